import type { Product } from "../catalog/product.ts";
import { fold } from "../turkish.ts";

/** Filters of a product list. A missing field filters nothing. */
export type ProductFilter = {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  /** Folded words, see `foldColor`. A product needs one of them. */
  colors?: readonly string[] | undefined;
  discounted?: boolean | undefined;
};

/** More colors would make the address longer than the server accepts (server/http/request-guard.ts). */
export const MAX_FILTER_COLORS = 20;

/** The spelling of a color in filters: `Gül kurusu` and `GÜL  KURUSU` are the same. */
export const foldColor = (word: string): string => fold(word).trim().replace(/\s+/g, " ");

/** Folded and sorted, so that the same colors always give the same address. */
export function colorsIn(words: readonly string[]): string[] {
  const colors = new Set(words.map(foldColor).filter(isColor));
  return [...colors].sort().slice(0, MAX_FILTER_COLORS);
}

const MAX_COLOR_LENGTH = 40;
const isColor = (folded: string): boolean => folded !== "" && folded.length <= MAX_COLOR_LENGTH;

export type PriceRange = { minPrice?: number; maxPrice?: number };

/** Swaps the limits if `from` is larger than `to`. */
export function priceRange(from: number | undefined, to: number | undefined): PriceRange {
  const isSwapped = from !== undefined && to !== undefined && from > to;
  const [minPrice, maxPrice] = isSwapped ? [to, from] : [from, to];
  return { ...(minPrice === undefined ? {} : { minPrice }), ...(maxPrice === undefined ? {} : { maxPrice }) };
}

export const isPriced = (
  { price }: Pick<Product, "price">,
  { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: ProductFilter,
): boolean => price >= minPrice && price <= maxPrice;

/** `folded` are the product's colors. */
export const isColored = (folded: ReadonlySet<string>, { colors = [] }: ProductFilter): boolean =>
  colors.length === 0 || colors.some((color) => folded.has(color));
