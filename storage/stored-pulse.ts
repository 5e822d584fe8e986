import { type Kysely, sql, type Transaction } from "kysely";
import { DAY_MS, istanbulDate } from "../domain/istanbul.ts";
import { LEAST_SEARCHES } from "../domain/pulse/pulse-report.ts";
import type { PulseStore } from "../domain/pulse/pulse-store.ts";
import { createPulseSums, lastRow, type PulseSum } from "../domain/pulse/pulse-sums.ts";
import { inBatches, pages } from "./batches.ts";
import type { Tables } from "./tables.ts";

/** Thirteen months, so that a month can be compared with that of the year before. */
const KEPT_DAYS = 397;

/** A search that hardly anybody made may be about a person. So long it may still become one of many. */
const RARE_SEARCH_DAYS = 7;

/** Sums raise no revision: no page shows them, so pages stay cached. */
export const createPulse = (db: Kysely<Tables>): PulseStore => ({
  add: (sums) =>
    db.transaction().execute(async (trx) => {
      const days = [...Map.groupBy(sums, ({ day }) => day)].toSorted(([one], [other]) => (one < other ? -1 : 1));
      for (const [day, rows] of days) await addToDay(trx, day, rows);
    }),

  total: ({ from, until }) =>
    db
      .selectFrom("pulse")
      .select(["page", "source", "event", ({ fn }) => fn.sum<number>("times").as("times")])
      .where("day", ">=", from)
      .where("day", "<=", until)
      .groupBy(["page", "source", "event"])
      .execute()
      .then((rows) => rows.map(({ times, ...row }) => ({ ...row, times: Number(times) }))),

  byDay: ({ from, until }) =>
    db
      .selectFrom("pulse")
      .select(["day", "event", ({ fn }) => fn.sum<number>("times").as("times")])
      .where("day", ">=", from)
      .where("day", "<=", until)
      .groupBy(["day", "event"])
      .orderBy("day")
      .execute()
      .then((rows) => rows.map(({ times, ...row }) => ({ ...row, times: Number(times) }))),

  every: () =>
    pages<PulseSum>((last, limit) =>
      db
        .selectFrom("pulse")
        .selectAll()
        .where(({ refTuple, tuple, eb, lit }) =>
          last
            ? eb(refTuple("day", "page", "source", "event"), ">", tuple(last.day, last.page, last.source, last.event))
            : lit(true),
        )
        .orderBy("day")
        .orderBy("page")
        .orderBy("source")
        .orderBy("event")
        .limit(limit)
        .execute(),
    ),

  async removeExpired(now) {
    const first = istanbulDate(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
    await db.deleteFrom("pulse").where("day", "<", first).execute();
    const lately = istanbulDate(new Date(now.getTime() - RARE_SEARCH_DAYS * DAY_MS));
    await db
      .deleteFrom("pulse")
      .where("event", "=", "empty")
      .where("times", "<", LEAST_SEARCHES)
      .where("day", "<", lately)
      .execute();
  },
});

/** The first statement locks a row of the day, so that the other processes wait: together they keep the limit of a day's rows. */
async function addToDay(trx: Transaction<Tables>, day: string, added: readonly PulseSum[]): Promise<void> {
  await addRows(trx, [{ ...lastRow({ day, page: "", source: "", event: "view" }), times: 0 }]);
  const known = await trx
    .selectFrom("pulse")
    .select(["day", "page", "source", "event"])
    .where("day", "=", day)
    .execute();
  const sums = createPulseSums(known);
  for (const { times, ...row } of added) sums.add(row, times);
  for await (const batch of inBatches(sums.added())) await addRows(trx, batch);
}

const addRows = (trx: Transaction<Tables>, rows: readonly PulseSum[]) =>
  trx
    .insertInto("pulse")
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(["day", "page", "source", "event"])
        .doUpdateSet({ times: sql`${sql.ref("pulse.times")} + ${sql.ref("excluded.times")}` }),
    )
    .execute();
