import { describe, expect, test } from "vitest";
import { LABUBU, productOf } from "../../tests/support/sample-products.ts";
import { seededRandom } from "../../tests/support/thorough.ts";
import { ALL } from "./category.ts";
import type { Product } from "./product.ts";
import { cardWith, RELATED_LIMIT, relatedTo, showcase } from "./showcase.ts";

describe("the filter 'all'", () => {
  test("shows all products when 5 are featured (§9)", () => {
    const products = [...some(3, {}), ...some(5, { featured: true })];
    expect(showcase(products, ALL)).toMatchObject(namesOf(products));
  });

  test("shows only the featured when 6 are featured (§9)", () => {
    const featured = some(6, { featured: true });
    expect(showcase([...some(3, {}), ...featured], ALL)).toMatchObject(namesOf(featured));
  });

  test.each([true, false])("shows at most 8, the first ones in order (§9), featured: %s", (featured) => {
    const products = some(20, { featured });
    expect(showcase(products, ALL)).toMatchObject(namesOf(products.slice(0, 8)));
  });

  test("an empty shop shows nothing", () => {
    expect(showcase([], ALL)).toEqual([]);
  });
});

describe("a category's filter", () => {
  const phones = some(9, { category: "telefon" });
  const products = [...some(7, { category: "takilar", featured: true }), ...phones];

  test("shows the category's products, featured or not, at most 8 (§9)", () => {
    expect(showcase(products, "telefon")).toMatchObject(namesOf(phones.slice(0, 8)));
  });

  test("shows nothing for an empty category", () => {
    expect(showcase(products, "trend")).toEqual([]);
  });

  test("leaves the given list unchanged", () => {
    const before = structuredClone(products);
    showcase(products, ALL);
    expect(products).toEqual(before);
  });
});

test.each(Array.from({ length: 60 }, (_, seed) => seed))(
  "applied to its own result it changes nothing, catalogue %d, so the server may choose first (§9)",
  (seed) => {
    for (const filter of [ALL, "takilar", "telefon"]) {
      const chosen = showcase(randomProducts(seed), filter);
      expect(showcase(chosen, filter)).toEqual(chosen);
    }
  },
);

test("a card has all colors, but no description and no further pictures", () => {
  const card = cardWith(
    productOf({ description: "Uzun", colors: ["siyah", "beyaz", "mavi", "lila"] }),
    (word) => `paint of ${word}`,
  );
  expect(card.colors).toEqual(["siyah", "beyaz", "mavi", "lila"].map((word) => ({ word, paint: `paint of ${word}` })));
  expect(Object.keys(card)).not.toContain("description");
  expect(Object.keys(card)).not.toContain("images");
});

const namesOf = (products: Product[]) => products.map(({ id, name }) => ({ id, name }));

function randomProducts(seed: number): Product[] {
  const roll = seededRandom(seed);
  const featuredOneIn = 1 + roll(6);
  return some(roll(40), {}).map((product) => ({
    ...product,
    category: ["takilar", "telefon", "trend"][roll(3)] ?? "trend",
    featured: roll(featuredOneIn) === 0,
  }));
}

function some(count: number, traits: Partial<Product>): Product[] {
  return Array.from({ length: count }, (_, index) =>
    productOf({ id: `${JSON.stringify(traits)}-${index}`, slug: `urun-${index}`, name: `Ürün ${index}`, ...traits }),
  );
}

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
