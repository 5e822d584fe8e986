import { expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { cardOf, paintedColors, paintsOf } from "./color-words.ts";

const kolye = productOf({ name: "Kolye", colors: ["Siyah", "gökkuşağı", "açık mavi"] });

test("a color word without a paint keeps its word", () => {
  expect(paintedColors(["Siyah", "gökkuşağı"])).toEqual([
    { word: "Siyah", paint: "#1d1a19" },
    { word: "gökkuşağı", paint: undefined },
  ]);
  expect(cardOf(kolye).colors).toEqual(paintedColors(kolye.colors));
});

test("the paints of products are keyed by their own spelling of each word", () => {
  const kolyes = [kolye, productOf({ colors: ["SİYAH", "Siyah", "constructor", "__proto__"] })];
  expect(paintsOf(kolyes)).toEqual({ Siyah: "#1d1a19", SİYAH: "#1d1a19", "açık mavi": "#a9d0f5" });
  expect(paintsOf([])).toEqual({});
});
