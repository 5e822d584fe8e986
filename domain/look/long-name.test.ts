import { expect, test } from "vitest";
import { isLongName } from "./long-name.ts";

test.each([
  ["Fiyonk", "bow", false],
  ["Hediye Evi", "bow", true],
  ["Hediye Evi", "name", false],
  ["Minik Hediyem", "name", true],
  ["Mor Kurdele Atölyesi", { image: "", width: 1, height: 1, tone: "any" }, false],
] as const)("%s beside %j is written smaller: %s", (name, logo, isLong) => {
  expect(isLongName(name, logo)).toBe(isLong);
});
