import { DAY_MS } from "../istanbul.ts";
import { cartIn } from "../order/cart-code.ts";
import { NO_DETAILS } from "../order/order-details.ts";
import { normalizePhone } from "../settings/typed-numbers.ts";
import { fold } from "../turkish.ts";
import { type ChatMessage, chatMessages } from "./pasted-chat.ts";
import { MAX_MESSAGE } from "./read-limits.ts";
import { hasLink, linkIn, type ReadOrder, readOrder } from "./read-order.ts";

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
  const isShops = ({ author = "" }: ChatMessage) => shopName !== "" && isShopsName(author, shopName);
  // If only the shop writes, it may have forwarded an order to itself.
  const isForwarded = messages.every(isShops);
  const parts = messages.flatMap((message) => partsOf(message, isForwarded || !isShops(message)));
  const customerOf = (one: ChatMessage) => (isShops(one) || normalizePhone(one.author ?? "") ? "" : (one.author ?? ""));
  const orders = newestOf(parts);
  if (orders.length === 0) {
    return customersAlone(parts.slice(lastTalk(parts)), isShops)
      .flatMap((isHers) => byHand(parts, isHers))
      .map((one) => ({ ...one, customer: customerOf(one) }));
  }
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

/** `Fiyonk`, `Fiyonk Hediye`, and the word by which some copies name the one who copied. */
const isShopsName = (author: string, shopName: string): boolean =>
  fold(author) === fold(shopName) ||
  /^(?:siz|you|ben)$/.test(fold(author)) ||
  fold(author).startsWith(`${fold(shopName)} `);

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

const isGreeting = (line: string): boolean =>
  /merhaba/i.test(line) && /^\W*merhaba,? siparis vermek istiyorum/.test(fold(line));

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

/**
 * One order of what the customer wrote last, with the time and author of her first message of it. The shop's words are no part of it, and
 * neither is an earlier talk, or what a message has no room for. Nothing behind a label is read here: all is proposed (`proposedOrder`).
 */
function byHand(parts: readonly Part[], isHers: (part: ChatMessage) => boolean): Omit<PastedOrder, "customer">[] {
  const from = lastTalk(parts);
  const hers = parts.slice(from).filter(isHers);
  const [first = parts.at(-1)] = hers;
  if (!first) return [];
  const text = inLines((hers.length > 0 ? hers : [first]).map((part) => part.text));
  const before = inLines(parts.slice(0, from).map(inChat));
  const shops = parts.slice(from).filter((part) => !isHers(part) && part !== first);
  const order = { ...linkIn(text), details: NO_DETAILS, labelled: NO_DETAILS, others: text.split("\n") };
  return [{ ...first, text, order, before, after: inLines(shops.map(inChat)), words: "", times: 1 }];
}

/** The longest pause within one talk about an order. */
const TALK_MS = 3 * DAY_MS;

/** The place of the first message of the last talk. An exported chat may hold years. */
function lastTalk(parts: readonly Part[]): number {
  let letters = 0;
  for (let at = parts.length - 1; at > 0; at -= 1) {
    const [one, earlier] = [parts[at], parts[at - 1]];
    letters += (one?.text.length ?? 0) + 1;
    const isFull = letters + (earlier?.text.length ?? 0) > MAX_MESSAGE - ROOM_OF_HEAD;
    if (isFull || (one?.at && earlier?.at && one.at.getTime() - earlier.at.getTime() > TALK_MS)) return at;
  }
  return 0;
}

const ROOM_OF_HEAD = 200;

/** Words of a customer, and words of a shop that writes under another name than its own. */
const CUSTOMERS = /istiyor|alabilir|alay[ıi]m|alaca[gğ][ıi]m|adres|ismim|\b0?5\d{2}|mahalle|\bmah\b/gi;
const SHOPS =
  /iban|ho[sş] ?geldin|kargoya ver|sipari[sş]iniz|adresinizi|yazar m[ıi]s[ıi]n|te[sş]ekk[uü]r ederiz|[uü]cretimiz|\d (?:tl|₺)|₺ ?\d/gi;

/**
 * Tells each customer's messages. Of several authors of whom none is the shop by its name, the one who writes most like a customer is she.
 * Another one who orders too, and writes nothing like a shop, is a customer with an order of her own.
 */
function customersAlone(messages: readonly ChatMessage[], isShops: (message: ChatMessage) => boolean) {
  const others = messages.filter((message) => !isShops(message));
  if (others.length === 0) return [() => true];
  const writers = new Map<string | undefined, { score: number; isCustomer: boolean }>();
  for (const { author, text } of others) {
    const { score: before = 0, isCustomer = true } = writers.get(author) ?? {};
    const shops = text.match(SHOPS)?.length ?? 0;
    const score = before + (text.match(CUSTOMERS)?.length ?? 0) - shops;
    writers.set(author, { score, isCustomer: isCustomer && shops === 0 });
  }
  const orders = (author: string | undefined) => others.some((one) => one.author === author && ORDERS.test(one.text));
  const [best, ...rest] = [...writers].toSorted(([, one], [, other]) => other.score - one.score);
  const customers = [best, ...rest.filter(([author, { isCustomer }]) => isCustomer && orders(author))];
  return customers
    .slice(0, MOST_CUSTOMERS)
    .map((one) => (message: ChatMessage) => !isShops(message) && message.author === one?.[0]);
}

const ORDERS = /istiyor|alay[ıi]m|alaca[gğ][ıi]m|al[ıi]ca[mğ]|\d (?:tane|adet)/i;

/** Of a group's chat so many are read. */
const MOST_CUSTOMERS = 5;

const inChat = ({ author, text }: Part): string => (author === undefined ? text : `${author}: ${text}`);

type Sent = ChatMessage & { order: ReadOrder };

/** The features by which a message is recognised, never its words alone. `cart` is empty if it has neither a link nor a head. */
export type OrderIdentity = { cart: string; head: string; person: string };

/** Leaves out seconds and the link's revision: copying changes the seconds, and every write of the shop changes the revision. */
export function identityOf({ order, at, author, text }: Sent): OrderIdentity {
  const cart = order.code === undefined ? undefined : cartIn(order.code);
  const { name, phone, address } = order.details;
  const head = at && author !== undefined ? `${at.toISOString().slice(0, 16)} ${fold(author)}` : "";
  // A text without a link is known by the head of its first message alone. Several orders may stand in one message.
  const unlinked = head === "" ? "" : `${head} ${text.split("\n").some(isGreeting) ? fold(text) : ""}`;
  return {
    cart: cart ? JSON.stringify(cart.lines) : unlinked,
    head,
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
