import { expect, test } from "vitest";
import { searchedWords } from "./searched-words.ts";

test.each([
  ["  Işıklı KÜPE  ", "isikli kupe"],
  ["iPhone 15 kılıf", "iphone ## kilif"],
  ["0532 123 45 67", "#### ### ## ##"],
  ["٠٥٣٢", "####"],
  ["ayse@posta.example kupa", "@ kupa"],
  ["<b>kupa</b>", "b kupa b"],
  ["!!!", ""],
])("%s is kept as %s", (typed, kept) => {
  expect(searchedWords(typed)).toBe(kept);
});

test("a long search is cut", () => {
  expect(searchedWords("kupa ".repeat(30)).length).toBeLessThanOrEqual(40);
});
