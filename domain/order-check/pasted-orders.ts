import { DAY_MS } from "../istanbul.ts";
import { cartIn } from "../order/cart-code.ts";
import { normalizePhone } from "../settings/typed-numbers.ts";
import { fold } from "../turkish.ts";
import { type ChatMessage, chatMessages } from "./pasted-chat.ts";
import { hasLink, type ReadOrder, readOrder } from "./read-order.ts";

/** An order in a pasted text. `text` is the part of it from which the order was read. */
export type PastedOrder = ChatMessage & {
  order: ReadOrder;
  /** The chat's name for the person who orders. Empty if it is a number, or the shop itself. */
  customer: string;
  /** The parts of the chat between the previous order, this one, and the next. */
  before: string;
  after: string;
  /** The customer's part of `after`, without the shop's messages. */
  words: string;
  /** The number of times that the cart was sent. */
  times: number;
};

type Reading = {
  now?: Date;
  /** The name under which the shop itself writes in the chat. */
  shopName?: string | undefined;
};

type Part = ChatMessage & { order?: ReadOrder };

/**
 * All orders of a pasted text, in the order of their messages. An order is the link of a cart, or a greeting of the shop's message whose
 * link is lost. A text with neither is one order, which its reader enters by hand.
 */
export function pastedOrders(pasted: string, { now = new Date(), shopName = "" }: Reading = {}): PastedOrder[] {
  const messages = chatMessages(pasted, now);
  const isShops = ({ author = "" }: ChatMessage) => shopName !== "" && fold(author) === fold(shopName);
  // If only the shop writes, it may have forwarded an order to itself.
  const isForwarded = messages.every(isShops);
  const parts = messages.flatMap((message) => partsOf(message, isForwarded || !isShops(message)));
  const customerOf = (one: ChatMessage) => (isShops(one) || normalizePhone(one.author ?? "") ? "" : (one.author ?? ""));
  const orders = newestOf(parts);
  if (orders.length === 0) return byHand(parts).map((one) => ({ ...one, customer: customerOf(one) }));
  return orders.map(({ part, known: { order }, times }, index) => {
    const between = (from: Part | undefined, to: Part | undefined) =>
      parts.slice(from ? parts.indexOf(from) + 1 : 0, to ? parts.indexOf(to) : undefined);
    const [earlier, later] = [between(orders[index - 1]?.part, part), between(part, orders[index + 1]?.part)];
    const hers = later
      .filter((one) => !isShops(one))
      .map((one) => (one.author === part.author ? one.text : inChat(one)));
    const around = { before: inLines(earlier.map(inChat)), after: inLines(later.map(inChat)), words: inLines(hers) };
    return { ...part, order, times, customer: customerOf(part), ...around };
  });
}

const inLines = (texts: readonly string[]): string => texts.join("\n");

/** Cuts a message with several orders before each greeting, or behind each link. */
function partsOf({ text, ...message }: ChatMessage, mayOrder: boolean): Part[] {
  const lines = text.split("\n");
  const starts = [0];
  let ended: number | undefined;
  let isBegun = false;
  for (const [at, line] of lines.entries()) {
    const [greets, links] = [isGreeting(line), hasLink(line)];
    if (greets && (isBegun || ended !== undefined)) starts.push(at);
    if (links && ended !== undefined) starts.push(ended + 1);
    if (greets) ended = undefined;
    if (links) ended = at;
    isBegun ||= greets;
  }
  return starts.map((start, index) => {
    const part = lines.slice(start, starts[index + 1]);
    const isOrder = mayOrder && part.some((line) => isGreeting(line) || hasLink(line));
    const own = part.join("\n").trim();
    return { ...message, text: own, ...(isOrder && { order: readOrder(own) }) };
  });
}

const isGreeting = (line: string): boolean => /^\W*merhaba,? siparis vermek istiyorum/.test(fold(line));

type Found = { part: Part; known: Parameters<typeof isResent>[0]; times: number };

/** Keeps only the newest message of a cart that was sent again within a day. A link that was sent alone afterwards changes nothing. */
function newestOf(parts: readonly Part[]): Found[] {
  const found: Found[] = [];
  for (const part of parts) {
    const { order } = part;
    if (!order) continue;
    const sent = { ...part, order };
    const known = { ...sent, identity: identityOf(sent) };
    const at = found.findIndex((one) => isResent(one.known, known));
    const [earlier] = found.splice(at, at < 0 ? 0 : 1);
    const times = (earlier?.times ?? 0) + 1;
    found.push(earlier && !part.text.includes("\n") ? { ...earlier, times } : { part, known, times });
  }
  return found.toSorted((one, other) => parts.indexOf(one.part) - parts.indexOf(other.part));
}

/** One order for the whole text. It has the time and author of the first message. */
function byHand(parts: readonly Part[]): Omit<PastedOrder, "customer">[] {
  const [first] = parts;
  if (!first) return [];
  const text = parts.map((part) => part.text).join("\n");
  return [{ ...first, text, order: readOrder(text), before: "", after: "", words: "", times: 1 }];
}

const inChat = ({ author, text }: Part): string => (author === undefined ? text : `${author}: ${text}`);

type Sent = ChatMessage & { order: ReadOrder };

/** The features by which a message is recognised, never its words alone. Empty if it has no link, no head, and names no person. */
export type OrderIdentity = { cart: string; head: string; person: string };

/** Leaves out seconds and the link's revision: copying changes the seconds, and every write of the shop changes the revision. */
export function identityOf({ order, at, author }: Sent): OrderIdentity {
  const cart = order.code === undefined ? undefined : cartIn(order.code);
  const { name, phone, address } = order.details;
  return {
    cart: cart ? JSON.stringify(cart.lines) : "",
    head: at && author !== undefined ? `${at.toISOString().slice(0, 16)} ${fold(author)}` : "",
    person: [name, phone, address].map(fold).join(" ").trim(),
  };
}

/** True for the same message: the link is the same, and so is its head. If a copy lost the head, the person is compared instead. */
export function isSameOrder(one: OrderIdentity, other: OrderIdentity): boolean {
  if (one.cart === "" || one.cart !== other.cart) return false;
  return one.head !== "" && other.head !== ""
    ? one.head === other.head
    : one.person !== "" && one.person === other.person;
}

type Known = Sent & { identity: OrderIdentity };

/** True if the same person of a chat sent the cart again, unchanged or corrected. */
export function isResent(earlier: Known, later: Known): boolean {
  const [one, other] = [earlier.identity, later.identity];
  const isOnePerson = one.person === other.person || one.person === "" || other.person === "";
  const isNear = !earlier.at || !later.at || Math.abs(later.at.getTime() - earlier.at.getTime()) <= DAY_MS;
  return one.cart !== "" && one.cart === other.cart && earlier.author === later.author && isOnePerson && isNear;
}
