import { setImmediate as letOthersRun } from "node:timers/promises";
import type { BookOrder } from "../../domain/order-book/book-order.ts";
import { isSold, type OrderState } from "../../domain/order-book/order-states.ts";
import { createOrderSums, type DaySpan, type OrderSums } from "../../domain/order-book/order-sums.ts";
import { type PickedLine, pickingList, type WantedOrder } from "../../domain/order-book/picking-list.ts";
import { OWNERS_ORDER_COLUMNS, storedLines } from "../order-columns.ts";
import type { Reading } from "../store.ts";
import { orderOf } from "./order-row.ts";

/** The orders of one statement; other requests run between two of them. */
const BATCH = 250;

const { state: STATE } = OWNERS_ORDER_COLUMNS;

/** Batches are no snapshot: an order that is changed meanwhile counts once, as it was before or after. */
export async function sumOrders(reading: Reading, { from, until }: DaySpan): Promise<OrderSums> {
  const { add, sums } = createOrderSums();
  const end = startOf(dayAfter(until));
  let last = { wrote_at: startOf(from), id: "" };
  for (;;) {
    const rows = await reading
      .selectFrom("orders")
      .select(["id", "wrote_at", "state", "lines"])
      .where("deleted_at", "is", null)
      .where((eb) => eb(eb.refTuple("wrote_at", "id"), ">", eb.tuple(last.wrote_at, last.id)))
      .where("wrote_at", "<", end)
      .orderBy("wrote_at")
      .orderBy("id")
      .limit(BATCH)
      .execute();
    // Asked for, the states would make SQLite read by their index and sort all orders again for each batch.
    for (const { wrote_at, lines } of rows.filter(({ state }) => isSold(STATE.read(state)))) {
      add({ wroteAt: wrote_at, lines: storedLines.parse(JSON.parse(lines)) });
    }
    const lastRow = rows.at(-1);
    if (!lastRow || rows.length < BATCH) return sums();
    last = lastRow;
    await letOthersRun();
  }
}

export async function listPicking(reading: Reading, states: readonly OrderState[]): Promise<PickedLine[]> {
  const orders: WantedOrder[] = [];
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
    orders.push(...rows.map(({ number, lines }) => ({ number, lines: storedLines.parse(JSON.parse(lines)) })));
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
