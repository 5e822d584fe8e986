import { expect, test } from "vitest";
import { usedColors } from "./color-words.ts";

test("colors are sorted by use, each in its most used spelling", () => {
  const products = [["Krem", "lila"], ["lila", "krem"], ["krem"], ["LİLA", "vişne"]].map((colors) => ({ colors }));
  expect(usedColors(products)).toEqual(["lila", "krem", "vişne"]);
});
