import { expect, test } from "vitest";
import { retied } from "./typed-colors.ts";

const ties = { krem: "/bir", lila: "/iki" };
const MARKS = { soldOut: [["renk=lila"], ["renk=krem", "model=a"]], counts: { "": "9", "renk=lila": "2" } };
const tied = (colors: string) => ({ colors, colorImages: ties, ...MARKS });

test("a renamed color keeps what is sold out and counted of it", () => {
  expect(retied(tied("krem, lila"), "krem, mor")).toMatchObject({
    soldOut: [["renk=mor"], ["renk=krem", "model=a"]],
    counts: { "": "9", "renk=mor": "2" },
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
