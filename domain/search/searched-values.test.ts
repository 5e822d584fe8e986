import { expect, test } from "vitest";
import { FIRST_CHOICE_SETS } from "../../content/first-choice-sets.ts";
import { productOf } from "../../tests/support/sample-products.ts";
import { createSearch } from "./search.ts";
import { NO_GUIDE } from "./search-guide.ts";

const made = (name: string, set: string, soldOut: string[][] = []) =>
  productOf({ id: name, name, choices: [{ set, without: [], extra: {} }], soldOut });

const search = createSearch({
  products: [
    made("Şeffaf Telefon Kılıfı", "telefon-modeli", [["telefon-modeli=iphone-15-pro"]]),
    made("Silikon Telefon Kılıfı", "telefon-modeli"),
    made("Zirkon Yüzük", "yuzuk-olcusu", [["yuzuk-olcusu=18"]]),
    productOf({ id: "aski", name: "Telefon Askısı" }),
  ],
  categories: [],
  sets: FIRST_CHOICE_SETS,
  synonyms: [],
  guide: NO_GUIDE,
});

test.each([
  ["iphone 15 kılıf", ["Şeffaf Telefon Kılıfı", "Silikon Telefon Kılıfı"]],
  ["iphone15 kılıfı", ["Şeffaf Telefon Kılıfı", "Silikon Telefon Kılıfı"]],
  ["samsung s25 ultra kılıf", ["Şeffaf Telefon Kılıfı", "Silikon Telefon Kılıfı"]],
  ["16 numara yüzük", ["Zirkon Yüzük"]],
])("'%s' finds what comes in it", (query, names) => {
  const { found, isNear } = search.find(query);
  expect(isNear).toBe(false);
  expect(found.map(({ product }) => product.name).toSorted()).toEqual(names.toSorted());
});

test("a size that is sold out is near at most", () => {
  expect(search.find("18 numara yüzük").isNear).toBe(true);
});
