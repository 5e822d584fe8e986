import type { Kysely, Transaction } from "kysely";
import type { BroughtOrders } from "../../domain/backup/shop-copies.ts";
import { ShopError } from "../../domain/error.ts";
import type { Author } from "../../domain/ledger.ts";
import { isByHand } from "../../domain/order-book/customer.ts";
import { inBatches } from "../batches.ts";
import { rowsOf } from "../ledger/subject.ts";
import { writeStep } from "../ledger/written-steps.ts";
import { keepBlotted } from "../order-book/blotted-persons.ts";
import { phoneOfCustomer } from "../order-book/customers.ts";
import { ORDERS } from "../order-book/order-subject.ts";
import { nextNumber } from "../order-book/stored-orders.ts";
import { linesAsText, linesIn } from "../order-columns.ts";
import type { Store } from "../store.ts";
import type { OrderRecord, Tables } from "../tables.ts";

type Books = { here: Kysely<Tables>; copy: Kysely<Tables> };

/** The orders of a copy that the book lacks. Those that were deleted here for good do not come back, and those in the trash wait there. */
export async function lackingOrders({ here, copy }: Books): Promise<string[]> {
  const copied = await copy
    .selectFrom("orders")
    .select("id")
    .where("deleted_at", "is", null)
    .orderBy("number")
    .execute();
  const known = await here.selectFrom("orders").select("id").execute();
  const gone = await here.selectFrom("blotted_orders").select("order_id").execute();
  const isKnown = new Set([...known.map(({ id }) => id), ...gone.map(({ order_id }) => order_id)]);
  return copied.flatMap(({ id }) => (isKnown.has(id) ? [] : id));
}

/**
 * Adds the orders of a copy that the book lacks, with their customers, in one step that an undo takes back. Everything else stays, the counts
 * of products too: the pieces were taken when the orders were written. A number that is taken gives way to the next free one.
 */
export const bringOrders = (store: Store, copy: Kysely<Tables>, by: Author): Promise<BroughtOrders> =>
  store.write(async (trx, revision) => {
    const ids = await lackingOrders({ here: trx, copy });
    const rows = (await rowsOf(copy, ORDERS, ids)).filter((row) => !ORDERS.trouble?.(row));
    if (rows.length === 0) throw new ShopError("invalid", "Bu kopyada, defterinde olmayan bir sipariş yok");
    const known = await trx.selectFrom("orders").select(["number", "page_key"]).execute();
    const taken = new Set(known.map(({ number }) => number));
    const pages = new Set(known.map(({ page_key }) => page_key));
    const last = Math.max(...rows.map(({ number }) => number));
    const products = await productsHere(trx, copy);
    const customerOf = await customersHere(trx);
    const added: OrderRecord[] = [];
    for (const row of rows.toSorted((one, other) => one.number - other.number)) {
      const number = taken.has(row.number) ? await nextNumber(trx, last) : row.number;
      const lines = linesIn(row.lines).map((line) => ({ ...line, productId: products(line.productId) }));
      const moved = { lines: linesAsText(lines), number, request_id: null, taken: "[]", revision };
      // The page of another order: this one gets a new address.
      const page = pages.has(row.page_key) ? { page_key: "" } : {};
      added.push({ ...row, ...customerOf(row), ...moved, ...page, deleted_at: new Date().toISOString() });
    }
    const blotted = added.flatMap(({ id, blotted_at }) => (blotted_at === null ? [] : { order_id: id, blotted_at }));
    for await (const batch of inBatches(blotted)) await keepBlotted(trx, batch);
    // New rows come as if out of the trash, so that the undo that every step has puts them there.
    const changes = added.map((row) => ({ row, next: { deleted_at: null } }));
    const { step, count } = await writeStep(trx, revision, { subject: ORDERS, kind: "bring-in", by }, changes);
    return { step, count, left: ids.length - count };
  });

/** A product is the same under its id, else under its address: in a shop that was made anew it has another id. */
async function productsHere(trx: Transaction<Tables>, copy: Kysely<Tables>) {
  const copied = await copy.selectFrom("products").select(["id", "slug"]).execute();
  const here = await trx.selectFrom("products").select(["id", "slug"]).execute();
  const bySlug = new Map(here.map(({ id, slug }) => [slug, id]));
  const ids = new Set(here.map(({ id }) => id));
  const found = new Map(copied.flatMap(({ id, slug }) => (ids.has(id) ? [] : [[id, bySlug.get(slug) ?? id] as const])));
  return (id: string | null) => (id === null ? null : (found.get(id) ?? id));
}

/**
 * A customer whom the book knows by her phone or name stays one customer, with the note that is here. Orders that were joined or parted by
 * hand stay so. The book is read once, because a copy may have thousands of customers.
 */
async function customersHere(trx: Transaction<Tables>) {
  const rows = await trx
    .selectFrom("orders")
    .select(["customer", "customer_note", "is_gift", "phone", "sender_phone", "handle"])
    .where("deleted_at", "is", null)
    .where("customer", "<>", "")
    .orderBy("number")
    .execute();
  // The newest order says last whose it is.
  const ids = new Map(rows.map((row) => [row.customer, row]));
  const phones = new Map(rows.map((row) => [phoneOfCustomer(row), row]));
  const handles = new Map(rows.map((row) => [row.handle, row]));
  const found = new Map<string, { customer: string; customer_note: string } | undefined>();
  return (row: OrderRecord) => {
    if (row.customer === "") return undefined;
    if (!found.has(row.customer)) {
      const phone = phoneOfCustomer(row);
      const byWords = (phone && phones.get(phone)) || (row.handle && handles.get(row.handle)) || undefined;
      const known = ids.get(row.customer) ?? (isByHand(row.customer) ? undefined : byWords);
      found.set(row.customer, known && { customer: known.customer, customer_note: known.customer_note });
    }
    return found.get(row.customer);
  };
}
