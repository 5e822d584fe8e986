import { formatPrice, sumLira, toKurus } from "../money.ts";

/** A price that choices may change: `startsAt` is the lowest. `isOnlyPrice`: no open question can change it. */
export type ShownPrice = { price: number; startsAt?: number | undefined; isOnlyPrice?: boolean | undefined };

export const lowestPrice = ({ price, startsAt = price }: ShownPrice): number => startsAt;

/** True if an answer can still raise the price. */
export const isFrom = ({ startsAt, isOnlyPrice = false }: ShownPrice): boolean =>
  startsAt !== undefined && !isOnlyPrice;

/** Follows a price that is the lowest of several. */
export const FROM = "'dan başlayan";

/** `₺249,90'dan başlayan` */
export const priceInWords = (shown: ShownPrice): string =>
  formatPrice(lowestPrice(shown)) + (isFrom(shown) ? FROM : "");

export type Priced = { price: number; originalPrice: number | null };

/** The lowest prices of a product whose choices cost something. The old price changes by the same amount, so that the reduction stays. */
export function startPrices({ originalPrice, ...shown }: Priced & ShownPrice): Priced {
  const price = lowestPrice(shown);
  return {
    price,
    originalPrice: originalPrice === null ? null : sumLira([originalPrice, price, -shown.price]),
  };
}

/** The old price to strike through. An old price that is not higher than the price is not shown. */
export const oldPriceOf = ({ price, originalPrice }: Priced): number | undefined =>
  originalPrice !== null && toKurus(originalPrice) > toKurus(price) ? originalPrice : undefined;

/** The doubt about an old price, which may be saved nevertheless: no visitor sees it, or it exceeds the `lowest` recent price (decision 17). */
export function doubtAboutOldPrice(prices: Priced, lowest: number | undefined): "unseen" | "misleading" | undefined {
  if (prices.originalPrice === null) return undefined;
  if (oldPriceOf(prices) === undefined) return "unseen";
  return lowest !== undefined && toKurus(prices.originalPrice) > toKurus(lowest) ? "misleading" : undefined;
}

/** Spec §5: the rounded percent between the old price and the price; undefined unless above 0. */
export function discountPercent({ price, originalPrice }: Priced): number | undefined {
  if (originalPrice === null || originalPrice <= 0) return undefined;
  const before = toKurus(originalPrice);
  const percent = Math.round(((before - toKurus(price)) * 100) / before);
  return percent > 0 ? percent : undefined;
}

/** Compares without rounding: a reduction of 39.6 percent is less than 40. */
export function isReducedBy(percent: number, { price, originalPrice }: Priced): boolean {
  if (originalPrice === null) return false;
  const before = toKurus(originalPrice);
  return (before - toKurus(price)) * 100 >= before * percent;
}
