import { cartIn } from "../order/cart-code.ts";
import { fold } from "../turkish.ts";
import { nameKey } from "./named-products.ts";
import type { ReadOrder } from "./read-order.ts";

/** Two messages with the same identity are one order: `cart` is what their link says, `said` what stands in their text. */
export type OrderIdentity = { cart: string; said: string };

/**
 * Forwarding and copying change letters at most, and any write of the shop the revision of a link. Thanks and other words beside the
 * order make no other one.
 */
export const identityOf = (order: ReadOrder): OrderIdentity => ({ cart: codedLines(order), said: saidBy(order) });

/** The lines of the link's cart, whatever the revision of the shop was; empty without a link. */
function codedLines({ code }: ReadOrder): string {
  const cart = code === undefined ? undefined : cartIn(code);
  return cart ? JSON.stringify(cart.lines) : "";
}

function saidBy({ lines, leftOut, total, details }: ReadOrder): string {
  const said = lines.map(({ name, quantity, oddQuantity, total, oddPrice }) => [
    nameKey(name),
    oddQuantity ?? quantity,
    oddPrice ?? total,
  ]);
  return JSON.stringify([said, leftOut, total, Object.values(details).map(plain)]);
}

const plain = (value: string | boolean): string =>
  fold(String(value))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The message is nothing but a cart's link, and words beside it. */
export const isLinkAlone = ({ lines, total }: Pick<ReadOrder, "lines" | "total">): boolean =>
  lines.length === 0 && total === undefined;
