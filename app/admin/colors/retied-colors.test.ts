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
])("%j changed to %j keeps the pictures of its colors", (colors, typed, expected) => {
  expect(retied({ colors, colorImages: ties }, typed)).toEqual(expected);
});

test.each([
  ["krem, ", { krem: "/bir" }],
  ["krem, krem", { krem: "/bir" }],
  ["lila, krem", ties],
])("changing 'krem, lila' to %j gives no color the picture of another", (typed, expected) => {
  expect(retied({ colors: "krem, lila", colorImages: ties }, typed)).toEqual(expected);
});

test.each(["krem, lila, mint", "mint, krem, lila", "lila", "krem"])(
  "%j has more or fewer colors, so nothing is renamed",
  (typed) => {
    expect(retied({ colors: "krem, lila", colorImages: ties }, typed)).toBeUndefined();
  },
);
