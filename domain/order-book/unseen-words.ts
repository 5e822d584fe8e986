import type { BookOrder } from "./book-order.ts";

/** What the customer wrote and nobody has ticked as seen; empty where there is nothing. */
export const unseenWords = (order: Pick<BookOrder, "customerWords" | "customerWordsSeen">): string =>
  order.customerWordsSeen ? "" : order.customerWords;
