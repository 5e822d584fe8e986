import { expect, test } from "vitest";
import { setValue } from "../../tests/support/sample-products.ts";
import type { ProductChoice } from "../choice/choice-sets.ts";
import { choicesAfter } from "./product-patch.ts";

const values = ["iphone-15", "iphone-17", "iphone-18"].map((id) => setValue(id));
const SETS = [{ id: "model", name: "Telefon modeli", word: "model", values }];
const choice = (without: string[], extra = {}, set = "model") => ({ set, without, extra });
const product = (choices: ProductChoice[]) => ({ name: "Kılıf", choices });
const change = (isGiven: boolean) => ({ set: "model", values: ["iphone-18"], isGiven });

test("a given value is no longer left out, and other choices stay", () => {
  const before = [choice(["iphone-18"], {}, "beden"), choice(["iphone-15", "iphone-18"])];
  expect(choicesAfter(product(before), change(true), SETS)).toEqual([
    choice(["iphone-18"], {}, "beden"),
    choice(["iphone-15"]),
  ]);
});

test("a product that did not ask for the set asks for the given values alone", () => {
  expect(choicesAfter(product([]), change(true), SETS)).toEqual([
    { set: "model", without: ["iphone-15", "iphone-17"], extra: {} },
  ]);
});

test("a taken value is left out, once, and nobody gets a set by it", () => {
  const taken = choicesAfter(product([choice([])]), change(false), SETS);
  expect(taken).toEqual([choice(["iphone-18"])]);
  expect(choicesAfter(product(taken), change(false), SETS)).toEqual(taken);
  expect(choicesAfter(product([]), change(false), SETS)).toEqual([]);
});

test("a product of which no value would be left is named", () => {
  const last = { ...change(false), values: ["iphone-15", "iphone-17", "iphone-18"] };
  expect(() => choicesAfter(product([choice(["iphone-15"])]), last, SETS)).toThrow("“Kılıf” için");
});

test("a fourth set is refused by the name of the product, and a set that is gone is refused", () => {
  const full = ["a", "b", "c"].map((set) => choice([], {}, set));
  expect(() => choicesAfter(product(full), change(true), SETS)).toThrow("“Kılıf” zaten 3 set soruyor");
  expect(() => choicesAfter(product([]), change(true), [])).toThrow("Bu set artık yok");
});
