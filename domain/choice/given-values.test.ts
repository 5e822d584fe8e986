import { expect, test } from "vitest";
import { choicesAfter } from "./given-values.ts";

const values = ["iphone-15", "iphone-17", "iphone-18"].map((id) => ({ id, name: id, note: "" }));
const SETS = [{ id: "model", name: "Telefon modeli", word: "model", values }];
const choice = (set: string, without: string[]) => ({ set, without, extra: { "iphone-15": 20 } });
const change = (isGiven: boolean) => ({ set: "model", values: ["iphone-18"], isGiven });

test("a given value is no longer left out, and other choices stay", () => {
  const before = [choice("beden", ["iphone-18"]), choice("model", ["iphone-15", "iphone-18"])];
  expect(choicesAfter(before, change(true), SETS)).toEqual([
    choice("beden", ["iphone-18"]),
    choice("model", ["iphone-15"]),
  ]);
});

test("a product that did not ask for the set asks for the given values alone", () => {
  expect(choicesAfter([], change(true), SETS)).toEqual([
    { set: "model", without: ["iphone-15", "iphone-17"], extra: {} },
  ]);
});

test("a taken value is left out, once, and nobody gets a set by it", () => {
  const taken = choicesAfter([choice("model", [])], change(false), SETS);
  expect(taken).toEqual([choice("model", ["iphone-18"])]);
  expect(choicesAfter(taken, change(false), SETS)).toEqual(taken);
  expect(choicesAfter([], change(false), SETS)).toEqual([]);
});

test("a fourth set and a set that is gone are refused", () => {
  const full = ["a", "b", "c"].map((set) => choice(set, []));
  expect(() => choicesAfter(full, change(true), SETS)).toThrow("en fazla 3 seçenek seti");
  expect(() => choicesAfter([], change(true), [])).toThrow("Bu set artık yok");
});
