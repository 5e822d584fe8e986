import type { Catalog } from "./catalog.ts";
import { ALL, type Category } from "./category.ts";
import { colourOf } from "./colour-words.ts";
import type { Product } from "./product.ts";

/** Spec §9: what the home page's grid shows. */
export const SHOWCASE_LIMIT = 8;
export const FEATURED_ENOUGH = 6;
export const CARD_COLORS = 3;

/** What a card shows, and no more: the home page carries up to eight for each filter. */
export type ShowcaseProduct = Pick<
  Product,
  "id" | "slug" | "name" | "image" | "price" | "originalPrice" | "category" | "inStock" | "featured"
> & { colors: PaintedColor[] };

/** Without a paint it is a word we cannot paint, and gets a neutral chip. */
export type PaintedColor = { word: string; paint: string | undefined };

export type Showcases = Record<string, ShowcaseProduct[]>;

export function showcase(products: readonly Product[], filter: string): ShowcaseProduct[] {
  if (filter !== ALL) return firstOf(products.filter((product) => product.category === filter));
  const featured = products.filter((product) => product.featured);
  return firstOf(featured.length >= FEATURED_ENOUGH ? featured : products);
}

export const showcasesOf = (products: readonly Product[], categories: readonly Category[]): Showcases =>
  Object.fromEntries(
    [ALL, ...categories.map(({ slug }) => slug)].map((filter) => [filter, showcase(products, filter)]),
  );

/** The same choice asked of the catalogue, so that the page's cost does not grow with it. */
export async function findShowcases(catalog: Catalog, categories: readonly Category[]): Promise<Showcases> {
  const chosen = [findAll(catalog), ...categories.map(({ slug }) => findCategory(catalog, slug))];
  return Object.fromEntries(await Promise.all(chosen));
}

async function findAll(catalog: Catalog): Promise<[string, ShowcaseProduct[]]> {
  const featured = await catalog.listProducts({ featured: true, limit: SHOWCASE_LIMIT });
  if (featured.total >= FEATURED_ENOUGH) return [ALL, firstOf(featured.products)];
  return [ALL, firstOf((await catalog.listProducts({ limit: SHOWCASE_LIMIT })).products)];
}

async function findCategory(catalog: Catalog, category: string): Promise<[string, ShowcaseProduct[]]> {
  return [category, firstOf((await catalog.listProducts({ category, limit: SHOWCASE_LIMIT })).products)];
}

const firstOf = (products: readonly Product[]): ShowcaseProduct[] => products.slice(0, SHOWCASE_LIMIT).map(cardOf);

export const cardOf = (product: Product): ShowcaseProduct => {
  const { id, slug, name, image, price, originalPrice, category, inStock, featured } = product;
  const colors = paintedColors(product.colors.slice(0, CARD_COLORS));
  return { id, slug, name, image, price, originalPrice, colors, category, inStock, featured };
};

/** The server looks colours up, so that no phone carries the dictionary. */
export const paintedColors = (words: readonly string[]): PaintedColor[] =>
  words.map((word) => ({ word, paint: colourOf(word) }));
