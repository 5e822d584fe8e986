import type { BookOrder } from "../../domain/order-book/book-order.ts";
import { isSold, type OrderState } from "../../domain/order-book/order-states.ts";
import { createOrderSums, type DaySpan, type OrderSums } from "../../domain/order-book/order-sums.ts";
import { type PickedLine, pickingList, type WantedOrder } from "../../domain/order-book/picking-list.ts";
import { pages } from "../batches.ts";
import { daysAgo } from "../days-ago.ts";
import { OWNERS_ORDER_COLUMNS, storedLines } from "../order-columns.ts";
import type { Reading } from "../store.ts";
import type { OrderRow } from "../tables.ts";
import { orderOf } from "./order-subject.ts";

const { state: STATE } = OWNERS_ORDER_COLUMNS;

export async function sumOrders(reading: Reading, { from, until }: DaySpan): Promise<OrderSums> {
  const { add, sums } = createOrderSums();
  const end = daysAgo(-1, new Date(startOf(until)));
  const first = { wrote_at: startOf(from), id: "" };
  const readPage = (last: typeof first = first, size: number) =>
    reading
      .selectFrom("orders")
      .select(["id", "wrote_at", "state", "lines"])
      .where("deleted_at", "is", null)
      .where((eb) => eb(eb.refTuple("wrote_at", "id"), ">", eb.tuple(last.wrote_at, last.id)))
      .where("wrote_at", "<", end)
      .orderBy("wrote_at")
      .orderBy("id")
      .limit(size)
      .execute();
  for await (const rows of pages(readPage)) {
    // Asked for, the states would make SQLite read by their index and sort all orders again for each batch.
    for (const { wrote_at, lines } of rows.filter(({ state }) => isSold(STATE.read(state)))) {
      add({ wroteAt: wrote_at, lines: storedLines.parse(JSON.parse(lines)) });
    }
  }
  return sums();
}

export async function listPicking(reading: Reading, states: readonly OrderState[]): Promise<PickedLine[]> {
  const orders: WantedOrder[] = [];
  const found = pages<Pick<OrderRow, "number" | "lines">>((last, size) =>
    ordersBehind(reading, last).select(["number", "lines"]).where("state", "in", states).limit(size).execute(),
  );
  for await (const rows of found) {
    orders.push(...rows.map(({ number, lines }) => ({ number, lines: storedLines.parse(JSON.parse(lines)) })));
  }
  return pickingList(orders);
}

/** Every order, the oldest first. */
export async function* everyOrder(reading: Reading): AsyncGenerator<BookOrder> {
  const found = pages<OrderRow>((last, size) => ordersBehind(reading, last).selectAll().limit(size).execute());
  for await (const rows of found) yield* rows.map(orderOf);
}

const ordersBehind = (reading: Reading, last: Pick<OrderRow, "number"> | undefined) =>
  reading
    .selectFrom("orders")
    .where("deleted_at", "is", null)
    .where("number", ">", last?.number ?? 0)
    .orderBy("number");

/** Istanbul is three hours ahead, without daylight saving time. */
const startOf = (day: string): string => new Date(`${day}T00:00:00+03:00`).toISOString();
