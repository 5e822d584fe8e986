import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { isByHand } from "../../domain/order-book/customer.ts";
import { inBatches } from "../batches.ts";
import { areChangesRead, type ColumnChanges, columnChanges } from "../ledger/listed-events.ts";
import type { Reading } from "../store.ts";
import type { OrderRecord } from "../tables.ts";

type Identity = Pick<OrderRecord, "is_gift" | "phone" | "sender_phone" | "handle">;

/** The phone number of the customer: for a gift that of its sender (`customerOf`). */
export const phoneOfCustomer = ({ is_gift, phone, sender_phone }: Omit<Identity, "handle">): string =>
  is_gift === 1 ? sender_phone : phone;

type OfCustomer = Pick<OrderRecord, "customer" | "customer_note">;

/** Whose order a new one is: that of the newest order with her phone number or name in WhatsApp, else of somebody new. */
export const customerOfNew = async (reading: Reading, row: Identity): Promise<OfCustomer> =>
  (await knownCustomer(reading, { ...row, id: "" })) ?? { customer: randomUUID(), customer_note: "" };

/**
 * Whose order it is after a change. Another phone number or name finds her anew, unless the order was joined or parted by hand. While
 * nobody else has them, an order that is her only one stays hers: a number was corrected.
 */
export async function customerAfter(reading: Reading, before: OrderRecord, after: OrderRecord): Promise<OfCustomer> {
  const { customer, customer_note } = after;
  const kept = { customer, customer_note };
  const isSame = phoneOfCustomer(before) === phoneOfCustomer(after) && before.handle === after.handle;
  const isGiven = customer !== before.customer || isByHand(customer) || after.blotted_at !== null;
  if (isSame || isGiven || (phoneOfCustomer(after) === "" && after.handle === "")) return kept;
  const known = await knownCustomer(reading, after);
  if (known) return known;
  const others = await ordersOfCustomers(reading, [customer])
    .select("id")
    .where("id", "<>", after.id)
    .limit(1)
    .execute();
  return customer !== "" && others.length === 0 ? kept : { customer: randomUUID(), customer_note: "" };
}

/** A phone number says more than a name, which she may have changed. */
async function knownCustomer(reading: Reading, row: Identity & { id: string }): Promise<OfCustomer | undefined> {
  const [phone, { handle }] = [phoneOfCustomer(row), row];
  const isHers = (order: Identity) => phoneOfCustomer(order) === phone;
  const byPhone = phone !== "" && (await newestOf(ordersOfPhones(reading, [phone]), row.id, isHers));
  return byPhone || (handle === "" ? undefined : newestOf(ordersOfHandles(reading, [handle]), row.id));
}

async function newestOf(
  orders: ReturnType<typeof ordersOfPhones>,
  except: string,
  isHers: (order: Identity) => boolean = () => true,
): Promise<OfCustomer | undefined> {
  const found = await orders
    .select(["number", "customer", "customer_note", "is_gift", "phone", "sender_phone", "handle"])
    .where("deleted_at", "is", null)
    .where("customer", "<>", "")
    .where("id", "<>", except)
    .execute();
  const [newest] = found.filter(isHers).toSorted((one, other) => other.number - one.number);
  return newest && { customer: newest.customer, customer_note: newest.customer_note };
}

/** The orders of the customer of an order, also those in the trash. An order that belongs to nobody is alone. */
export const idsOfCustomer = async (reading: Reading, { id, customer }: Pick<OrderRecord, "id" | "customer">) =>
  customer === ""
    ? [id]
    : (await ordersOfCustomers(reading, [customer]).select("id").orderBy("number", "desc").execute()).map(
        (one) => one.id,
      );

/** The phone numbers and names in WhatsApp of a customer. */
export type Known = { phones: readonly string[]; handles: readonly string[] };

export const knownOf = (rows: readonly Identity[]): Known => ({
  phones: [...new Set(rows.map(phoneOfCustomer))].filter(Boolean),
  handles: [...new Set(rows.map(({ handle }) => handle))].filter(Boolean),
});

/**
 * All orders that say something about the customer: hers, and those of every phone number and name that she has in them. `past` are the
 * orders of others that said so once.
 */
export async function ordersOfPerson(reading: Reading, order: OrderRecord): Promise<{ ids: string[]; past: string[] }> {
  const ids = new Set(await idsOfCustomer(reading, order));
  const rows = await reading
    .selectFrom("orders")
    .select(["is_gift", "phone", "sender_phone", "handle"])
    .where("id", "in", [...ids])
    .execute();
  const known = knownOf(rows);
  const { phones, handles } = known;
  const others = [
    ...(phones.length > 0 ? await ordersOfPhones(reading, phones).select("id").execute() : []),
    ...(handles.length > 0 ? await ordersOfHandles(reading, handles).select("id").execute() : []),
  ];
  for (const { id } of others) ids.add(id);
  const past = await idsOfPast(reading, known);
  return { ids: [...ids], past: past.filter((id) => !ids.has(id)) };
}

/** The orders whose history names one of these phone numbers or names in WhatsApp. Free words are not searched. */
export async function idsOfPast(reading: Reading, { phones, handles }: Known): Promise<string[]> {
  const found = new Set<string>();
  for await (const batch of inBatches([...phones, ...handles])) {
    const events = await reading
      .selectFrom("events")
      .select(["subject_id", "changes"])
      .where("subject", "=", "order")
      .where(({ eb, or }) => or(batch.map((word) => eb("changes", "like", `%${JSON.stringify(word)}%`))))
      .execute();
    for (const { subject_id, changes } of events) {
      if (!areChangesRead({ changes }) || names(columnChanges({ changes }), batch)) found.add(subject_id);
    }
  }
  return [...found];
}

const names = (changes: ColumnChanges, words: readonly string[]): boolean =>
  ["phone", "sender_phone", "handle"].some((column) => changes[column]?.some((value) => words.includes(String(value))));

/** These conditions repeat the words of their indexes' own conditions, because SQLite would not use the indexes otherwise. */
export const ordersOfPhones = (reading: Reading, phones: readonly string[]) =>
  reading
    .selectFrom("orders")
    .where(({ and, or, eb }) =>
      or((["phone", "sender_phone"] as const).map((of) => and([eb(of, "in", phones), eb(of, "<>", sql.lit(""))]))),
    );

export const ordersOfHandles = (reading: Reading, handles: readonly string[]) =>
  reading.selectFrom("orders").where("handle", "in", handles).where("handle", "<>", sql.lit(""));

export const ordersOfCustomers = (reading: Reading, customers: readonly string[]) =>
  reading.selectFrom("orders").where("customer", "in", customers).where("customer", "<>", sql.lit(""));
