import { setImmediate as letOthersRun } from "node:timers/promises";
import type { BookOrder } from "../../domain/order-book/book-order.ts";
import { isSold, ORDER_STATES, type OrderState } from "../../domain/order-book/order-states.ts";
import { createOrderSums, type DaySpan, type OrderSums } from "../../domain/order-book/order-sums.ts";
import { type PickedLine, pickingList } from "../../domain/order-book/picking-list.ts";
import { OWNERS_ORDER_COLUMNS } from "../order-columns.ts";
import type { Reading } from "../store.ts";
import { orderOf } from "./order-row.ts";

/** The orders of one statement; other requests run between two of them. */
const BATCH = 250;

const { lines: LINES } = OWNERS_ORDER_COLUMNS;
const SOLD = ORDER_STATES.filter(isSold);

/** Batches are no snapshot: an order that is changed meanwhile counts once, as it was before or after. */
export async function sumOrders(reading: Reading, { from, until }: DaySpan): Promise<OrderSums> {
  const { add, sums } = createOrderSums();
  const [start, end] = [startOf(from), startOf(dayAfter(until))];
  const batches = batchesOf((last) =>
    reading
      .selectFrom("orders")
      .select(["number", "wrote_at", "lines"])
      .where("deleted_at", "is", null)
      .where("state", "in", SOLD)
      .where("wrote_at", ">=", start)
      .where("wrote_at", "<", end)
      .where("number", ">", last)
      .orderBy("number")
      .limit(BATCH)
      .execute(),
  );
  for await (const rows of batches) {
    for (const { wrote_at, lines } of rows) add({ wroteAt: wrote_at, lines: LINES.read(lines) });
  }
  return sums();
}

export async function listPicking(reading: Reading, states: readonly OrderState[]): Promise<PickedLine[]> {
  const orders: Pick<BookOrder, "number" | "lines">[] = [];
  const batches = batchesOf((last) =>
    reading
      .selectFrom("orders")
      .select(["number", "lines"])
      .where("deleted_at", "is", null)
      .where("state", "in", states)
      .where("number", ">", last)
      .orderBy("number")
      .limit(BATCH)
      .execute(),
  );
  for await (const rows of batches) {
    orders.push(...rows.map(({ number, lines }) => ({ number, lines: LINES.read(lines) })));
  }
  return pickingList(orders);
}

/** Every order, the oldest first. */
export async function* everyOrder(reading: Reading): AsyncGenerator<BookOrder> {
  const batches = batchesOf((last) =>
    reading
      .selectFrom("orders")
      .selectAll()
      .where("deleted_at", "is", null)
      .where("number", ">", last)
      .orderBy("number")
      .limit(BATCH)
      .execute(),
  );
  for await (const rows of batches) yield* rows.map(orderOf);
}

async function* batchesOf<Row extends { number: number }>(
  read: (last: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last = 0;
  for (;;) {
    const rows = await read(last);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.number;
    await letOthersRun();
  }
}

/** Istanbul is three hours ahead, without daylight saving time. */
const startOf = (day: string): string => new Date(`${day}T00:00:00+03:00`).toISOString();

const DAY_MS = 24 * 3600 * 1000;

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
