import { sql } from "kysely";
import { istanbulDate } from "../../domain/istanbul.ts";
import type { PaymentRow } from "../../domain/order-book/order-money.ts";
import { isSold } from "../../domain/order-book/order-states.ts";
import {
  createOrderSums,
  type DaySpan,
  isWithin,
  type OrderSums,
  receivedByDay,
} from "../../domain/order-book/order-sums.ts";
import { pages } from "../batches.ts";
import { daysAgo, fieldsOf, namesOf } from "../columns.ts";
import { OWNERS_ORDER_COLUMNS } from "../order-columns.ts";
import type { Reading, Store } from "../store.ts";
import type { OrderRecord } from "../tables.ts";
import { ordersBehind } from "./whole-book.ts";

/** A day in Istanbul. `mark` changes with every change of an order that was written on it. */
type MarkedDay = { day: string; mark: string };

/** The orders that were written on a day: their sales, and their payments, on whatever day these came. */
type SummedDay = { mark: string; sold: OrderSums; received: ReadonlyMap<string, number> };

/** Eleven years. */
const MOST_DAYS = 4000;

/** Remembers the sums of each day, and reckons those days anew whose orders have changed. */
export function createSummedDays(store: Store): (span: DaySpan) => Promise<OrderSums> {
  const known = new Map<string, SummedDay>();
  let knownEpoch: string | undefined;

  return async (span) => {
    const { epoch } = await store.versionIn(store.read);
    // Revisions of a restored database count anew.
    if (epoch !== knownEpoch || known.size > MOST_DAYS) known.clear();
    knownEpoch = epoch;
    const months = monthsOf(span);
    const isShort = months.length <= MOST_MONTHS;
    const days = await markedDays(store.read, isShort ? span : undefined);
    for (const run of staleRuns(days, known)) {
      for (const [day, summed] of await reckoned(store.read, run)) known.set(day, summed);
    }
    const { join, addReceived, sums } = createOrderSums();
    for (const { day } of days) {
      const { sold, received = [] } = known.get(day) ?? {};
      if (sold && isWithin(day, span)) join(sold);
      if (!isShort) addReceived(received, span);
    }
    if (isShort) {
      for await (const rows of pages(paidIn(store.read, months))) {
        for (const { payments } of rows) addReceived(receivedByDay(OWNERS_ORDER_COLUMNS.payments.read(payments)), span);
      }
    }
    return sums();
  };
}

/** The days of the span that have orders, the earliest first, or those of the whole book. Istanbul's day begins at 21:00 of UTC. */
async function markedDays(reading: Reading, span: DaySpan | undefined): Promise<MarkedDay[]> {
  const utcDay = sql<string>`substr(wrote_at, 1, 10)`;
  const isLate = sql<number>`case when substr(wrote_at, 12, 2) >= '21' then 1 else 0 end`;
  const rows = await reading
    .selectFrom("orders")
    .select(({ fn }) => [utcDay.as("utc_day"), isLate.as("is_late"), fn.countAll().as("count")])
    .select(({ fn }) => [fn.max("revision").as("newest"), fn.sum("revision").as("all_revisions")])
    .where("deleted_at", "is", null)
    .$if(span !== undefined, (orders) =>
      orders.where("wrote_at", ">=", startOf(span?.from ?? "")).where("wrote_at", "<", endOf(span?.until ?? "")),
    )
    .groupBy([utcDay, isLate])
    .execute();
  const parts = rows.flatMap((row) => {
    const moment = new Date(`${row.utc_day}T${row.is_late ? "21" : "00"}:00:00Z`);
    // An order whose day cannot be read belongs to none.
    if (Number.isNaN(moment.getTime())) return [];
    return { day: istanbulDate(moment), mark: `${row.utc_day} ${row.count} ${row.newest} ${row.all_revisions}` };
  });
  return [...Map.groupBy(parts, ({ day }) => day)]
    .map(([day, marks]) => ({
      day,
      mark: marks
        .map(({ mark }) => mark)
        .toSorted()
        .join(", "),
    }))
    .toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** The days that changed since they were reckoned, in runs without another day between them. */
function staleRuns(days: readonly MarkedDay[], known: ReadonlyMap<string, SummedDay>): MarkedDay[][] {
  const runs: MarkedDay[][] = [];
  let run: MarkedDay[] = [];
  for (const marked of days) {
    if (known.get(marked.day)?.mark === marked.mark) {
      run = [];
      continue;
    }
    if (run.length === 0) runs.push(run);
    run.push(marked);
  }
  return runs;
}

const paymentRows = (): PaymentRow[] => [];

const { state, lines, paid, payments, discounts, sending_kurus, fee_kurus } = OWNERS_ORDER_COLUMNS;

/** The columns of what was sold and what is to pay. */
const SUMMED = { state, lines, paid, payments, discounts, sending_kurus, fee_kurus };

/** Reckons days that follow each other, order by order. */
async function reckoned(reading: Reading, run: readonly MarkedDay[]): Promise<Map<string, SummedDay>> {
  const days = new Map(run.map(({ day, mark }) => [day, { mark, all: createOrderSums(), payments: paymentRows() }]));
  const [from = "", until = ""] = [run.at(0)?.day, run.at(-1)?.day];
  const first = { wrote_at: startOf(from), id: "" };
  const readPage = (last: typeof first = first, size: number) =>
    reading
      .selectFrom("orders")
      .select(["id", "wrote_at", ...namesOf(SUMMED)])
      .where("deleted_at", "is", null)
      .where((eb) => eb(eb.refTuple("wrote_at", "id"), ">", eb.tuple(last.wrote_at, last.id)))
      .where("wrote_at", "<", endOf(until))
      .orderBy("wrote_at")
      .orderBy("id")
      .limit(size)
      .execute();
  for await (const rows of pages(readPage)) {
    for (const row of rows) {
      const order = { ...fieldsOf(SUMMED, row), wroteAt: row.wrote_at };
      const ofDay = days.get(istanbulDate(new Date(row.wrote_at)));
      // Filters here: a condition on states would make SQLite use their index and sort all orders again for each batch.
      if (isSold(order.state)) ofDay?.all.add(order);
      ofDay?.payments.push(...order.payments);
    }
  }
  return new Map(
    [...days].map(([day, { mark, all, payments }]) => [
      day,
      { mark, sold: all.sums(), received: receivedByDay(payments) },
    ]),
  );
}

/** So many months are looked for by their names. The payments of a longer span are those of all days. */
const MOST_MONTHS = 3;

/** Orders with payments in these months, whenever they were written. */
const paidIn =
  (reading: Reading, months: readonly string[]) => (last: Pick<OrderRecord, "number"> | undefined, size: number) =>
    ordersBehind(reading, last)
      .select(["number", "payments"])
      .where("payments", "<>", "[]")
      .where(({ or, eb }) => or(months.map((month) => eb("payments", "like", `%"day":"${month}-%`))))
      .limit(size)
      .execute();

/** `2026-11`, `2026-12`, at most one more than `MOST_MONTHS`. */
function monthsOf({ from, until }: DaySpan): string[] {
  const [year = 0, month = 1] = from.split("-").map(Number);
  return Array.from({ length: MOST_MONTHS + 1 }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 7),
  ).filter((name) => name <= until);
}

/** Istanbul is three hours ahead, without daylight saving time. */
const startOf = (day: string): string => new Date(`${day}T00:00:00+03:00`).toISOString();

const endOf = (day: string): string => daysAgo(-1, new Date(startOf(day)));
