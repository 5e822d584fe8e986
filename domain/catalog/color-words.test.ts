import { expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { cardOf, colorOf, paintedColors, paintsOf, usedColors } from "./color-words.ts";

test.each(["kırmızı", "KIRMIZI", " Kırmızı ", "kirmizi", "parlak kırmızı"])("%j is painted red", (word) => {
  expect(colorOf(word)).toBe("#d3222f");
});

test("a known color of two words is painted as itself, not as its last word", () => {
  expect(colorOf("Açık Mavi")).toBe("#a9d0f5");
  expect(colorOf("koyu mavi")).toBe(colorOf("mavi"));
});

test.each(["", "gökkuşağı", "#ff0000", "url(x)", "constructor", "__proto__", "mavi __proto__"])(
  "%j has no paint",
  (word) => {
    expect(colorOf(word)).toBeUndefined();
  },
);

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

test("colors are sorted by use, each in its most used spelling", () => {
  const products = [["Krem", "lila"], ["lila", "krem"], ["krem"], ["LİLA", "vişne"]].map((colors) => ({ colors }));
  expect(usedColors(products)).toEqual(["lila", "krem", "vişne"]);
});
