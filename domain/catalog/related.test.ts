import { expect, test } from "vitest";
import { LABUBU } from "../../tests/support/sample-products.ts";
import type { Product } from "./product.ts";
import { RELATED_LIMIT, relatedTo } from "./showcase.ts";

const toys = ["a", "b", "c", "d", "e", "f"].map((id) => product(id));
const shop = [product("kolye", { category: "takilar" }), ...toys, product("kupe", { category: "takilar" })];

test("the next products of the category are related, and the first follow the last", () => {
  expect(idsOf(relatedTo(product("b"), shop))).toEqual(["c", "d", "e", "f"]);
  expect(idsOf(relatedTo(product("e"), shop))).toEqual(["f", "a", "b", "c"]);
});

test("every product of a category is related to another one", () => {
  const shown = new Set(toys.flatMap((toy) => idsOf(relatedTo(toy, shop))));
  expect(shown).toEqual(new Set(idsOf(toys)));
});

test("sold-out products come last", () => {
  const withSoldOut = shop.map((one) => (one.id === "c" ? { ...one, inStock: false } : one));
  expect(idsOf(relatedTo(product("b"), withSoldOut))).toEqual(["d", "e", "f", "a"]);
  expect(idsOf(relatedTo(product("b"), withSoldOut.slice(0, 5)))).toEqual(["d", "a", "c"]);
});

test("a removed product is related to the first of its category", () => {
  expect(idsOf(relatedTo({ id: "", category: "labubu" }, shop))).toEqual(idsOf(toys.slice(0, RELATED_LIMIT)));
});

test("the only product of a category has no related ones", () => {
  expect(relatedTo(product("tek", { category: "trend" }), shop)).toEqual([]);
});

const idsOf = (products: Product[]) => products.map(({ id }) => id);

function product(id: string, traits: Partial<Product> = {}): Product {
  return { ...LABUBU, id, slug: id, createdAt: "", updatedAt: "", revision: 1, ...traits };
}
