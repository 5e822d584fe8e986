import { expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { cardOf, paintedColors, paintsOf } from "./painted-colors.ts";

const kolye = productOf({ name: "Kolye", colors: ["Siyah", "gökkuşağı", "açık mavi"] });

test("a word that cannot be painted stays a word", () => {
  expect(paintedColors(["Siyah", "gökkuşağı"])).toEqual([
    { word: "Siyah", paint: "#1d1a19" },
    { word: "gökkuşağı", paint: undefined },
  ]);
  expect(cardOf(kolye).colors).toEqual(paintedColors(kolye.colors));
});

test("the paints of a list are those of its own words, as they are written there", () => {
  const kolyes = [kolye, productOf({ colors: ["SİYAH", "Siyah", "constructor", "__proto__"] })];
  expect(paintsOf(kolyes)).toEqual({ Siyah: "#1d1a19", SİYAH: "#1d1a19", "açık mavi": "#a9d0f5" });
  expect(paintsOf([])).toEqual({});
});
