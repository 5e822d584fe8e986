import { sql } from "kysely";
import type { BookOrder } from "../../domain/order-book/book-order.ts";
import type { Reading } from "../store.ts";
import { keptOrders } from "./needed-orders.ts";
import { ORDERS, orderOf } from "./order-subject.ts";

/** The order whose own page has this key, if visitors may see anything of it. */
export async function findOrderPage(reading: Reading, key: string): Promise<BookOrder | undefined> {
  const row = await ordersOfPage(reading, key).selectAll().executeTakeFirst();
  return row && row.blotted_at === null && !ORDERS.trouble?.(row) ? orderOf(row) : undefined;
}

/** The condition repeats the words of the index's own condition, because SQLite would not use the index otherwise. */
export const ordersOfPage = (reading: Reading, key: string) =>
  keptOrders(reading).where("page_key", "=", key).where("page_key", "<>", sql.lit(""));
