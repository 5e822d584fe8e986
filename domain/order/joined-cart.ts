import { type Cart, isInCart, lineKey } from "./cart.ts";

/** Joins two carts that were filled apart. No product is lost, and none is counted twice. Joining again changes nothing. */
export function joinedCart(one: Cart, other: Cart): Cart {
  const inOther = new Map(other.map((line) => [lineKey(line), line.quantity]));
  const lines = one.map((line) => ({
    ...line,
    quantity: Math.max(line.quantity, inOther.get(lineKey(line)) ?? 0),
  }));
  return [...lines, ...other.filter((line) => !isInCart(one, lineKey(line)))];
}
