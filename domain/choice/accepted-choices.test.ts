import { expect, test } from "vitest";
import { setValue } from "../../tests/support/sample-products.ts";
import { acceptedChoices } from "./accepted-choices.ts";

const values = ["iphone-15", "iphone-17"].map((id) => setValue(id));
const SETS = [{ id: "model", name: "Telefon modeli", word: "model", values }];
const choice = (without: string[], extra = {}, set = "model") => ({ set, without, extra });

test("a set that does not exist is refused, one that is gone stays until it is taken away", () => {
  const gone = choice(["m"], {}, "beden");
  expect(() => acceptedChoices([gone], SETS)).toThrow("Böyle bir set yok");
  expect(acceptedChoices([gone], SETS, [gone])).toEqual([gone]);
});

test("values that the set does not have are dropped, unless the product had them before", () => {
  const sent = choice(["iphone-15", "iphone-99"], { "iphone-17": 20, yok: 5 });
  expect(acceptedChoices([sent], SETS)).toEqual([choice(["iphone-15"], { "iphone-17": 20 })]);
  expect(acceptedChoices([sent], SETS, [sent])).toEqual([sent]);
});

test("a group of which nothing is left is refused, but not at another change of the product", () => {
  const nothing = choice(["iphone-15", "iphone-17"]);
  expect(() => acceptedChoices([nothing], SETS, [choice([])])).toThrow(
    "Setten en az bir seçenek kalsın, ya da seti çıkar: Telefon modeli",
  );
  expect(acceptedChoices([nothing], SETS, [nothing])).toEqual([nothing]);
});
