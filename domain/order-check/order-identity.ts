import { DAY_MS } from "../istanbul.ts";
import { cartIn } from "../order/cart-code.ts";
import { fold } from "../turkish.ts";
import type { ChatMessage } from "./pasted-chat.ts";
import type { ReadOrder } from "./read-order.ts";

type Sent = ChatMessage & { order: ReadOrder };

/** By what a message is known again: never by its words alone. Empty where it has no link, no head, and names no person. */
export type OrderIdentity = { cart: string; head: string; person: string };

/** Copying changes the seconds at most, and any write of the shop the revision of a link. */
export function identityOf({ order, at, author }: Sent): OrderIdentity {
  const cart = order.code === undefined ? undefined : cartIn(order.code);
  const { name, phone, address } = order.details;
  return {
    cart: cart ? JSON.stringify(cart.lines) : "",
    head: at && author !== undefined ? `${at.toISOString().slice(0, 16)} ${fold(author)}` : "",
    person: [name, phone, address].map(fold).join(" ").trim(),
  };
}

/** The same message: of the same link, and the head of the chat, or, where a copy lost it, the same person. */
export function isSameOrder(one: OrderIdentity, other: OrderIdentity): boolean {
  if (one.cart === "" || one.cart !== other.cart) return false;
  return one.head !== "" && other.head !== ""
    ? one.head === other.head
    : one.person !== "" && one.person === other.person;
}

type Known = Sent & { identity: OrderIdentity };

/** A cart that the same person of a chat sent again, as it was or corrected. */
export function isResent(earlier: Known, later: Known): boolean {
  const [one, other] = [earlier.identity, later.identity];
  const isOnePerson = one.person === other.person || one.person === "" || other.person === "";
  const isNear = !earlier.at || !later.at || Math.abs(later.at.getTime() - earlier.at.getTime()) <= DAY_MS;
  return one.cart !== "" && one.cart === other.cart && earlier.author === later.author && isOnePerson && isNear;
}
