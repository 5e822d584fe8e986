import { expect, test } from "vitest";
import { endedList, suggestedColors, withoutColor, withoutLast, withSuggested } from "./typed-colors.ts";

test("the shop's own colors are suggested first, then known color words, none twice and none already listed", () => {
  expect(suggestedColors("kı", ["Kızıl", "kırmızı"])).toEqual(["Kızıl", "kırmızı", "kırık beyaz"]);
  expect(suggestedColors("kırmızı, KIR", [])).toEqual(["kırık beyaz"]);
  expect(suggestedColors("mavi, ", ["lila"])).toEqual([]);
});

test("the second word of a color matches too, after colors that begin with the typed letters", () => {
  expect(suggestedColors("mavi", [])).toEqual(["açık mavi", "bebek mavisi", "buz mavisi"]);
});

test("a suggestion replaces the word that is being typed", () => {
  expect(withSuggested("krem, lil", "lila")).toBe("krem, lila, ");
  expect(withSuggested("lil", "lila")).toBe("lila, ");
});

test("a word can be completed, the last removed, and any removed by name", () => {
  expect(endedList("krem,lila")).toBe("krem, lila, ");
  expect(withoutLast("krem, lila, ")).toBe("krem, ");
  expect(withoutColor("krem, lila, mint", "lila")).toBe("krem, mint");
});
