import { expect, test } from "vitest";
import { setValue } from "../../../tests/support/sample-products.ts";
import { choicesInWords } from "./field-value.tsx";

const SETS = [
  {
    id: "telefon-modeli",
    name: "Telefon modeli",
    word: "model",
    values: [setValue("iphone-13", "iPhone 13"), setValue("iphone-15", "iPhone 15")],
  },
];

test.each([
  [
    "choices",
    [{ set: "telefon-modeli", without: ["a", "b", "c"], extra: { "iphone-15": 20, "iphone-13": -5.5 } }],
    "Telefon modeli: 3 seçenek yok, iPhone 15 +₺20,00, iPhone 13 −₺5,50",
  ],
  ["choices", [{ set: "telefon-modeli", without: [], extra: {} }], "Telefon modeli: hepsi var"],
  ["choices", [{ set: "gone", without: [], extra: {} }], "gone: hepsi var"],
  [
    "personalTexts",
    [{ id: "isim", label: "İsim", most: 12, signs: "letters", isRequired: true, extra: 50 }],
    "İsim: en çok 12 harf, zorunlu, +₺50,00",
  ],
  ["soldOut", [["renk=pembe", "telefon-modeli=iphone-13"], ["renk=siyah"]], "pembe + iPhone 13 tükendi\nsiyah tükendi"],
  ["counts", { "": 3, "telefon-modeli=iphone-15": 2 }, "Bütün ürün: 3 adet\niPhone 15: 2 adet"],
  ["countsTogether", { "renk=pembe\ntelefon-modeli=iphone-13": 4 }, "pembe + iPhone 13: 4 adet"],
  ["counts", {}, ""],
  ["soldOut", "no list", ""],
])("%s of %j: %s", (field, value, words) => {
  expect(choicesInWords(field, value, SETS)).toBe(words);
});
