import { expect, test } from "vitest";
import { colourOf } from "./color-words.ts";

test.each(["kırmızı", "KIRMIZI", " Kırmızı ", "kirmizi", "parlak kırmızı"])("%j is painted red", (word) => {
  expect(colourOf(word)).toBe("#d3222f");
});

test("a colour of two words is itself, not its last word", () => {
  expect(colourOf("Açık Mavi")).toBe("#a9d0f5");
  expect(colourOf("koyu mavi")).toBe(colourOf("mavi"));
});

test.each(["", "gökkuşağı", "#ff0000", "url(x)", "constructor", "__proto__", "mavi __proto__"])(
  "%j is no colour we can paint",
  (word) => {
    expect(colourOf(word)).toBeUndefined();
  },
);
