import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { OrderOfMessage } from "../../domain/order-book/order-store.ts";
import { identityOf, isSameOrder, type OrderIdentity, pastedOrders } from "../../domain/order-check/pasted-orders.ts";
import type { Reading } from "../store.ts";

/**
 * `<cart>.<head>.<person>`, each a hash or empty. Empty for a text that is not a single order with its link, because words alone identify
 * no order.
 */
export function messageFingerprint(text: string): string {
  const { cart, head, person } = hashesIn(text);
  return cart === "" ? "" : [cart, head, person].join(".");
}

function hashesIn(text: string): OrderIdentity {
  const [one, ...others] = pastedOrders(text);
  if (!one || others.length > 0) return { cart: "", head: "", person: "" };
  const { cart, head, person } = identityOf(one);
  return { cart: hashOf(cart), head: hashOf(head), person: hashOf(person) };
}

const hashOf = (text: string): string => (text === "" ? "" : createHash("sha256").update(text).digest("hex"));

const identityIn = (fingerprint: string): OrderIdentity => {
  const [cart = "", head = "", person = ""] = fingerprint.split(".");
  return { cart, head, person };
};

/** The first order that each text became, as long as its person is not blotted out. */
export async function firstOrdersOf(
  reading: Reading,
  texts: readonly string[],
): Promise<(OrderOfMessage | undefined)[]> {
  const sought = texts.map(hashesIn);
  const carts = [...new Set(sought.map(({ cart }) => cart))].filter((cart) => cart !== "");
  if (carts.length === 0) return texts.map(() => undefined);
  const rows = (await ordersOfCarts(reading, carts).execute()).toSorted((one, other) => one.number - other.number);
  return sought.map((identity) => {
    const first = rows.find(({ fingerprint }) => isSameOrder(identityIn(fingerprint), identity));
    return first && { id: first.id, number: first.number };
  });
}

/** A range instead of `like`, and the words of the index's own condition: SQLite would not use the index otherwise. */
export const ordersOfCarts = (reading: Reading, carts: readonly string[]) =>
  reading
    .selectFrom("orders")
    .select(["id", "number", "fingerprint"])
    .where(({ and, or, eb, between }) =>
      or(
        carts.map((cart) =>
          and([eb("fingerprint", "<>", sql.lit("")), between("fingerprint", `${cart}.`, `${cart}/`)]),
        ),
      ),
    )
    .where("deleted_at", "is", null);
