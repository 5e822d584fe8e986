import { colorOf } from "../catalog/color-words.ts";
import { discountPercent } from "../catalog/discount.ts";
import type { Product } from "../catalog/product.ts";
import { compareTurkish } from "../turkish-order.ts";
import { LISTING_PAGE_SIZE, type Listing, PRODUCT_SORT_OF } from "./listing.ts";
import { foldColor, isColored, isPriced } from "./product-filter.ts";
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

/** `products` are the shop's, in the owner's order; listed are those of the category, or all. */
export function listingPage(products: readonly Product[], listing: Listing, category?: string): ListedProducts {
  const onShelf = category === undefined ? products : products.filter((product) => product.category === category);
  const colors = colorCounter(listing.colors);
  const matching: Product[] = [];
  let [min, max] = [Number.POSITIVE_INFINITY, 0];

  for (const product of onShelf) {
    const folds = colors.foldsOf(product);
    if (!isWanted(product, listing)) continue;
    const [hasColor, hasPrice] = [isColored(folds, listing), isPriced(product, listing)];
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
    colors: colors.list(products),
    prices: max === 0 ? undefined : { min, max },
  };
}

const isWanted = (product: Product, { inStock, discounted }: Listing): boolean =>
  (!inStock || product.inStock) && (!discounted || discountPercent(product) !== undefined);

/** A color is written as its first product has it. The chosen ones stay on the list, so that they can be let go. */
function colorCounter(chosen: readonly string[]) {
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

  const isOffered = ([folded]: [string, string]) => counts.has(folded) || chosen.includes(folded);

  return {
    foldsOf: ({ colors }: Product): ReadonlySet<string> => new Set(colors.map(foldOf)),

    count(folded: ReadonlySet<string>) {
      for (const color of folded) counts.set(color, (counts.get(color) ?? 0) + 1);
    },

    /** A color that was chosen on another shelf, and is not on this one, is written as there. */
    list(everywhere: readonly Product[]): ListedColor[] {
      if (!chosen.every((color) => words.has(color))) for (const { colors } of everywhere) colors.forEach(foldOf);
      return [...words]
        .filter(isOffered)
        .map(([fold, word]) => ({ word, fold, paint: colorOf(word), count: counts.get(fold) ?? 0 }))
        .sort((one, other) => other.count - one.count || compareTurkish(one.word, other.word));
    },
  };
}
