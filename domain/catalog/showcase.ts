import { ALL, type Category } from "./category.ts";
import { colorOf } from "./color-words.ts";
import type { Product } from "./product.ts";

/** Spec §9: what the home page's grid shows. */
export const SHOWCASE_LIMIT = 8;
const FEATURED_ENOUGH = 6;
export const CARD_COLORS = 3;

/** What a card shows, and no more. */
export type ShowcaseProduct = Pick<
  Product,
  "id" | "slug" | "name" | "image" | "price" | "originalPrice" | "category" | "inStock" | "featured"
> & { colors: PaintedColor[] };

/** Without a paint it is a word we cannot paint, and gets a neutral chip. */
export type PaintedColor = { word: string; paint: string | undefined };

/** By filter; one that is not there has not been asked for yet. */
export type Showcases = Record<string, ShowcaseProduct[]>;

export function showcase(products: readonly Product[], filter: string): ShowcaseProduct[] {
  if (filter !== ALL) return firstOf(products.filter((product) => product.category === filter));
  const featured = featuredOf(products);
  return firstOf(isEnough(featured) ? featured : products);
}

/** The choice for every filter. */
export const showcasesOf = (products: readonly Product[], categories: readonly Category[]): Showcases =>
  Object.fromEntries(
    [ALL, ...categories.map(({ slug }) => slug)].map((filter) => [filter, showcase(products, filter)]),
  );

const featuredOf = (products: readonly Product[]) => products.filter(({ featured }) => featured);
const isEnough = (featured: readonly Product[]) => featured.length >= FEATURED_ENOUGH;

const firstOf = (products: readonly Product[]): ShowcaseProduct[] => products.slice(0, SHOWCASE_LIMIT).map(cardOf);

export const cardOf = (product: Product): ShowcaseProduct => {
  const { id, slug, name, image, price, originalPrice, category, inStock, featured } = product;
  const colors = paintedColors(product.colors.slice(0, CARD_COLORS));
  return { id, slug, name, image, price, originalPrice, colors, category, inStock, featured };
};

/** The server looks colors up, so that no phone carries the dictionary. */
export const paintedColors = (words: readonly string[]): PaintedColor[] =>
  words.map((word) => ({ word, paint: colorOf(word) }));
