import { demoProducts } from "../../../content/demo/demo-products.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { createSearch, type Search } from "../../../domain/search/search.ts";
import { productOf } from "../sample-products.ts";
import { FIRST_SETTINGS } from "../sample-shop.ts";

export const CATEGORIES = Object.entries({
  "cift-urunleri": "Çift Ürünleri",
  labubu: "Labubu & Pop Mart",
  takilar: "Takılar",
  telefon: "Telefon Aksesuarları",
  trend: "Trend Ürünler",
}).map(([slug, name]) => ({ id: slug, slug, name, image: "" }));

/** The demo catalogue; each product is a day newer than the one before. */
export const DEMO: readonly Product[] = demoProducts().map((product, at) => {
  const { name, colors, description, category, isSoldOut, price, before, featured } = product;
  return productOf({
    name,
    colors,
    description,
    category,
    price,
    originalPrice: before ?? null,
    inStock: !isSoldOut,
    featured: featured !== undefined,
    createdAt: new Date(Date.UTC(2025, 0, 1 + at)).toISOString(),
  });
});

export function searchOf(products: readonly Product[]): Search {
  return createSearch({
    products,
    categories: CATEGORIES,
    synonyms: FIRST_SETTINGS.synonyms,
    guide: FIRST_SETTINGS.searchGuide,
  });
}

/** Rows for `test.each`: each of the queries, which stand in one text between commas, with what all of them should find. */
export const eachOf = <Meant>(rows: readonly (readonly [queries: string, meant: Meant])[]): [string, Meant][] =>
  rows.flatMap(([queries, meant]) => queries.split(", ").map((query): [string, Meant] => [query, meant]));
