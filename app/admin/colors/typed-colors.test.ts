import { expect, test } from "vitest";
import { endedList, suggestedColors, withoutColor, withoutLast, withSuggested } from "./typed-colors.ts";

test("the shop's own colors are suggested first, then those we can paint, none twice and none that is there", () => {
  expect(suggestedColors("kı", ["Kızıl", "kırmızı"])).toEqual(["Kızıl", "kırmızı", "kırık beyaz"]);
  expect(suggestedColors("kırmızı, KIR", [])).toEqual(["kırık beyaz"]);
  expect(suggestedColors("mavi, ", ["lila"])).toEqual([]);
});

test("the second word of a color is found too, after those that begin with it", () => {
  expect(suggestedColors("mavi", [])).toEqual(["açık mavi", "bebek mavisi", "buz mavisi"]);
});

test("a suggestion takes the place of the word that is being typed", () => {
  expect(withSuggested("krem, lil", "lila")).toBe("krem, lila, ");
  expect(withSuggested("lil", "lila")).toBe("lila, ");
});

test("a word is ended, the last is taken back, any is taken out", () => {
  expect(endedList("krem,lila")).toBe("krem, lila, ");
  expect(withoutLast("krem, lila, ")).toBe("krem, ");
  expect(withoutColor("krem, lila, mint", "lila")).toBe("krem, mint");
});
