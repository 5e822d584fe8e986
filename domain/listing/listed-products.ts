import { colorOf } from "../catalog/color-words.ts";
import { discountPercent } from "../catalog/discount.ts";
import type { Product } from "../catalog/product.ts";
import { compareTurkish } from "../turkish-order.ts";
import { foldColor, LISTING_PAGE_SIZE, type Listing, PRODUCT_SORT_OF } from "./listing.ts";
import { inOrder } from "./product-order.ts";

export type ListedColor = { word: string; fold: string; paint: string | undefined; count: number };

/** One page of a listing and what can still be chosen: each filter offers what the other filters leave. */
export type ListedProducts = {
  products: Product[];
  total: number;
  pages: number;
  /** Where the visitor is: the last one when less is left than the address asks for. */
  page: number;
  colors: ListedColor[];
  prices: { min: number; max: number } | undefined;
};

/** `products` are a category's, in the owner's order. */
export function listProductsOf(products: readonly Product[], listing: Listing): ListedProducts {
  const colors = colorCounter(listing.color);
  const matching: Product[] = [];
  let [min, max] = [Number.POSITIVE_INFINITY, 0];

  for (const product of products) {
    const folds = colors.foldsOf(product);
    if (!isWanted(product, listing)) continue;
    const [hasColor, hasPrice] = [isOfColor(folds, listing), isPriced(product, listing)];
    if (hasPrice) colors.count(folds);
    if (hasColor) [min, max] = [Math.min(min, product.price), Math.max(max, product.price)];
    if (hasColor && hasPrice) matching.push(product);
  }

  const total = matching.length;
  const pages = Math.max(1, Math.ceil(total / LISTING_PAGE_SIZE));
  const page = Math.min(listing.page, pages);
  const first = (page - 1) * LISTING_PAGE_SIZE;
  return {
    products: inOrder(matching, PRODUCT_SORT_OF[listing.sort]).slice(first, first + LISTING_PAGE_SIZE),
    total,
    pages,
    page,
    colors: colors.list(),
    prices: max === 0 ? undefined : { min, max },
  };
}

const isWanted = (product: Product, { inStock, discounted }: Listing): boolean =>
  (!inStock || product.inStock) && (!discounted || discountPercent(product) !== undefined);

const isPriced = ({ price }: Product, { minPrice = 0, maxPrice = Number.POSITIVE_INFINITY }: Listing): boolean =>
  price >= minPrice && price <= maxPrice;

const isOfColor = (folds: ReadonlySet<string>, { color }: Listing): boolean => color === undefined || folds.has(color);

/** A color is written as its first product has it. The chosen one stays on the list, so that it can be let go. */
function colorCounter(chosen: string | undefined) {
  const folds = new Map<string, string>();
  const words = new Map<string, string>();
  const counts = new Map<string, number>();

  const foldOf = (word: string): string => {
    const known = folds.get(word);
    if (known !== undefined) return known;
    const folded = foldColor(word);
    folds.set(word, folded);
    if (!words.has(folded)) words.set(folded, word);
    return folded;
  };

  const isOffered = ([folded]: [string, string]) => counts.has(folded) || folded === chosen;

  return {
    foldsOf: ({ colors }: Product): ReadonlySet<string> => new Set(colors.map(foldOf)),

    count(folded: ReadonlySet<string>) {
      for (const color of folded) counts.set(color, (counts.get(color) ?? 0) + 1);
    },

    list: (): ListedColor[] =>
      [...words]
        .filter(isOffered)
        .map(([fold, word]) => ({ word, fold, paint: colorOf(word), count: counts.get(fold) ?? 0 }))
        .sort((one, other) => other.count - one.count || compareTurkish(one.word, other.word)),
  };
}
