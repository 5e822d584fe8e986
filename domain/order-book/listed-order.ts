import { z } from "zod";
import { bookOrderSchema } from "./book-order.ts";
import { ORDER_STATES, type OrderState } from "./order-states.ts";

/** What a row of the list shows. */
export const listedOrderSchema = bookOrderSchema
  .omit({ address: true, cardNote: true, pasted: true, lines: true })
  .extend({
    /** The first lines; `lineCount` counts all. */
    lines: z.array(
      z.object({ productId: z.string().nullable(), name: z.string(), color: z.string(), quantity: z.int() }),
    ),
    lineCount: z.int(),
    pieces: z.int(),
  });

export type ListedOrder = z.output<typeof listedOrderSchema>;

export const ORDERS_PER_PAGE = 50;

/** How many lines of an order a row has. */
export const LISTED_LINES = 8;

export type OrderSearch = { state?: OrderState | undefined; query: string; page: number };

const counts = z.record(z.enum(ORDER_STATES), z.int());

/**
 * A page of the list, the last one where it has fewer pages than asked for. `counts` counts by state what the query finds, `total` what the
 * list has.
 */
export const foundOrdersSchema = z.object({
  orders: z.array(listedOrderSchema),
  page: z.int(),
  total: z.int(),
  counts,
});

export type FoundOrders = z.output<typeof foundOrdersSchema>;

export const ORDER_QUERY_LENGTH = 100;
