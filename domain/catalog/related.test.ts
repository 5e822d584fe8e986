import { expect, test } from "vitest";
import { LABUBU } from "../../tests/support/sample-products.ts";
import type { Product } from "./product.ts";
import { RELATED_LIMIT, relatedTo } from "./related.ts";

const toys = ["a", "b", "c", "d", "e", "f"].map((id) => product(id));
const shop = [product("kolye", { category: "takilar" }), ...toys, product("kupe", { category: "takilar" })];

test("relatives are the ones that follow in the category, and after the last the first", () => {
  expect(idsOf(relatedTo(product("b"), shop))).toEqual(["c", "d", "e", "f"]);
  expect(idsOf(relatedTo(product("e"), shop))).toEqual(["f", "a", "b", "c"]);
});

test("every product of a category is a relative of some other", () => {
  const shown = new Set(toys.flatMap((toy) => idsOf(relatedTo(toy, shop))));
  expect(shown).toEqual(new Set(idsOf(toys)));
});

test("what is sold out comes last", () => {
  const withSoldOut = shop.map((one) => (one.id === "c" ? { ...one, inStock: false } : one));
  expect(idsOf(relatedTo(product("b"), withSoldOut))).toEqual(["d", "e", "f", "a"]);
  expect(idsOf(relatedTo(product("b"), withSoldOut.slice(0, 5)))).toEqual(["d", "a", "c"]);
});

test("a product that is gone has the first of its category as relatives", () => {
  expect(idsOf(relatedTo({ id: "", category: "labubu" }, shop))).toEqual(idsOf(toys.slice(0, RELATED_LIMIT)));
});

test("the only one of its kind has none", () => {
  expect(relatedTo(product("tek", { category: "trend" }), shop)).toEqual([]);
});

const idsOf = (products: Product[]) => products.map(({ id }) => id);

function product(id: string, traits: Partial<Product> = {}): Product {
  return { ...LABUBU, id, slug: id, createdAt: "", updatedAt: "", revision: 1, ...traits };
}
