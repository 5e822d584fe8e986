import { expect, test } from "vitest";
import { togetherMark } from "../../../domain/choice/counted-together.ts";
import { endedList, retied, suggestedColors, withoutColor, withoutLast, withSuggested } from "./typed-colors.ts";

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

const ties = { krem: "/bir", lila: "/iki" };
const MARKS = {
  soldOut: [["renk=lila"], ["renk=krem", "model=a"]],
  counts: { "": "9", "renk=lila": "2" },
  countsTogether: { [togetherMark(["renk=lila", "tel=a"])]: "4" },
};
const tied = (colors: string) => ({ colors, colorImages: ties, ...MARKS });

test("a renamed color keeps what is sold out and counted of it", () => {
  expect(retied(tied("krem, lila"), "krem, mor")).toMatchObject({
    soldOut: [["renk=mor"], ["renk=krem", "model=a"]],
    counts: { "": "9", "renk=mor": "2" },
    countsTogether: { [togetherMark(["renk=mor", "tel=a"])]: "4" },
  });
});

test.each([
  ["krem, lila", "krem, açık lila", { krem: "/bir", "açık lila": "/iki" }],
  ["krem, lila", "bej, lila", { bej: "/bir", lila: "/iki" }],
  ["krem, lila", "bej, mor", { bej: "/bir", mor: "/iki" }],
  ["krem, lila", "krem, mor, ", { krem: "/bir", mor: "/iki" }],
  ["krem, lila, ", "krem, mor", { krem: "/bir", mor: "/iki" }],
  ["mint, lila", "gri, lila", ties],
])("%j changed to %j keeps the pictures of its colors", (colors, typed, expected) => {
  expect(retied(tied(colors), typed)?.colorImages).toEqual(expected);
});

test.each([
  ["krem, ", { krem: "/bir" }],
  ["krem, krem", { krem: "/bir" }],
  ["lila, krem", ties],
])("changing 'krem, lila' to %j gives no color the picture of another", (typed, expected) => {
  expect(retied(tied("krem, lila"), typed)?.colorImages).toEqual(expected);
});

test.each(["krem, lila, mint", "mint, krem, lila", "lila", "krem"])(
  "%j has more or fewer colors, so nothing is renamed",
  (typed) => {
    expect(retied(tied("krem, lila"), typed)).toBeUndefined();
  },
);
