import type { ChoiceSet, PersonalText, ProductChoice } from "../choice/choice-sets.ts";
import type { Chosen } from "../choice/chosen.ts";
import { pricesOf } from "../choice/options.ts";
import { optionsOf } from "../choice/product-options.ts";
import { DAY_MS } from "../istanbul.ts";
import { doubtAboutOldPrice, type Priced } from "./shown-price.ts";

/** One change of a price, in lira. */
export type PriceChange = { at: string; before: number; after: number };

/** `changes` are sorted from old to new. Between `since` and the first change the price was constant. */
export type PriceHistory = { price: number; since: string; changes: readonly PriceChange[] };

export const PRICE_DAYS = 30;

/**
 * A mistyped or withdrawn price does not count if it lasted less than this. All such prices of PRICE_DAYS share these minutes, so that no
 * number of short discounts is hidden.
 */
const WITHDRAWN_WITHIN = 10 * 60 * 1000;

/**
 * The lowest price of the `days` before the current price, or before the new price `next`. The law defines the price before a
 * discount this way. Undefined if the product was not on sale before.
 */
export function lowestPriceBefore(next: number | undefined, history: PriceHistory, days: number, now: Date) {
  const [current, ...earlier] = countedPrices(history, next ?? history.price, now).toReversed();
  if (!current) return undefined;
  const start = current.from - days * DAY_MS;
  const ends = [current, ...earlier].map(({ from }) => from);
  const valid = earlier.filter((_, index) => (ends[index] ?? start) > start);
  return valid.length === 0 ? undefined : Math.min(...valid.map(({ price }) => price));
}

/** True if the struck price exceeds the lowest price of the `days` before (decision 17). */
export function isMisleading(prices: Priced, history: PriceHistory | undefined, days: number, now: Date): boolean {
  const lowest = history && lowestPriceBefore(prices.price, history, days, now);
  return doubtAboutOldPrice(prices, lowest) === "misleading";
}

/** The prices that count, from old to new, each with its first moment `from`. The last price is `newest`. Equal prices never follow each other. */
function countedPrices({ price, since, changes }: PriceHistory, newest: number, now: Date) {
  const all = [{ price: changes[0]?.before ?? price, from: Date.parse(since) }];
  for (const { at, after } of changes) all.push({ price: after, from: Date.parse(at) });
  if (newest !== price) all.push({ price: newest, from: now.getTime() });
  const withdrawn: { from: number; lasted: number }[] = [];
  const counted: typeof all = [];
  for (const [index, one] of all.entries()) {
    const { from } = one;
    const { price: following, from: until } = all[index + 1] ?? { price: one.price, from: Infinity };
    const lasted = until - from;
    // A product's first price counts if it was lowered, because nothing else says what the product cost before.
    const isFirst = index === 0 && following < one.price && lasted > 0;
    const near = withdrawn.filter((other) => other.from > from - PRICE_DAYS * DAY_MS);
    const total = near.reduce((sum, other) => sum + other.lasted, lasted);
    if (!isFirst && total < WITHDRAWN_WITHIN) withdrawn.push({ from, lasted });
    else if (counted.at(-1)?.price !== one.price) counted.push(one);
  }
  return counted;
}

/** A change of a price with the revision of the shop at which it was made. */
export type RevisedChange<Price = number> = { at: string; revision: number; before: Price; after: Price };

/** `changes` are sorted from old to new. */
export type RevisedPrices<Price = number> = { price: Price; changes: readonly RevisedChange<Price>[] };

/** The parts of a product's price. */
export type PriceParts = {
  price: number;
  choices: readonly ProductChoice[];
  personalTexts: readonly PersonalText[];
};

/** The parts of a price, and since when visitors see the product. */
export type RevisedParts = PriceParts & { shownFrom: string | null };

/** The price history of one piece with these choices. */
export function chosenPrices(
  { price, changes }: RevisedPrices<PriceParts>,
  chosen: Chosen,
  sets: readonly ChoiceSet[],
): RevisedPrices {
  const priceOf = (parts: PriceParts) => partsPrice(parts, chosen, sets);
  const priced = changes.map((change) => ({
    ...change,
    before: priceOf(change.before),
    after: priceOf(change.after),
  }));
  return { price: priceOf(price), changes: priced.filter(({ before, after }) => before !== after) };
}

export function partsPrice(parts: PriceParts, chosen: Chosen, sets: readonly ChoiceSet[]): number {
  const options = optionsOf({ ...parts, colors: [], soldOut: [], counts: {} }, sets);
  return pricesOf({ price: parts.price, originalPrice: null }, options, chosen).price;
}

/** A revision of the shop, or a time in ISO form. Undefined for today. */
export type PriceMoment = { revision: number } | { at: string } | undefined;

/** The oldest recorded change of the shop: older prices are forgotten. */
export type KnownSince = { revision: number; at: string } | undefined;

/** The price at that moment. Undefined if it is forgotten. */
export function priceThen<Price>(
  { price, changes }: RevisedPrices<Price>,
  moment: PriceMoment,
  since: KnownSince,
): Price | undefined {
  if (!moment) return price;
  if (!since || isLater(since, moment)) return undefined;
  return changes.find((change) => isLater(change, moment))?.before ?? price;
}

const isLater = (one: { revision: number; at: string }, moment: NonNullable<PriceMoment>): boolean =>
  "revision" in moment ? one.revision > moment.revision : one.at > moment.at;
