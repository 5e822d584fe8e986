import { createHash } from "node:crypto";
import type { WrittenOrder } from "../../domain/order-book/order-store.ts";
import { messageCore } from "../../domain/order-check/message-core.ts";
import { identityOf, isLinkAlone } from "../../domain/order-check/order-identity.ts";
import { pastedOrders } from "../../domain/order-check/pasted-orders.ts";
import type { ReadOrder } from "../../domain/order-check/read-order.ts";
import type { Reading } from "../store.ts";

/** The same for an order that is pasted twice, with thanks or without; empty for an empty text. */
export function messageFingerprint(text: string): string {
  const order = orderIn(text);
  return order ? orderFingerprint(order) : coreFingerprint(text);
}

/** Undefined for a text that is not one order. */
function orderIn(text: string): ReadOrder | undefined {
  const [one, ...others] = pastedOrders(text);
  return others.length > 0 ? undefined : one?.order;
}

/** `<cart>.<text>`: a link alone is found by the cart. */
function orderFingerprint(order: ReadOrder): string {
  const { cart, said } = identityOf(order);
  return `${cartFingerprint(cart)}.${hashOf(said)}`;
}

const cartFingerprint = (cart: string): string => (cart === "" ? "" : hashOf(cart));

function coreFingerprint(text: string): string {
  const core = messageCore(text);
  return core === "" ? "" : createHash("sha256").update(core).digest("base64url");
}

/** Of letters and digits, so that `like` reads it as it is. */
const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What a text is found by. `cart` is of a link alone, which is any order of its cart. */
function soughtBy(text: string): { whole: string[]; cart: string | undefined } {
  const order = orderIn(text);
  // A text that is no order, and an order of an older version of the shop, are known by their letters.
  const whole = [order && orderFingerprint(order), coreFingerprint(text)].filter((one) => one !== undefined);
  const cart = order && isLinkAlone(order) ? identityOf(order).cart : undefined;
  return { whole: whole.filter((one) => one !== ""), cart: cart && cartFingerprint(cart) };
}

/** The first order that each text became, as long as its person is not blotted out. */
export async function findWritten(reading: Reading, texts: readonly string[]): Promise<(WrittenOrder | undefined)[]> {
  const sought = texts.map(soughtBy);
  const wanted = [...new Set(sought.flatMap(({ whole }) => whole))];
  const carts = [...new Set(sought.flatMap(({ cart }) => cart ?? []))];
  if (wanted.length === 0) return texts.map(() => undefined);
  const rows = await reading
    .selectFrom("orders")
    .select(["id", "number", "fingerprint"])
    .where((where) =>
      where.or([where("fingerprint", "in", wanted), ...carts.map((cart) => where("fingerprint", "like", `${cart}.%`))]),
    )
    .where("deleted_at", "is", null)
    .orderBy("number")
    .execute();
  return sought.map(({ whole, cart }) => {
    const first = rows.find(
      ({ fingerprint }) => whole.includes(fingerprint) || (cart !== undefined && fingerprint.startsWith(`${cart}.`)),
    );
    return first && { id: first.id, number: first.number };
  });
}
