import { formatPrice } from "../money.ts";

/** A price that choices may move: `startsAt` is the lowest. `isOnlyPrice`: what is still open changes nothing of it. */
export type ShownPrice = { price: number; startsAt?: number | undefined; isOnlyPrice?: boolean | undefined };

export const lowestPrice = ({ price, startsAt = price }: ShownPrice): number => startsAt;

/** Whether an answer can still make it cost more. */
export const isFrom = ({ startsAt, isOnlyPrice = false }: ShownPrice): boolean =>
  startsAt !== undefined && !isOnlyPrice;

/** Follows a price that is the lowest of several. */
export const FROM = "'dan başlayan";

/** `₺249,90'dan başlayan` */
export const priceInWords = (shown: ShownPrice): string =>
  formatPrice(lowestPrice(shown)) + (isFrom(shown) ? FROM : "");
