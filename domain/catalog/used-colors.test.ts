import { expect, test } from "vitest";
import { usedColors } from "./used-colors.ts";

test("the shop's colors come by how often they are used, each in its most used spelling", () => {
  const products = [["Krem", "lila"], ["lila", "krem"], ["krem"], ["LİLA", "vişne"]].map((colors) => ({ colors }));
  expect(usedColors(products)).toEqual(["lila", "krem", "vişne"]);
});
