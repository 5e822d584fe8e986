import { expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { MAX_UNPAGED, matchingProducts } from "./matching-products.ts";

test("§7 GET /products: all products are one list up to ten thousand, and more are read in pages", () => {
  const products = Array.from({ length: MAX_UNPAGED + 1 }, () => productOf({}));
  expect(matchingProducts(products.slice(1), {}).products).toHaveLength(10_000);
  expect(() => matchingProducts(products, {})).toThrow(
    'Bu listede 10001 ürün var, bir kerede en fazla 10000 ürün verilir. "limit" ve "offset" ile sayfa sayfa iste',
  );
  const [first, last] = [0, 10_000].map((offset) => matchingProducts(products, { offset, limit: 1000 }));
  expect([first?.products.length, last?.products.length, last?.total]).toEqual([1000, 1, 10_001]);
});
