import type { Kysely, Transaction } from "kysely";
import type { Attempts, Counter, Counters } from "../../domain/account/attempts.ts";
import type { AttemptRow, Tables } from "../tables.ts";

export const createAttempts = (db: Kysely<Tables>): Attempts => ({
  find: (key) => find(db, key),
  change: (keys, decide) => change(db, keys, decide),
  forget: (key) => forget(db, key),
  forgetOld: (now) => forgetOld(db, now),
});

async function find(db: Kysely<Tables>, key: string): Promise<Counter | undefined> {
  const row = await db.selectFrom("attempts").selectAll().where("key", "=", key).executeTakeFirst();
  return row && row.tries > 0 ? counterOf(row) : undefined;
}

const change = (db: Kysely<Tables>, keys: readonly string[], decide: (known: Counters) => Counters): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const rows = await lock(trx, keys);
    const counted = rows.filter(({ tries }) => tries > 0);
    const next = decide(new Map(counted.map((row) => [row.key, counterOf(row)])));
    if (next.size > 0) await keep(trx, next);
  });

/** Rows that are not there yet are made, because only what is there can be held; always in the same order, so that nobody holds what another waits for. */
function lock(trx: Transaction<Tables>, keys: readonly string[]): Promise<AttemptRow[]> {
  const sorted = [...new Set(keys)].toSorted();
  return trx
    .insertInto("attempts")
    .values(sorted.map((key) => ({ key, tries: 0, at: "", ends_at: "" })))
    .onConflict((conflict) => conflict.column("key").doUpdateSet((eb) => ({ tries: eb.ref("attempts.tries") })))
    .returningAll()
    .execute();
}

async function keep(trx: Transaction<Tables>, counters: Counters): Promise<void> {
  await trx
    .insertInto("attempts")
    .values([...counters].map(([key, { count, at, endsAt }]) => rowOf(key, count, at, endsAt)))
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((eb) => ({
        tries: eb.ref("excluded.tries"),
        at: eb.ref("excluded.at"),
        ends_at: eb.ref("excluded.ends_at"),
      })),
    )
    .execute();
}

async function forget(db: Kysely<Tables>, key: string): Promise<void> {
  await db.deleteFrom("attempts").where("key", "=", key).execute();
}

const AT_ONCE = 500;
/** Longer than anything is counted: what ends later was written by a clock that has been set back since. */
const LONGEST_MS = 2 * 24 * 3600 * 1000;

async function forgetOld(db: Kysely<Tables>, now: Date): Promise<void> {
  for (;;) {
    const old = await findOld(db, now);
    if (old.length > 0) await db.transaction().execute((trx) => removeOld(trx, old, now));
    if (old.length < AT_ONCE) return;
  }
}

async function findOld(db: Kysely<Tables>, now: Date, among?: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom("attempts")
    .select("key")
    .where((eb) => eb.or([eb("ends_at", "<", now.toISOString()), eb("ends_at", ">", longestAfter(now))]))
    .$if(among !== undefined, (attempts) => attempts.where("key", "in", among ?? []))
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ key }) => key);
}

/** One that is counted with again meanwhile stays. */
async function removeOld(trx: Transaction<Tables>, keys: readonly string[], now: Date): Promise<void> {
  await lock(trx, keys);
  const old = await findOld(trx, now, keys);
  if (old.length > 0) await trx.deleteFrom("attempts").where("key", "in", old).execute();
}

const longestAfter = (now: Date): string => new Date(now.getTime() + LONGEST_MS).toISOString();

const counterOf = ({ tries, at, ends_at }: AttemptRow): Counter => ({
  count: tries,
  at: new Date(at),
  endsAt: new Date(ends_at),
});

const rowOf = (key: string, tries: number, at: Date, endsAt: Date): AttemptRow => ({
  key,
  tries,
  at: at.toISOString(),
  ends_at: endsAt.toISOString(),
});
