import type { BookOrder } from "../../domain/order-book/book-order.ts";
import type { OrderState } from "../../domain/order-book/order-states.ts";
import { type Picking, pickingList, type WantedOrder } from "../../domain/order-book/picking-list.ts";
import { pages } from "../batches.ts";
import { linesIn } from "../order-columns.ts";
import type { Reading } from "../store.ts";
import type { OrderRecord } from "../tables.ts";
import { orderOf } from "./order-subject.ts";

export async function listPicking(
  reading: Reading,
  states: readonly OrderState[],
  among: { persons: boolean },
): Promise<Picking> {
  const orders: WantedOrder[] = [];
  const told: Picking["told"] = [];
  const found = pages<Pick<OrderRecord, "number" | "lines" | "customer_words" | "customer_words_seen">>((last, size) =>
    ordersBehind(reading, last)
      .select(["number", "lines", "customer_words", "customer_words_seen"])
      .where("state", "in", states)
      .limit(size)
      .execute(),
  );
  for await (const rows of found) {
    for (const { number, lines, customer_words: words, customer_words_seen: seen } of rows) {
      orders.push({ number, lines: linesIn(lines) });
      if (among.persons && seen === 0 && words !== "") told.push({ number, words });
    }
  }
  return { picked: pickingList(orders), told };
}

/** Every order, the oldest first. */
export async function* everyOrder(reading: Reading): AsyncGenerator<BookOrder> {
  const found = pages<OrderRecord>((last, size) => ordersBehind(reading, last).selectAll().limit(size).execute());
  for await (const rows of found) yield* rows.map(orderOf);
}

export const ordersBehind = (reading: Reading, last: Pick<OrderRecord, "number"> | undefined) =>
  reading
    .selectFrom("orders")
    .where("deleted_at", "is", null)
    .where("number", ">", last?.number ?? 0)
    .orderBy("number");
