/** One change of a price, in lira. */
export type PriceChange = { at: string; before: number; after: number };

/** `changes` are sorted from old to new. Between `since` and the first change the price was constant. */
export type PriceHistory = { price: number; since: string; changes: readonly PriceChange[] };

export const PRICE_DAYS = 30;

const DAY = 24 * 3600 * 1000;

/**
 * The lowest price of the `days` before the current price, or before the new price `next`. The law defines the price before a
 * discount this way. Undefined if the product was not on sale before.
 */
export function lowestPriceBefore(next: number | undefined, history: PriceHistory, days: number, now: Date) {
  const { price, since, changes } = history;
  const last = changes.at(-1);
  if (next !== undefined && next !== price) return lowestUntil(now.toISOString(), history, days);
  return last && lowestUntil(last.at, { price: last.before, since, changes: changes.slice(0, -1) }, days);
}

function lowestUntil(end: string, { price, since, changes }: PriceHistory, days: number): number | undefined {
  if (end <= since) return undefined;
  const start = new Date(Date.parse(end) - days * DAY).toISOString();
  // The price before the first of these changes counts too, because it was valid for a part of these days.
  const prices = changes.filter(({ at }) => at > start).flatMap(({ before, after }) => [before, after]);
  return Math.min(price, ...prices);
}

/** A change of a price with the revision of the shop at which it was made. */
export type RevisedChange = PriceChange & { revision: number };

/** `changes` are sorted from old to new. */
export type RevisedPrices = { price: number; changes: readonly RevisedChange[] };

/** A revision of the shop, or a time in ISO form. Undefined for today. */
export type PriceMoment = { revision: number } | { at: string } | undefined;

/** The oldest recorded change of the shop: older prices are forgotten. */
export type KnownSince = { revision: number; at: string } | undefined;

/** The price at that moment. Undefined if it is forgotten. */
export function priceThen(
  { price, changes }: RevisedPrices,
  moment: PriceMoment,
  since: KnownSince,
): number | undefined {
  if (!moment) return price;
  if (!since || isLater(since, moment)) return undefined;
  return changes.find((change) => isLater(change, moment))?.before ?? price;
}

const isLater = (one: { revision: number; at: string }, moment: NonNullable<PriceMoment>): boolean =>
  "revision" in moment ? one.revision > moment.revision : one.at > moment.at;
