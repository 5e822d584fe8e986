/** What the product's price was before and after, in lira. */
export type PriceChange = { at: string; before: number; after: number };

/** `changes` are known, the oldest first; before the first of them the price was the same since `since`. */
export type PriceHistory = { price: number; since: string; changes: readonly PriceChange[] };

export const PRICE_DAYS = 30;

const DAY = 24 * 3600 * 1000;

/**
 * The lowest price asked in the `days` before the price that is asked now, or is going to be asked: what the law takes
 * for the price before a discount. Undefined for what was not on sale before.
 */
export function lowestPriceBefore(asked: number | undefined, history: PriceHistory, days: number, now: Date) {
  const { price, since, changes } = history;
  const last = changes.at(-1);
  if (asked !== undefined && asked !== price) return lowestUntil(now.toISOString(), history, days);
  return last && lowestUntil(last.at, { price: last.before, since, changes: changes.slice(0, -1) }, days);
}

function lowestUntil(end: string, { price, since, changes }: PriceHistory, days: number): number | undefined {
  if (end <= since) return undefined;
  const start = new Date(Date.parse(end) - days * DAY).toISOString();
  // A price counts if it was asked at any moment of these days: also the one that the first change ended.
  const asked = changes.filter(({ at }) => at > start).flatMap(({ before, after }) => [before, after]);
  return Math.min(price, ...asked);
}
