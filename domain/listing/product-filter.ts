import type { Product } from "../catalog/product.ts";
import { fold } from "../turkish.ts";

/** What narrows a list of products; what is left out narrows nothing. */
export type ProductFilter = {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Folded words, see `foldColor`: of several, one is enough. */
  colors?: readonly string[] | undefined;
  discounted?: boolean | undefined;
};

/** More of them would make a longer address than the server reads (server/http/request-guard.ts). */
export const MAX_FILTER_COLORS = 20;

/** How a color is asked for: `Gül kurusu` and `GÜL  KURUSU` are one. */
export const foldColor = (word: string): string => fold(word).trim().replace(/\s+/g, " ");

/** In the one order in which several colors stand in an address. */
export function colorsIn(words: readonly string[]): string[] {
  const colors = new Set(words.map(foldColor).filter(isColor));
  return [...colors].sort().slice(0, MAX_FILTER_COLORS);
}

const LONGEST_COLOR = 40;
const isColor = (folded: string): boolean => folded !== "" && folded.length <= LONGEST_COLOR;

export type PriceRange = { minPrice?: number; maxPrice?: number };

/** Two limits that were mixed up are read as they were meant. */
export function priceRange(from: number | undefined, to: number | undefined): PriceRange {
  const isMixedUp = from !== undefined && to !== undefined && from > to;
  const [minPrice, maxPrice] = isMixedUp ? [to, from] : [from, to];
  return { ...(minPrice === undefined ? {} : { minPrice }), ...(maxPrice === undefined ? {} : { maxPrice }) };
}

export const isPriced = (
  { price }: Pick<Product, "price">,
  { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: ProductFilter,
): boolean => price >= minPrice && price <= maxPrice;

/** `folded` are the product's colors. */
export const isColored = (folded: ReadonlySet<string>, { colors = [] }: ProductFilter): boolean =>
  colors.length === 0 || colors.some((color) => folded.has(color));
