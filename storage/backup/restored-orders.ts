import type { Kysely, Transaction } from "kysely";
import type { CopiedRow } from "../../domain/backup/shop-copies.ts";
import { inBatches } from "../batches.ts";
import { rowsOf, type SubjectRow } from "../ledger/subject.ts";
import {
  blottedEvent,
  keepBlotted,
  NO_PERSON_COLUMNS,
  withoutPerson,
  withWishesOf,
} from "../order-book/blotted-persons.ts";
import { derivedColumns, ORDERS } from "../order-book/order-subject.ts";
import { nextNumber } from "../order-book/stored-orders.ts";
import type { OrderRow, Tables } from "../tables.ts";
import { insertRows, rowsIn } from "./table-rows.ts";

type Parts = { scratch: Kysely<Tables>; isFull: boolean };

type Trx = Transaction<Tables>;

/**
 * Orders of the copy take the place of those with their id, and all others stay: a copy has no persons, so an order that was removed
 * would come back without hers. Whoever was blotted out here stays so, also in a full copy. Removes the events that the copy replaces,
 * and returns how an event of the copy is restored.
 */
export async function restoreOrders(trx: Trx, { scratch, isFull }: Parts): Promise<(event: CopiedRow) => CopiedRow> {
  const blotted = new Map<string, string>();
  for (const { order_id, blotted_at } of await trx.selectFrom("blotted_orders").selectAll().execute()) {
    blotted.set(order_id, blotted_at);
  }
  // The pieces that they took are counts of products that the copy replaces.
  await trx.updateTable("orders").set({ taken: "[]" }).where("taken", "<>", "[]").execute();
  const ids: string[] = [];
  let last = 0;
  for await (const rows of rowsIn(scratch, { name: "orders", key: ["id"] }, ["id", "number"])) {
    ids.push(...rows.map(({ id }) => String(id)));
    last = Math.max(last, ...rows.map(({ number }) => Number(number)));
  }
  for await (const batch of inBatches(ids)) {
    await restoreBatch(trx, await rowsOf(scratch, ORDERS, batch), { blotted, isFull, last });
  }
  await removeReplacedEvents(trx, ids);
  return (event) => {
    const changes = { changes: String(event.changes) };
    const isKept = event.subject !== ORDERS.kind || (isFull && !blotted.has(String(event.subject_id)));
    return isKept ? event : { ...event, ...blottedEvent(changes) };
  };
}

/** `last` is the highest number in the copy. */
type Restoring = { blotted: ReadonlyMap<string, string>; isFull: boolean; last: number };

async function restoreBatch(trx: Trx, copied: readonly OrderRow[], restoring: Restoring): Promise<void> {
  const ids = copied.map(({ id }) => id);
  const here = new Map((await rowsOf(trx, ORDERS, ids)).map((row) => [row.id, row]));
  await trx.deleteFrom("orders").where("id", "in", ids).execute();
  const taken = await trx
    .selectFrom("orders")
    .select("number")
    .where(
      "number",
      "in",
      copied.map(({ number }) => number),
    )
    .execute();
  const rows: OrderRow[] = [];
  for (const row of copied) {
    // Of a shop with a book of its own.
    const isTaken = taken.some(({ number }) => number === row.number);
    const number = isTaken ? await nextNumber(trx, restoring.last) : row.number;
    rows.push({ ...row, ...personOf(row, here.get(row.id), restoring), number });
  }
  await insertRows(trx, "orders", rows);
  for (const { id, blotted_at } of rows) if (blotted_at !== null) await keepBlotted(trx, [id], blotted_at);
}

/** Without a person in the copy she is the one who is known here. */
function personOf(row: OrderRow, here: OrderRow | undefined, { blotted, isFull }: Restoring): Partial<OrderRow> {
  const blotted_at = blotted.get(row.id) ?? row.blotted_at;
  if (blotted_at !== null) return { ...withoutPerson(row), blotted_at };
  if (isFull || !here) return {};
  const known: SubjectRow = here;
  const lines = withWishesOf(here.lines, row.lines);
  const person = Object.fromEntries(Object.keys(NO_PERSON_COLUMNS).map((column) => [column, known[column] ?? ""]));
  return { ...person, lines, words: derivedColumns({ ...NO_PERSON_COLUMNS, lines }).words };
}

/** Those of orders that stay are kept. */
async function removeReplacedEvents(trx: Trx, ids: readonly string[]): Promise<void> {
  await trx.deleteFrom("events").where("subject", "!=", ORDERS.kind).execute();
  for await (const batch of inBatches(ids)) {
    await trx.deleteFrom("events").where("subject", "=", ORDERS.kind).where("subject_id", "in", batch).execute();
  }
}
