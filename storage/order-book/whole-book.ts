import type { BookOrder } from "../../domain/order-book/book-order.ts";
import { isSold, type OrderState } from "../../domain/order-book/order-states.ts";
import { createOrderSums, type DaySpan, type OrderSums } from "../../domain/order-book/order-sums.ts";
import { type Picking, pickingList, type WantedOrder } from "../../domain/order-book/picking-list.ts";
import { pages } from "../batches.ts";
import { daysAgo, fieldsOf, namesOf } from "../columns.ts";
import { linesIn, OWNERS_ORDER_COLUMNS } from "../order-columns.ts";
import type { Reading } from "../store.ts";
import type { OrderRecord } from "../tables.ts";
import { orderOf } from "./order-subject.ts";

export async function sumOrders(reading: Reading, span: DaySpan): Promise<OrderSums> {
  const { from, until } = span;
  const { add, addPayments, sums } = createOrderSums();
  const end = daysAgo(-1, new Date(startOf(until)));
  const first = { wrote_at: startOf(from), id: "" };
  const readPage = (last: typeof first = first, size: number) =>
    reading
      .selectFrom("orders")
      .select(["id", "wrote_at", ...namesOf(SUMMED)])
      .where("deleted_at", "is", null)
      .where((eb) => eb(eb.refTuple("wrote_at", "id"), ">", eb.tuple(last.wrote_at, last.id)))
      .where("wrote_at", "<", end)
      .orderBy("wrote_at")
      .orderBy("id")
      .limit(size)
      .execute();
  for await (const rows of pages(readPage)) {
    // Filters here: a condition on states would make SQLite use their index and sort all orders again for each batch.
    for (const row of rows) {
      const order = { ...fieldsOf(SUMMED, row), wroteAt: row.wrote_at };
      if (isSold(order.state)) add(order);
    }
  }
  for await (const rows of pages(paidIn(reading, span))) {
    for (const { payments } of rows) addPayments(OWNERS_ORDER_COLUMNS.payments.read(payments), span);
  }
  return sums();
}

const { state, lines, paid, payments, discounts, sending_kurus, fee_kurus } = OWNERS_ORDER_COLUMNS;

/** The columns of what was sold and what is to pay. */
const SUMMED = { state, lines, paid, payments, discounts, sending_kurus, fee_kurus };

/** So many months are looked for by their names. The payments of a longer span are all read. */
const MOST_MONTHS = 3;

/** Orders with payments in the months of the span, whenever they were written. */
const paidIn = (reading: Reading, span: DaySpan) => (last: Pick<OrderRecord, "number"> | undefined, size: number) => {
  const months = monthsOf(span);
  return ordersBehind(reading, last)
    .select(["number", "payments"])
    .where("payments", "<>", "[]")
    .$if(months.length <= MOST_MONTHS, (orders) =>
      orders.where(({ or, eb }) => or(months.map((month) => eb("payments", "like", `%"day":"${month}-%`)))),
    )
    .limit(size)
    .execute();
};

/** `2026-11`, `2026-12`, at most one more than `MOST_MONTHS`. */
function monthsOf({ from, until }: DaySpan): string[] {
  const [year = 0, month = 1] = from.split("-").map(Number);
  return Array.from({ length: MOST_MONTHS + 1 }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 7),
  ).filter((name) => name <= until);
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
