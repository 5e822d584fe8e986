import type { Transaction } from "kysely";
import { isOutage, ShopError } from "../../domain/error.ts";
import { type Author, type DoneStep, mayForgetPersons, THE_SHOP, TRASH_DAYS } from "../../domain/ledger.ts";
import { isFinished, ORDER_STATES } from "../../domain/order-book/order-states.ts";
import type { Expiry } from "../../domain/order-book/order-store.ts";
import { inBatches } from "../batches.ts";
import { daysAgo } from "../columns.ts";
import { isEverythingOld } from "../ledger/listed-events.ts";
import { requireRow } from "../ledger/seen-rows.ts";
import { rowsOf } from "../ledger/subject.ts";
import { writeUntold } from "../ledger/written-steps.ts";
import type { Reading, Store } from "../store.ts";
import type { OrderRecord, Tables } from "../tables.ts";
import { blottedEvent, blottedRow, saysPerson } from "./blotted-rows.ts";
import { ordersOfPerson } from "./customers.ts";
import { ORDERS } from "./order-subject.ts";

type Forgetting = { id: string; by: Author };

/**
 * Blots out the customer, and those she sent gifts to, in all her orders and in all orders of her phone number and name (customers.ts).
 * An order of somebody else that had her number or name once loses the persons of its past, and keeps its present one.
 */
export async function forgetPerson(store: Store, { id, by }: Forgetting): Promise<DoneStep> {
  const done = await store.write(async (trx, revision) => {
    const order = await requireRow(trx, ORDERS, { id });
    if (!mayForgetPersons(by)) throw new ShopError("invalid", "Kişi bilgilerini yalnız dükkân sahibi silebilir");
    const { ids, past } = await ordersOfPerson(trx, order);
    const rows = await rowsOf(trx, ORDERS, ids);
    const hers = rows.filter(({ blotted_at }) => blotted_at === null);
    if (hers.length === 0) throw new ShopError("conflict", "Bu kişinin bilgileri zaten silinmiş");
    for await (const batch of inBatches(past)) await blotOutEvents(trx, batch);
    return blotOut(trx, revision, { ids: hers.map((row) => row.id), by });
  });
  await erasePersons(store);
  return done;
}

/** Blotted persons leave no byte on the disk. If a busy database prevents it, the next night or the end of the running copy tries again. */
export async function erasePersons(store: Store, rewritten: (keyof Tables)[] = ["orders", "events"]): Promise<void> {
  try {
    await store.eraseTraces(rewritten);
  } catch (error) {
    if (!isOutage(error)) throw error;
  }
}

/**
 * Erases persons from the rows, from their whole history, and from copies that are restored later. The step records no value, and cannot
 * be undone.
 */
export async function blotOut(
  trx: Transaction<Tables>,
  revision: number,
  { ids, by }: { ids: readonly string[]; by: Author },
): Promise<DoneStep> {
  const at = new Date().toISOString();
  const blotted: OrderRecord[] = [];
  for await (const batch of inBatches(ids)) {
    const rows = (await rowsOf(trx, ORDERS, batch)).map((row) => ({ ...blottedRow(row), blotted_at: at, revision }));
    await ORDERS.write(trx, rows);
    await blotOutEvents(trx, batch);
    await keepBlotted(trx, blottedAt(batch, at));
    blotted.push(...rows);
  }
  const step = await writeUntold(trx, ORDERS, { rows: blotted, kind: "forget", at, by });
  return { step, count: blotted.length };
}

/** Remembers the orders, so that no restored copy brings their persons back. `rows` are at most one batch. */
export async function keepBlotted(trx: Transaction<Tables>, rows: readonly Tables["blotted_orders"][]): Promise<void> {
  await trx
    .insertInto("blotted_orders")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const blottedAt = (ids: readonly string[], at: string) => ids.map((order_id) => ({ order_id, blotted_at: at }));

/** `ids` are at most one batch. */
async function blotOutEvents(trx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  const events = await trx
    .selectFrom("events")
    .selectAll()
    .where("subject", "=", ORDERS.kind)
    .where("subject_id", "in", ids)
    .execute();
  for await (const batch of inBatches(events.filter(({ changes }) => saysPerson(changes)))) {
    await trx
      .insertInto("events")
      .values(batch.map(blottedEvent))
      .onConflict((conflict) => conflict.column("id").doUpdateSet((eb) => ({ changes: eb.ref("excluded.changes") })))
      .execute();
  }
}

/** The orders of one write. */
const BATCH = 50;

/** A failed erasure is tried again on this many nights. */
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

/**
 * Changes one batch at a time, so that nobody waits for long. Each batch is found again under the lock, because orders may have changed
 * meanwhile.
 */
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
  await keepBlotted(trx, blottedAt(ids, new Date().toISOString()));
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
