import type { Transaction } from "kysely";
import { THE_SHOP } from "../../domain/ledger/author.ts";
import { TRASH_DAYS } from "../../domain/ledger/ledger.ts";
import { isFinished, ORDER_STATES } from "../../domain/order-book/order-states.ts";
import type { Expiry } from "../../domain/order-book/order-store.ts";
import { daysAgo } from "../days-ago.ts";
import { isEverythingOld } from "../ledger/listed-events.ts";
import type { Reading, Store } from "../store.ts";
import type { Tables } from "../tables.ts";
import { blotOut, erasePersons, keepBlotted } from "./blotted-persons.ts";
import { ORDERS } from "./order-subject.ts";

/** The orders of one write. */
const BATCH = 50;

/** What could not be erased at once is erased in one of the next nights. */
const ERASE_DAYS = 3;

/**
 * Blots out the persons of orders that were finished `keepDays` ago, and deletes what has been in the trash too long, with its history.
 * Returns how many orders that were.
 */
export async function removeExpiredOrders(store: Store, { now, keepDays }: Expiry): Promise<number> {
  if (await isEverythingOld(store.read, now)) return 0;
  const finished = (reading: Reading) => finishedBefore(reading, daysAgo(keepDays, now));
  const removed = (reading: Reading) => removedBefore(reading, daysAgo(TRASH_DAYS, now));
  const blotted = await inWrites(store, finished, (trx, revision, ids) =>
    blotOut(trx, revision, { ids, by: THE_SHOP }),
  );
  const purged = await inWrites(store, removed, purge);
  if (await wasBlottedSince(store.read, daysAgo(ERASE_DAYS, now))) await erasePersons(store);
  return blotted + purged;
}

async function wasBlottedSince(reading: Reading, start: string): Promise<boolean> {
  const blotted = reading.selectFrom("blotted_orders").select("order_id").where("blotted_at", ">", start).limit(1);
  return (await blotted.executeTakeFirst()) !== undefined;
}

type Change = (trx: Transaction<Tables>, revision: number, ids: readonly string[]) => Promise<unknown>;

/** A batch at a time, so that nobody waits for long. What is found is read again behind the lock: it may have changed meanwhile. */
async function inWrites(store: Store, find: (reading: Reading) => Promise<string[]>, change: Change): Promise<number> {
  let count = 0;
  // Every write makes all cached pages stale.
  while ((await find(store.read)).length > 0) {
    count += await store.write(async (trx, revision) => {
      const ids = await find(trx);
      if (ids.length > 0) await change(trx, revision, ids);
      return ids.length;
    });
  }
  return count;
}

const purge: Change = async (trx, _, ids) => {
  await keepBlotted(trx, ids, new Date().toISOString());
  await trx.deleteFrom("events").where("subject", "=", ORDERS.kind).where("subject_id", "in", ids).execute();
  await trx.deleteFrom("orders").where("id", "in", ids).execute();
};

const FINISHED = ORDER_STATES.filter(isFinished);

const finishedBefore = async (reading: Reading, end: string): Promise<string[]> =>
  idsOf(
    await reading
      .selectFrom("orders")
      .select("id")
      .where("blotted_at", "is", null)
      .where("state", "in", FINISHED)
      .where("state_at", "<=", end)
      .limit(BATCH)
      .execute(),
  );

const removedBefore = async (reading: Reading, end: string): Promise<string[]> =>
  idsOf(await reading.selectFrom("orders").select("id").where("deleted_at", "<=", end).limit(BATCH).execute());

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
