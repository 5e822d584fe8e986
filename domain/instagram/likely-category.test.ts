import { expect, test } from "vitest";
import { likelyCategory } from "./likely-category.ts";

const CATEGORIES = ["Çift Ürünleri", "Takılar", "Telefon Aksesuarları", "Kupa"];

test.each([
  ["Gümüş takı seti", "Takılar"],
  ["Kişiye özel kupa 🎁", "Kupa"],
  ["iPhone telefon kılıfı", "Telefon Aksesuarları"],
  ["Sevgililere çift bileklik", "Çift Ürünleri"],
  ["Peluş ayı", ""],
  ["", ""],
])("%s is in %s", (words, category) => {
  expect(likelyCategory(words, CATEGORIES, [])).toBe(category);
});

test("what was sorted before says where like things go", () => {
  const before = [
    { words: "Peluş tavşan", category: "Oyuncak" },
    { words: "Gümüş kolye", category: "Takılar" },
  ];
  expect(likelyCategory("Dev peluş ayı", CATEGORIES, before)).toBe("Oyuncak");
  expect(likelyCategory("Gümüş kalpli kolye", CATEGORIES, before)).toBe("Takılar");
  expect(likelyCategory("Mum", CATEGORIES, before)).toBe("");
});
