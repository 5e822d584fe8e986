import { expect, test } from "vitest";
import { retied } from "./retied-colors.ts";

const ties = { krem: "/bir", lila: "/iki" };

test.each([
  ["krem, lila", "krem, açık lila", { krem: "/bir", "açık lila": "/iki" }],
  ["krem, lila", "bej, lila", { bej: "/bir", lila: "/iki" }],
  ["krem, lila", "bej, mor", { bej: "/bir", mor: "/iki" }],
  ["krem, lila", "krem, mor, ", { krem: "/bir", mor: "/iki" }],
  ["krem, lila, ", "krem, mor", { krem: "/bir", mor: "/iki" }],
  ["mint, lila", "gri, lila", ties],
])("%j rewritten as %j keeps its pictures", (colors, typed, kept) => {
  expect(retied({ colors, colorImages: ties }, typed)).toEqual(kept);
});

test.each([
  ["krem, ", { krem: "/bir" }],
  ["krem, krem", { krem: "/bir" }],
  ["lila, krem", ties],
])("'krem, lila' that has become %j gives no color another one's picture", (typed, kept) => {
  expect(retied({ colors: "krem, lila", colorImages: ties }, typed)).toEqual(kept);
});

test.each(["krem, lila, mint", "mint, krem, lila", "lila", "krem"])("%j has more or fewer colors", (typed) => {
  expect(retied({ colors: "krem, lila", colorImages: ties }, typed)).toBeUndefined();
});
