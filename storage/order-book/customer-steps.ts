import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { ShopError } from "../../domain/error.ts";
import { type Author, type DoneStep, maySeePersons } from "../../domain/ledger.ts";
import { type BookOrder, MAX_TEXT } from "../../domain/order-book/book-order.ts";
import { isByHand, JOINED_BY_HAND, joinedNote, PARTED_BY_HAND, partedNote } from "../../domain/order-book/customer.ts";
import { columnChanges, eventsOf } from "../ledger/listed-events.ts";
import { requireRow } from "../ledger/seen-rows.ts";
import { isRemoved, rowsOf } from "../ledger/subject.ts";
import { changesSomething, writeStep } from "../ledger/written-steps.ts";
import type { Reading, Store } from "../store.ts";
import type { OrderRecord, Tables } from "../tables.ts";
import { idsOfCustomer, ordersOfCustomers, phoneOfCustomer } from "./customers.ts";
import { ORDERS, orderOf } from "./order-subject.ts";

/** All orders of the customer of an order, the newest first. An order in trouble is left out. */
export async function listCustomer(reading: Reading, id: string): Promise<BookOrder[]> {
  return (await rowsOfCustomer(reading, id)).filter((row) => !ORDERS.trouble?.(row)).map(orderOf);
}

/** Writes the note to all her orders. */
export const noteCustomer = (store: Store, { id, note }: { id: string; note: string }, by: Author) =>
  inOneStep(store, by, async (trx) => ({
    rows: await rowsOfCustomer(trx, id),
    nextOf: () => ({ customer_note: note }),
  }));

/** Makes one customer of those of two orders. */
export const joinCustomers = (store: Store, { id, other }: { id: string; other: string }, by: Author) =>
  inOneStep(store, by, async (trx) => {
    const [hers, others] = [await rowsOfCustomer(trx, id), await rowsOfCustomer(trx, other)];
    if (hers.some((row) => others.some((one) => one.id === row.id))) {
      throw new ShopError("conflict", "Bu siparişler zaten aynı müşterinin");
    }
    const note = joinedNote([...hers, ...others].map(({ customer_note }) => customer_note));
    if (note.length > MAX_TEXT)
      throw new ShopError("invalid", "İki müşterinin notu birlikte çok uzun, önce birini kısalt");
    const joined = { customer: JOINED_BY_HAND + randomUUID(), customer_note: note };
    return { rows: [...hers, ...others], nextOf: () => joined };
  });

/** Makes a customer of her own of one order. What was noted about her before she was joined goes with her. */
export const partCustomer = (store: Store, id: string, by: Author) =>
  inOneStep(store, by, async (trx) => {
    const rows = await rowsOfCustomer(trx, id);
    if (rows.length < 2) throw new ShopError("conflict", "Bu müşterinin başka siparişi yok");
    const own = new Map<string, string>();
    for (const row of rows) own.set(row.id, await noteBeforeJoin(trx, row));
    const others = rows.filter((row) => row.id !== id);
    const note = partedNote({
      note: rows.find((row) => row.id === id)?.customer_note ?? "",
      own: own.get(id) ?? "",
      others: others.map((row) => own.get(row.id) ?? ""),
    });
    const parted = { customer: PARTED_BY_HAND + randomUUID(), customer_note: note.taken };
    return { rows, nextOf: (row) => (row.id === id ? parted : { customer_note: note.left }) };
  });

type Done = { step: string; by: Author; changes: readonly { before?: OrderRecord; after: OrderRecord }[] };

/** Once a join is undone, the orders that came to the joined customers meanwhile go with those of their phone number or name in WhatsApp. */
export async function followUndoneJoin(trx: Transaction<Tables>, revision: number, { step, by, changes }: Done) {
  const parted = changes.flatMap(({ before, after }) =>
    before?.customer.startsWith(JOINED_BY_HAND) && !isByHand(after.customer) && after.blotted_at === null
      ? [{ joined: before.customer, after }]
      : [],
  );
  if (parted.length === 0) return;
  const joined = [...new Set(parted.map((one) => one.joined))];
  const later = await ordersOfCustomers(trx, joined).selectAll().where("blotted_at", "is", null).execute();
  const moved = later.flatMap((row) => {
    const { after } = parted.find((one) => one.joined === row.customer && isOfOne(one.after, row)) ?? {};
    return after ? [{ row, next: { customer: after.customer, customer_note: after.customer_note } }] : [];
  });
  if (moved.length > 0) await writeStep(trx, revision, { subject: ORDERS, kind: "move", by, step }, moved);
}

const isOfOne = (one: OrderRecord, other: OrderRecord): boolean =>
  [phoneOfCustomer, ({ handle }: OrderRecord) => handle].some((of) => of(one) !== "" && of(one) === of(other));

/** The note that an order's customer had before she was joined with others. Empty if she was not, or if it is forgotten. */
async function noteBeforeJoin(reading: Reading, { id, customer, customer_note }: OrderRecord): Promise<string> {
  if (!customer.startsWith(JOINED_BY_HAND)) return "";
  const events = await eventsOf(reading, ORDERS, [id]).execute();
  let note = customer_note;
  let own = "";
  for (const { customer: joined, customer_note: noted } of events.map(columnChanges)) {
    if (noted) note = String(noted[0]);
    if (!joined) continue;
    own = note;
    if (!String(joined[0]).startsWith(JOINED_BY_HAND)) break;
  }
  return own;
}

type Change = { rows: readonly OrderRecord[]; nextOf(row: OrderRecord): Partial<OrderRecord> };

/** Changes what orders say of their customer, which outdates nothing else that somebody sees of them. */
const inOneStep = (store: Store, by: Author, find: (trx: Transaction<Tables>) => Promise<Change>): Promise<DoneStep> =>
  store.write(async (trx, revision) => {
    if (!maySeePersons(by)) throw new ShopError("invalid", "Müşterileri kişileri görebilenler değiştirir");
    const { rows, nextOf } = await find(trx);
    if (rows.some(({ blotted_at }) => blotted_at !== null)) {
      throw new ShopError("invalid", "Bu müşterinin bilgileri silindi, yenisi yazılmaz");
    }
    const changes = rows
      .map((row) => ({ row, next: nextOf(row) }))
      .filter((change) => changesSomething(ORDERS, change));
    if (changes.length === 0) throw new ShopError("conflict", "Zaten böyle; değişecek bir şey yok");
    const { step, count } = await writeStep(trx, revision, { subject: ORDERS, kind: "change", by }, changes);
    return { step, count };
  });

async function rowsOfCustomer(reading: Reading, id: string): Promise<OrderRecord[]> {
  const order = await requireRow(reading, ORDERS, { id });
  const rows = await rowsOf(reading, ORDERS, await idsOfCustomer(reading, order));
  return rows.filter((row) => !isRemoved(row)).toSorted((one, other) => other.number - one.number);
}
