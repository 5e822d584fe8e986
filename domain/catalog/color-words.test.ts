import { expect, test } from "vitest";
import { colorOf } from "./color-words.ts";

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
