import type { BookOrder } from "./book-order.ts";

/** Whether a paper in an order's parcel names amounts. Who gets a gift learns no price, whatever was ticked. */
export const showsPrices = ({ isGift, hidePrices }: Pick<BookOrder, "isGift" | "hidePrices">): boolean =>
  !isGift && !hidePrices;
