import type { Product } from "../catalog/product.ts";
import { isShown } from "../catalog/shown-from.ts";
import { discountPercent, lowestPrice, type ShownPrice, startPrices } from "../catalog/shown-price.ts";
import { toKurus } from "../money.ts";
import { fold } from "../turkish.ts";

/** Filters of a product list, in the shop, its API and the panel. A missing field filters nothing. */
export type ProductFilter = PriceRange & {
  category?: string | undefined;
  /** Folded words, see `foldColor`. A product needs one of them. */
  colors?: readonly string[] | undefined;
  featured?: boolean | undefined;
  inStock?: boolean | undefined;
  discounted?: boolean | undefined;
  isHidden?: boolean | undefined;
};

export type PriceRange = { minPrice?: number | undefined; maxPrice?: number | undefined };

export const PRODUCT_SORTS = ["recommended", "price-asc", "price-desc", "newest", "discount", "featured"] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

export const isMatching =
  ({ category, featured, inStock, discounted, isHidden, colors = [], ...prices }: ProductFilter) =>
  (product: Product): boolean =>
    (category === undefined || product.category === category) &&
    (featured === undefined || product.featured === featured) &&
    (inStock === undefined || product.inStock === inStock) &&
    (discounted === undefined || (discountPercent(startPrices(product)) !== undefined) === discounted) &&
    (isHidden === undefined || isShown(product) !== isHidden) &&
    isPriced(product, prices) &&
    (colors.length === 0 || isColored(new Set(product.colors.map(foldColor)), colors));

export const isPriced = (
  product: ShownPrice,
  { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: PriceRange,
): boolean => lowestPrice(product) >= minPrice && lowestPrice(product) <= maxPrice;

/** `folded` are the product's colors. */
export const isColored = (folded: ReadonlySet<string>, colors: readonly string[]): boolean =>
  colors.length === 0 || colors.some((color) => folded.has(color));

/** Sorts `products`, which are in the owner's order. Products of equal rank keep that order. */
export function inOrder(products: readonly Product[], sort: ProductSort): readonly Product[] {
  const rankOf = RANKS[sort];
  if (!rankOf) return products;
  const ranked = products.map((product) => ({ product, rank: rankOf(product) }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ product }) => product);
}

/** A lower rank comes first. */
const RANKS: Record<ProductSort, ((product: Product) => number) | undefined> = {
  recommended: undefined,
  "price-asc": (product) => toKurus(lowestPrice(product)),
  "price-desc": (product) => -toKurus(lowestPrice(product)),
  newest: ({ createdAt }) => -Date.parse(createdAt),
  discount: (product) => -(discountPercent(startPrices(product)) ?? 0),
  featured: ({ featured }) => (featured ? 0 : 1),
};

/** A page by its number, or the last one if there are fewer. */
export function pageOf(products: readonly Product[], wanted: number, size: number) {
  const pages = Math.max(1, Math.ceil(products.length / size));
  const page = Math.min(wanted, pages);
  return { shown: products.slice((page - 1) * size, page * size), page, pages };
}

/** More colors would make the address longer than the server accepts (server/http/request-guard.ts). */
export const MAX_FILTER_COLORS = 20;

/** Colors that include their shades: `pudra pembe` is found under pembe, `bebek mavisi` under mavi. */
const HUES = new Map(
  ["beyaz", "gri", "kırmızı", "pembe", "turuncu", "sarı", "yeşil", "mavi", "mor", "kahve"].map((hue) => [
    fold(hue),
    hue,
  ]),
);

/** The key of a color in filters. `Gül kurusu` and `GÜL  KURUSU` have the same key, and a shade has the key of its hue. */
export function foldColor(word: string): string {
  const folded = fold(word).trim().replace(/\s+/g, " ");
  const [hue = ""] = /[a-z]+$/.exec(folded) ?? [];
  return [hue, hue.replace(/s?i$/, "")].find((last) => HUES.has(last)) ?? folded;
}

/** The name of a color in filters: the hue for a shade, the color's own word otherwise. */
export const filterWord = (word: string, folded = foldColor(word)): string =>
  fold(word.trim()) === folded ? word : (HUES.get(folded) ?? word);

/** Folded and sorted, so that the same colors always give the same address. */
export function colorsIn(words: readonly string[]): string[] {
  const colors = new Set(words.map(foldColor).filter(isColor));
  return [...colors].sort().slice(0, MAX_FILTER_COLORS);
}

const MAX_FILTER_VALUES = 6;

/** `telefon-modeli.iphone-15`: a set and its value. */
const VALUE = /^[a-z0-9-]{1,80}\.[a-z0-9-]{1,80}$/;

/** Sorted, so that the same values always give the same address. */
export const valuesIn = (words: readonly string[]): string[] =>
  [...new Set(words.filter((word) => VALUE.test(word)))].sort().slice(0, MAX_FILTER_VALUES);

export const valueWord = ({ group, id }: { group: string; id: string }): string => `${group}.${id}`;

/** True if the product offers one of the wanted values of every set that is filtered by. */
export function hasValues(offered: ReadonlySet<string>, values: readonly string[]): boolean {
  const bySet = Map.groupBy(values, (value) => value.split(".")[0]);
  return [...bySet.values()].every((wanted) => wanted.some((value) => offered.has(value)));
}

const MAX_COLOR_LENGTH = 40;
const isColor = (folded: string): boolean => folded !== "" && folded.length <= MAX_COLOR_LENGTH;

/** Swaps the limits if `from` is larger than `to`. */
export function priceRange(from: number | undefined, to: number | undefined): PriceRange {
  const isSwapped = from !== undefined && to !== undefined && from > to;
  const [minPrice, maxPrice] = isSwapped ? [to, from] : [from, to];
  return { ...(minPrice === undefined ? {} : { minPrice }), ...(maxPrice === undefined ? {} : { maxPrice }) };
}
