import { expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { codedProducts, codeKey } from "./cart-code.ts";

const ring = productOf({ id: "yuzuk", name: "Yüzük" });
const phoneCase = productOf({ id: "kilif", name: "Kılıf", colors: ["Pembe", "Siyah"] });

test("a key finds the product, and the color it was made with", () => {
  const keys = { ring: codeKey(ring), plain: codeKey(phoneCase), pink: codeKey({ id: "kilif", color: "Pembe" }) };
  const found = codedProducts([ring, phoneCase], new Set(Object.values(keys)));
  expect(found.get(keys.ring)).toEqual({ product: ring });
  expect(found.get(keys.plain)).toEqual({ product: phoneCase });
  expect(found.get(keys.pink)).toEqual({ product: phoneCase, color: "Pembe" });
});

test("a key of a color that is gone, or of another shop's product, finds nothing", () => {
  const keys = new Set([codeKey({ id: "kilif", color: "Lila" }), codeKey({ id: "baska" })]);
  expect(codedProducts([ring, phoneCase], keys).size).toBe(0);
});

test("of two products with the same key neither is found", () => {
  expect(codedProducts([ring, { ...ring, name: "Başka yüzük" }], new Set([codeKey(ring)])).size).toBe(0);
});
