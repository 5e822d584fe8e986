import { randomUUID } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { CopiedRow } from "../../domain/backup/shop-copies.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import { soldWords } from "../../domain/order-book/order-search-words.ts";
import type { Sections } from "../../domain/settings/sections.ts";
import { inBatches } from "../batches.ts";
import { rowsOf, type SubjectRow } from "../ledger/subject.ts";
import { blotOut, keepBlotted } from "../order-book/blotted-persons.ts";
import { blottedEvent, blottedRow, NO_PERSON_COLUMNS, withFreeWordsOf } from "../order-book/blotted-rows.ts";
import { countPieces } from "../order-book/counted-orders.ts";
import { idsOfPast, knownOf } from "../order-book/customers.ts";
import { ORDERS } from "../order-book/order-subject.ts";
import { nextNumber } from "../order-book/stored-orders.ts";
import { linesIn } from "../order-columns.ts";
import type { OrderRecord, Tables } from "../tables.ts";
import { insertRows } from "./table-rows.ts";

type Parts = { scratch: Kysely<Tables>; isFull: boolean };

type Trx = Transaction<Tables>;

type Restored = {
  /** Translates an event of the copy. Undefined for an event of an order that the restore leaves alone. */
  restoreEvent(event: CopiedRow): CopiedRow | undefined;
  /** Orders that the copy lacks, or has in an older state: its counts do not include them. */
  newer: CountedOrder[];
};

type CountedOrder = { before?: OrderRecord; after: OrderRecord };

/**
 * Replaces orders by those of the copy with the same id, unless the shop has changed them since: no state, payment or tracking number is
 * lost. All other orders stay, because the copy could not bring their persons back. A person who was blotted out stays so, even if a full
 * copy has her. Removes the events that the copy replaces.
 */
export async function restoreOrders(trx: Trx, { scratch, isFull }: Parts): Promise<Restored> {
  const blotted = new Map<string, string>();
  for (const { order_id, blotted_at } of await trx.selectFrom("blotted_orders").selectAll().execute()) {
    blotted.set(order_id, blotted_at);
  }
  const copied = await scratch.selectFrom("orders").select(["id", "number"]).execute();
  const past = new Set(isFull ? await pastOfErased(scratch, [...blotted.keys()]) : []);
  const here = await trx.selectFrom("orders").select("id").orderBy("number").execute();
  const last = Math.max(0, ...copied.map(({ number }) => number));
  const isCopied = new Set(copied.map(({ id }) => id));
  const newer: CountedOrder[] = [];
  // The copy's counts do not include the pieces that these orders took.
  await trx.updateTable("orders").set({ taken: "[]" }).where("taken", "<>", "[]").execute();
  for (const row of await rowsOf(
    trx,
    ORDERS,
    here.flatMap(({ id }) => (isCopied.has(id) ? [] : id)),
  )) {
    newer.push({ after: { ...row, taken: "[]" } });
  }
  for await (const batch of inBatches(copied.map(({ id }) => id))) {
    newer.push(...(await restoreBatch(trx, await rowsOf(scratch, ORDERS, batch), { blotted, isFull, last })));
  }
  const kept = new Set(newer.map(({ after }) => after.id));
  await removeReplacedEvents(
    trx,
    copied.flatMap(({ id }) => (kept.has(id) ? [] : id)),
  );
  return {
    newer,
    restoreEvent(event) {
      if (event.subject !== ORDERS.kind) return event;
      if (kept.has(String(event.subject_id))) return undefined;
      const order = String(event.subject_id);
      const isKept = isFull && !blotted.has(order) && !past.has(order);
      return isKept ? event : { ...event, ...blottedEvent({ changes: String(event.changes) }) };
    },
  };
}

/** The orders of others whose history in the copy names somebody who was erased here, but not those that name her now. */
async function pastOfErased(scratch: Kysely<Tables>, erased: readonly string[]): Promise<string[]> {
  const rows = await rowsOf(scratch, ORDERS, erased);
  const { phones, handles } = knownOf(rows);
  const others = await rowsOf(scratch, ORDERS, await idsOfPast(scratch, { phones, handles }));
  return others.flatMap(({ id, phone, sender_phone, handle }) =>
    [phone, sender_phone].some((one) => phones.includes(one)) || handles.includes(handle) ? [] : id,
  );
}

const AFTER_RESTORE = { ...THE_SHOP, name: "Yedek geri yüklendi" };

/** Updates the copy's counts, which are as old as the copy, by all that was ordered, cancelled or brought back since. */
export const countAgain = (trx: Trx, revision: number, newer: readonly CountedOrder[], first: Sections) =>
  countPieces(trx, revision, { step: randomUUID(), by: AFTER_RESTORE, changes: newer }, first);

/** Remembers whom the copy's shop blotted out, also in orders that are gone from it, and blots them out in the orders that are here. */
export async function blotOutCopied(trx: Trx, revision: number, scratch: Kysely<Tables>): Promise<void> {
  const copied = await scratch.selectFrom("blotted_orders").selectAll().execute();
  const known: string[] = [];
  for await (const batch of inBatches(copied)) {
    const ids = batch.map(({ order_id }) => order_id);
    const here = trx.selectFrom("orders").select("id").where("id", "in", ids).where("blotted_at", "is", null);
    known.push(...(await here.execute()).map(({ id }) => id));
  }
  if (known.length > 0) await blotOut(trx, revision, { ids: known, by: THE_SHOP });
  for await (const batch of inBatches(copied)) await keepBlotted(trx, batch);
}

/** `last` is the highest number in the copy. */
type Restoring = { blotted: ReadonlyMap<string, string>; isFull: boolean; last: number };

/** Returns the orders that stay as they are here. */
async function restoreBatch(trx: Trx, copied: readonly OrderRecord[], restoring: Restoring): Promise<CountedOrder[]> {
  const ids = copied.map(({ id }) => id);
  const here = new Map((await rowsOf(trx, ORDERS, ids)).map((row) => [row.id, row]));
  const kept = copied.flatMap((row): CountedOrder[] => {
    const own = here.get(row.id);
    return own && own.revision > row.revision && !ORDERS.trouble?.(own)
      ? [{ before: row, after: { ...own, taken: row.taken } }]
      : [];
  });
  for (const { after } of kept) {
    await trx.updateTable("orders").set({ taken: after.taken }).where("id", "=", after.id).execute();
  }
  const replaced = copied.filter(({ id }) => !kept.some(({ after }) => after.id === id));
  if (replaced.length > 0) await replaceOrders(trx, replaced, here, restoring);
  return kept;
}

async function replaceOrders(
  trx: Trx,
  copied: readonly OrderRecord[],
  here: ReadonlyMap<string, OrderRecord>,
  restoring: Restoring,
): Promise<void> {
  const ids = copied.map(({ id }) => id);
  await trx.deleteFrom("orders").where("id", "in", ids).execute();
  const numbers = copied.map(({ number }) => number);
  const taken = await trx.selectFrom("orders").select("number").where("number", "in", numbers).execute();
  const rows: OrderRecord[] = [];
  for (const row of copied) {
    // The number belongs to another order here, because the copy is of a shop with other orders.
    const isTaken = taken.some(({ number }) => number === row.number);
    const number = isTaken ? await nextNumber(trx, restoring.last) : row.number;
    rows.push({ ...row, ...personOf(row, here.get(row.id), restoring), number });
  }
  await insertRows(trx, "orders", rows);
  const blotted = rows.flatMap(({ id, blotted_at }) => (blotted_at === null ? [] : { order_id: id, blotted_at }));
  if (blotted.length > 0) await keepBlotted(trx, blotted);
}

/** With a copy that has no persons, each order keeps the person that is known here. */
function personOf(
  row: OrderRecord,
  here: OrderRecord | undefined,
  { blotted, isFull }: Restoring,
): Partial<OrderRecord> {
  const blotted_at = blotted.get(row.id) ?? row.blotted_at;
  if (blotted_at !== null) return { ...blottedRow(row), blotted_at };
  if (!here) return {};
  // The addresses of pages that customers have stay good, also where the copy is older than the pages.
  if (isFull) return { page_key: here.page_key || row.page_key };
  const known: SubjectRow = here;
  const free = withFreeWordsOf(here, row);
  const person = Object.fromEntries(Object.keys(NO_PERSON_COLUMNS).map((column) => [column, known[column] ?? ""]));
  return { ...person, ...free, words: soldWords(linesIn(free.lines)) };
}

/** Removes the events that the copy replaces. Events of orders that stay are kept. */
async function removeReplacedEvents(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom("events").where("subject", "!=", ORDERS.kind).execute();
  for await (const batch of inBatches(ids)) {
    await trx.deleteFrom("events").where("subject", "=", ORDERS.kind).where("subject_id", "in", batch).execute();
  }
}
