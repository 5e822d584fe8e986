import { colorOf } from "../catalog/color-words.ts";
import type { Product } from "../catalog/product.ts";
import { lowestPrice } from "../catalog/shown-price.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import { stockedValues } from "../choice/product-options.ts";
import { compareTurkish } from "../turkish-order.ts";
import {
  filterWord,
  foldColor,
  hasValues,
  inOrder,
  isColored,
  isMatching,
  isPriced,
  pageOf,
  valueWord,
} from "./list-query.ts";
import { LISTING_PAGE_SIZE, type Listing, PRODUCT_SORT_OF } from "./listing.ts";

export type ListedColor = { word: string; fold: string; paint: string | undefined; count: number };

/** A set of choices in the filters. `count` is the number of listed products that offer the value. */
export type ListedGroup = { id: string; name: string; values: { word: string; name: string; count: number }[] };

/** One page of a listing, with the remaining choices of each filter. A filter offers what the other filters leave. */
export type ListedPage = {
  products: Product[];
  total: number;
  pages: number;
  /** The page shown: the last one if the address asks for a later one. */
  page: number;
  colors: ListedColor[];
  groups: ListedGroup[];
  prices: { min: number; max: number } | undefined;
};

/** Lists the products of a category, or all without one. `products` is the whole shop in the owner's order. */
export function listingPage(
  products: readonly Product[],
  listing: Listing,
  { category, sets = [] }: { category?: string | undefined; sets?: readonly ChoiceSet[] } = {},
): ListedPage {
  const hasFlags = isMatching({ inStock: listing.inStock, discounted: listing.discounted });
  const colors = colorCounter(listing.colors);
  const valueCounts = new Map<string, number>();
  const matching: Product[] = [];
  let [min, max] = [Number.POSITIVE_INFINITY, 0];

  for (const product of products.filter(isMatching({ category }))) {
    const folds = colors.foldsOf(product);
    if (!hasFlags(product)) continue;
    const hasColor = isColored(folds, listing.colors);
    const hasPrice = isPriced(product, listing);
    const values = new Set(stockedValues(product, sets).map(valueWord));
    const hasValue = hasValues(values, listing.values);
    if (hasPrice && hasValue) colors.count(folds);
    const price = lowestPrice(product);
    if (hasColor && hasValue) [min, max] = [Math.min(min, price), Math.max(max, price)];
    if (hasColor && hasPrice) for (const value of values) valueCounts.set(value, (valueCounts.get(value) ?? 0) + 1);
    if (hasColor && hasPrice && hasValue) matching.push(product);
  }

  const { shown, ...page } = pageOf(inOrder(matching, PRODUCT_SORT_OF[listing.sort]), listing.page, LISTING_PAGE_SIZE);
  return {
    products: shown,
    total: matching.length,
    ...page,
    colors: colors.list(products),
    groups: groupsOf(sets, valueCounts, listing.values),
    prices: max === 0 ? undefined : { min, max },
  };
}

/** The sets with the values that listed products have, and with the chosen values. */
const groupsOf = (sets: readonly ChoiceSet[], counts: ReadonlyMap<string, number>, chosen: readonly string[]) =>
  sets
    .map(({ id, name, values }) => ({
      id,
      name,
      values: values
        .map((value) => ({ word: valueWord({ group: id, id: value.id }), name: value.name }))
        .map((value) => ({ ...value, count: counts.get(value.word) ?? 0 }))
        .filter(({ word, count }) => count > 0 || chosen.includes(word)),
    }))
    .filter(({ values }) => values.length > 0);

/** Counts products by color. A color is spelled as in its first product, a shade as its hue. Chosen colors stay listed, so that they can be deselected. */
function colorCounter(chosen: readonly string[]) {
  const folds = new Map<string, string>();
  const words = new Map<string, string>();
  const counts = new Map<string, number>();

  const foldOf = (word: string): string => {
    const known = folds.get(word);
    if (known !== undefined) return known;
    const folded = foldColor(word);
    folds.set(word, folded);
    if (!words.has(folded)) words.set(folded, filterWord(word, folded));
    return folded;
  };

  const isOffered = ([folded]: [string, string]) => counts.has(folded) || chosen.includes(folded);

  return {
    foldsOf: ({ colors }: Product): ReadonlySet<string> => new Set(colors.map(foldOf)),

    count(folded: ReadonlySet<string>) {
      for (const color of folded) counts.set(color, (counts.get(color) ?? 0) + 1);
    },

    /** `allProducts` gives the spelling of a chosen color that this category does not have. */
    list(allProducts: readonly Product[]): ListedColor[] {
      if (!chosen.every((color) => words.has(color))) for (const { colors } of allProducts) colors.forEach(foldOf);
      return [...words]
        .filter(isOffered)
        .map(([fold, word]) => ({ word, fold, paint: colorOf(word), count: counts.get(fold) ?? 0 }))
        .sort((one, other) => other.count - one.count || compareTurkish(one.word, other.word));
    },
  };
}
