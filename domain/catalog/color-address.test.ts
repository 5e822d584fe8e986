import { expect, test } from "vitest";
import { colorAt, colorSlug } from "./color-address.ts";

const COLORS = ["Gül kurusu", "vişne", "Mavi", "mavi", "★", "♥"];

test("an address names a color by its slug", () => {
  expect(colorSlug("Gül kurusu", COLORS)).toBe("gul-kurusu");
  expect(colorAt("gul-kurusu", COLORS)).toBe("Gül kurusu");
});

test("each color is found again by its name, also where two have the same slug", () => {
  expect(COLORS.map((color) => colorAt(colorSlug(color, COLORS), COLORS))).toEqual(COLORS);
});

test.each([null, "", "yok", "VİŞNE", "constructor"])("the name %j chooses no color", (named) => {
  expect(colorAt(named, COLORS)).toBeUndefined();
});
