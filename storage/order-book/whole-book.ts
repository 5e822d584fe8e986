import type { BookOrder } from "../../domain/order-book/book-order.ts";
import { isSold, type OrderState } from "../../domain/order-book/order-states.ts";
import { createOrderSums, type DaySpan, type OrderSums } from "../../domain/order-book/order-sums.ts";
import { type Picking, pickingList, type WantedOrder } from "../../domain/order-book/picking-list.ts";
import { pages } from "../batches.ts";
import { daysAgo } from "../columns.ts";
import { linesIn, OWNERS_ORDER_COLUMNS } from "../order-columns.ts";
import type { Reading } from "../store.ts";
import type { OrderRecord } from "../tables.ts";
import { orderOf } from "./order-subject.ts";

export async function sumOrders(reading: Reading, { from, until }: DaySpan): Promise<OrderSums> {
  const { add, sums } = createOrderSums();
  const end = daysAgo(-1, new Date(startOf(until)));
  const first = { wrote_at: startOf(from), id: "" };
  const readPage = (last: typeof first = first, size: number) =>
    reading
      .selectFrom("orders")
      .select(["id", "wrote_at", "state", "lines", "paid", "sending_kurus", "fee_kurus"])
      .where("deleted_at", "is", null)
      .where((eb) => eb(eb.refTuple("wrote_at", "id"), ">", eb.tuple(last.wrote_at, last.id)))
      .where("wrote_at", "<", end)
      .orderBy("wrote_at")
      .orderBy("id")
      .limit(size)
      .execute();
  for await (const rows of pages(readPage)) {
    // Filters here: a condition on states would make SQLite use their index and sort all orders again for each batch.
    for (const { wrote_at, lines, paid, sending_kurus, fee_kurus } of rows.filter(({ state }) =>
      isSold(OWNERS_ORDER_COLUMNS.state.read(state)),
    )) {
      add({
        wroteAt: wrote_at,
        lines: linesIn(lines),
        beside: (sending_kurus ?? 0) + (fee_kurus ?? 0),
        paid: paid === 1,
      });
    }
  }
  return sums();
}

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

const ordersBehind = (reading: Reading, last: Pick<OrderRecord, "number"> | undefined) =>
  reading
    .selectFrom("orders")
    .where("deleted_at", "is", null)
    .where("number", ">", last?.number ?? 0)
    .orderBy("number");

/** Istanbul is three hours ahead, without daylight saving time. */
const startOf = (day: string): string => new Date(`${day}T00:00:00+03:00`).toISOString();
