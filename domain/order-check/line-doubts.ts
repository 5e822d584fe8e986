import type { RevisedPrices } from "../catalog/price-history.ts";
import { timesLira, toKurus } from "../money.ts";
import type { ReadLine } from "./read-line.ts";

/** What differs at a line. Only the first two say that the sender changed the text of the shop. */
export type LineDoubt =
  /** The price was never the product's. `said` is what stands there, if it is more or less than a price. */
  | { kind: "price-edited"; said?: string }
  /** The link, or the price of one piece, says another quantity. */
  | { kind: "quantity-edited"; before: number; said?: string }
  /** True at the moment of the order, and changed since. */
  | { kind: "price-of-that-day" }
  /** True on another day than that of the order. `until` is when it ended. */
  | { kind: "price-of-another-day"; until?: string }
  /** So old that the prices of its day are forgotten, and not today's price. */
  | { kind: "price-forgotten" }
  | { kind: "added" }
  | { kind: "taken-out" }
  | { kind: "sold-out" }
  /** The product is in the trash. */
  | { kind: "removed" }
  | { kind: "unknown" }
  /** Its name means more than one product. */
  | { kind: "several"; names: string[] }
  | { kind: "color-gone" }
  | { kind: "color-edited"; before: string }
  /** The message calls it otherwise. */
  | { kind: "named-otherwise"; said: string };

export const LINE_DOUBT_KINDS = [
  "price-edited",
  "quantity-edited",
  "price-of-that-day",
  "price-of-another-day",
  "price-forgotten",
  "added",
  "taken-out",
  "sold-out",
  "removed",
  "unknown",
  "several",
  "color-gone",
  "color-edited",
  "named-otherwise",
] as const satisfies LineDoubt["kind"][];

type Judged = {
  said: Pick<ReadLine, "quantity" | "total" | "oddQuantity" | "oddPrice">;
  /** In the link; undefined for a line without one. */
  linked: number | undefined;
  prices: RevisedPrices;
  /** The price at the moment of the order; undefined if it is forgotten. */
  thatDay: number | undefined;
};

/** The doubts about price and quantity of a line whose product is known. */
export function amountDoubts({ said, linked, prices, thatDay }: Judged): LineDoubt[] {
  const { quantity, total, oddQuantity, oddPrice } = said;
  if (oddQuantity !== undefined) return oddQuantityDoubts({ said, linked, prices, thatDay }, oddQuantity);
  const edited = linked !== undefined && linked !== quantity;
  const doubts: LineDoubt[] = edited ? [{ kind: "quantity-edited", before: linked }] : [];
  if (oddPrice !== undefined) return [...doubts, { kind: "price-edited", said: oddPrice }];
  // Who changes a quantity by hand often leaves its price.
  const quantities = edited ? [quantity, linked] : [quantity];
  const says = (price: number) => total === undefined || quantities.some((count) => isTotal(total, price, count));

  const { price: today } = prices;
  if (thatDay === undefined)
    return says(today) ? doubts : [...doubts, dayOf(prices, says) ?? { kind: "price-forgotten" }];
  if (says(thatDay)) return thatDay === today ? doubts : [...doubts, { kind: "price-of-that-day" }];
  const otherDay = dayOf(prices, says);
  if (otherDay) return [...doubts, otherDay];
  const pieces = linked === undefined && total !== undefined ? piecesOf(total, thatDay) : undefined;
  if (pieces !== undefined) return [{ kind: "quantity-edited", before: pieces }];
  return [...doubts, { kind: "price-edited" }];
}

/** Doubts about a quantity that is none, such as `x1,5`; the line's price is compared for the quantity that it stands for. */
function oddQuantityDoubts({ said, linked, prices, thatDay }: Judged, odd: string): LineDoubt[] {
  const before = linked ?? (said.total === undefined ? undefined : piecesOf(said.total, thatDay ?? prices.price)) ?? 1;
  const { oddQuantity: _, ...plain } = said;
  const amount = amountDoubts({ said: { ...plain, quantity: before }, linked, prices, thatDay });
  return [{ kind: "quantity-edited", before, said: odd }, ...amount.filter(({ kind }) => kind !== "quantity-edited")];
}

const isTotal = (total: number, price: number, quantity: number): boolean =>
  toKurus(total) === toKurus(timesLira(price, quantity));

function dayOf({ price, changes }: RevisedPrices, says: (price: number) => boolean): LineDoubt | undefined {
  if (says(price)) return { kind: "price-of-another-day" };
  const ended = changes.findLast(({ before }) => says(before));
  return ended && { kind: "price-of-another-day", until: ended.at };
}

/** The quantity that the total is the price of. */
function piecesOf(total: number, price: number): number | undefined {
  const pieces = toKurus(total) / toKurus(price);
  return Number.isInteger(pieces) && pieces > 0 ? pieces : undefined;
}

/** Whether the line says one of the prices that the product has had, for the quantity of the message or of the link. */
export const hasAPriceOf = (
  { price, changes }: RevisedPrices,
  { total, quantity }: ReadLine,
  linked: number,
): boolean =>
  total !== undefined &&
  [price, ...changes.map(({ before }) => before)].some((known) =>
    [quantity, linked].some((count) => isTotal(total, known, count)),
  );
