import type { Kysely, Transaction } from "kysely";
import type { Attempts, Failures } from "../../domain/account/accounts.ts";
import { daysAgo } from "../columns.ts";
import type { AttemptRow, Tables } from "../tables.ts";

/** A count lasts no longer than this. A row that ends later was written before the clock was set back. */
const LONGEST_DAYS = 2;

export const createAttempts = (db: Kysely<Tables>): Attempts => ({
  change: (key, decide) =>
    db.transaction().execute(async (trx) => {
      const row = await lock(trx, key);
      const next = decide(row.tries > 0 ? failuresOf(row) : undefined);
      if (next) await trx.updateTable("attempts").set(columnsOf(next)).where("key", "=", key).execute();
      else await trx.deleteFrom("attempts").where("key", "=", key).execute();
    }),

  async removeExpired(now) {
    await db
      .deleteFrom("attempts")
      .where((eb) => eb.or([eb("ends_at", "<", now.toISOString()), eb("ends_at", ">", daysAgo(-LONGEST_DAYS, now))]))
      .execute();
  },
});

/** Inserts a missing row, because only an existing row can be locked. */
const lock = (trx: Transaction<Tables>, key: string): Promise<AttemptRow> =>
  trx
    .insertInto("attempts")
    .values({ key, tries: 0, at: "", ends_at: "" })
    .onConflict((conflict) => conflict.column("key").doUpdateSet((eb) => ({ tries: eb.ref("attempts.tries") })))
    .returningAll()
    .executeTakeFirstOrThrow();

const failuresOf = ({ tries, at, ends_at }: AttemptRow): Failures => ({
  count: tries,
  at: new Date(at),
  endsAt: new Date(ends_at),
});

const columnsOf = ({ count, at, endsAt }: Failures) => ({
  tries: count,
  at: at.toISOString(),
  ends_at: endsAt.toISOString(),
});
