import type { BookOrder } from "./book-order.ts";

/** The customer's words that nobody has ticked as seen; empty where there is nothing. */
export const unseenWords = (order: Pick<BookOrder, "customerWords" | "customerWordsSeen">): string =>
  order.customerWordsSeen ? "" : order.customerWords;
