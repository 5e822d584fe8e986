import { describe, expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { seededRandom } from "../../tests/support/seeded-random.ts";
import { ALL } from "./category.ts";
import type { Product } from "./product.ts";
import { cardWith, showcase } from "./showcase.ts";

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
