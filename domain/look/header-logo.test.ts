import { expect, test } from "vitest";
import { hasWhiteGround, isLongName, logoGround, toneOf } from "./header-logo.ts";

const [WHITE, BLACK, RED] = ["#ffffff", "#000000", "#c8193f"];
const mixed = (...parts: [string, number][]) => parts.flatMap(([color, count]) => Array<string>(count).fill(color));

test.each([
  ["white letters", mixed([WHITE, 10]), "light"],
  ["black letters", mixed([BLACK, 10]), "dark"],
  ["black letters beside a red heart", mixed([BLACK, 4], [RED, 6]), "dark"],
  ["white letters beside a red heart", mixed([WHITE, 5], [RED, 5]), "light"],
  ["a red heart with a white shine", mixed([RED, 8], [WHITE, 2]), "any"],
  ["a drawing with black outlines", mixed([RED, 8], [BLACK, 2]), "any"],
  ["pale yellow letters", mixed(["#ffe9a8", 10]), "light"],
  ["navy letters", mixed(["#1a1f5c", 10]), "dark"],
  ["nothing", [], "any"],
])("%s are lost on paper of that tone", (_, colors, tone) => {
  expect(toneOf(colors)).toBe(tone);
});

test.each([
  [{ tone: "light" }, "#231815", undefined],
  [{ tone: "dark" }, undefined, WHITE],
  [{ tone: "any" }, undefined, undefined],
  [{ tone: "any", ground: "#fdfdfd" }, "#fdfdfd", "#fdfdfd"],
  [{ tone: "any", ground: "#c8193f" }, RED, RED],
] as const)("%j stands on %s on light paper, on %s on dark paper", (logo, light, dark) => {
  expect([logoGround(logo, false), logoGround(logo, true)]).toEqual([light, dark]);
});

test("only a nearly white ground can take the paper's color", () => {
  const grounds = ["#ffffff", "#fbfbfb", "#efe4da", "#c8193f", undefined];
  expect(grounds.map((ground) => hasWhiteGround({ tone: "any", ground }))).toEqual([true, true, false, false, false]);
});

test.each([
  ["Fiyonk", "bow", false],
  ["Hediye Evi", "bow", true],
  ["Hediye Evi", "name", false],
  ["Minik Hediyem", "name", true],
  ["Mor Kurdele Atölyesi", { image: "", width: 1, height: 1, tone: "any" }, false],
] as const)("%s beside %j is written smaller: %s", (name, logo, isLong) => {
  expect(isLongName(name, logo)).toBe(isLong);
});
