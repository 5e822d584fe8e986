import { describe, expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { FIRST_SETTINGS } from "../../tests/support/sample-shop.ts";
import { CATEGORIES, DEMO, searchOf } from "../../tests/support/search/demo-search.ts";
import type { Product } from "../catalog/product.ts";
import { giftWays } from "./gift-ways.ts";

const { searchGuide } = FIRST_SETTINGS;
const categories = CATEGORIES.map((category) => ({ ...category, tint: "rose" as const }));
const waysOf = (products: readonly Product[]) => giftWays({ products, categories, searchGuide });
const labels = (products: readonly Product[]) =>
  [waysOf(products).recipients, waysOf(products).budgets].map((ways) => ways.map(({ label }) => label));

describe("the ways in", () => {
  test("of the demo shop lead to persons and budgets", () => {
    const [recipients, budgets] = labels(DEMO);
    expect(recipients).toEqual(expect.arrayContaining(["Sevgilime", "Anneme", "Babama", "Çocuğa"]));
    expect(budgets).toEqual(["₺200 altı", "₺300 altı", "₺500 altı", "₺1.000 altı"]);
  });

  test("lead to answers with at least three products in stock, those in stock first", () => {
    const search = searchOf(DEMO);
    for (const { query } of Object.values(waysOf(DEMO)).flat()) {
      const { found, isNear } = search.find(query);
      expect(isNear, query).toBe(false);
      expect(found.slice(0, 3).map(({ product }) => product.inStock)).toEqual([true, true, true]);
    }
  });

  test("are shown from the third product in stock on", () => {
    const plush = ["Ayı", "Tavşan", "Kedi"].map((name) =>
      productOf({ name: `${name} Peluş`, price: 900, category: "trend" }),
    );
    const [bear, ...others] = plush;
    expect(labels(plush)).toEqual([["Bebeğe", "Çocuğa"], ["₺1.000 altı"]]);
    expect(labels(others)).toEqual([[], []]);
    expect(labels([...others, ...(bear ? [{ ...bear, inStock: false }] : [])])).toEqual([[], []]);
  });

  test("are none in an empty shop", () => {
    expect(waysOf([])).toEqual({ recipients: [], budgets: [] });
  });
});
