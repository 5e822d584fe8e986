import { cartIn } from "../order/cart-code.ts";
import { DETAIL_LABELS } from "../order/detail-labels.ts";
import { fold } from "../turkish.ts";
import { identityOf, isLinkAlone } from "./order-identity.ts";
import { type ChatMessage, chatMessages } from "./pasted-chat.ts";
import { markedLine, pricedLineIn } from "./read-line.ts";
import { codesIn, type ReadOrder, readOrder } from "./read-order.ts";
import { totalIn } from "./read-total.ts";

/** An order of a pasted text. `text` is what it was read from. */
export type PastedOrder = ChatMessage & {
  order: ReadOrder;
  /** How often the same one was pasted. */
  times: number;
};

type Reading = {
  now?: Date;
  /** Under this name the shop itself writes in the chat. */
  shopName?: string | undefined;
};

/** All orders of a pasted text, each once, in the order of their messages. */
export function pastedOrders(pasted: string, { now = new Date(), shopName = "" }: Reading = {}): PastedOrder[] {
  const orders: PastedOrder[] = [];
  const known = new Map<string, PastedOrder[]>();
  for (const message of customersMessages(chatMessages(pasted, now), shopName)) {
    for (const text of orderTexts(withLines(message.text))) {
      const order = readOrder(text);
      if (!order) continue;
      const read = { ...message, text, order, times: 1 };
      const identity = JSON.stringify(identityOf(order));
      const alike = known.get(identity) ?? [];
      const same = alike.find((one) => hasSameAuthor(one, read));
      if (same) {
        same.times += 1;
        continue;
      }
      known.set(identity, [...alike, read]);
      orders.push(read);
    }
  }
  return orders.filter((one) => !isLinkOf(one, orders));
}

/** Without the shop's own words. Where nobody else writes, the shop may have forwarded an order to itself. */
function customersMessages(messages: readonly ChatMessage[], shopName: string): readonly ChatMessage[] {
  const isShops = ({ author = "" }: ChatMessage) => shopName !== "" && fold(author) === fold(shopName);
  if (messages.every(isShops)) return messages.filter(({ text }) => text.split("\n").some(isGreetingOrLink));
  return messages.filter((message) => !isShops(message));
}

/** A field of one line makes one line of all, and a greeting can stand before the first bullet. */
const withLines = (text: string): string =>
  (text.includes("\n") ? text : text.replace(BEGINNINGS, "\n")).replace(
    /^(Merhaba,? sipariş vermek istiyorum:?) (?=•)/im,
    "$1\n",
  );

const LABELS = Object.values(DETAIL_LABELS).join("|");
const BEGINNINGS = new RegExp(` (?=•|\\*?Toplam|\\+\\d+ ürün daha|(?:${LABELS}):)`, "g");

/** As far as the chat names them. */
const hasSameAuthor = ({ author: one }: ChatMessage, { author: other }: ChatMessage): boolean =>
  one === undefined || other === undefined || one === other;

/** A link alone that was sent again after its order. */
const isLinkOf = (one: PastedOrder, all: readonly PastedOrder[]): boolean =>
  isLinkAlone(one.order) &&
  all.some(
    (other) =>
      !isLinkAlone(other.order) &&
      hasSameAuthor(one, other) &&
      identityOf(other.order).cart === identityOf(one.order).cart,
  );

/** Several orders that were pasted as one message: each begins with its greeting, else ends with its link, else has its total. */
function orderTexts(text: string): string[] {
  const lines = text.split("\n");
  const greetings = indexesOf(lines, isGreeting);
  const isNameBefore = (at: number) => /^\p{L}[^:\d]{0,40}: ?$/u.test(lines[at - 1] ?? "");
  const begins = greetings.map((at) => (isNameBefore(at) ? at - 1 : at));
  if (begins.length > 1) return cutBefore(lines, begins.slice(1));
  const links = indexesOf(lines, hasLink);
  if (links.length > 1) return cutBefore(lines, startsAfter(lines, links));
  return cutBefore(lines, startsAfter(lines, indexesOf(lines, isTotal)));
}

const isGreeting = (line: string): boolean => /^merhaba,? siparis vermek istiyorum/.test(fold(markedLine(line).words));
const isGreetingOrLink = (line: string): boolean => isGreeting(line) || hasLink(line);
const hasLink = (line: string): boolean => !isPriced(line) && codesIn(line).some((code) => cartIn(code));
const isTotal = (line: string): boolean => !isPriced(line) && totalIn(markedLine(line).words) !== undefined;
const isPriced = (line: string): boolean => pricedLineIn(markedLine(line).words) !== undefined;

/** The first priced line after each of the ends, where there is one before the next end. */
const startsAfter = (lines: readonly string[], ends: readonly number[]): number[] =>
  ends.slice(0, -1).flatMap((end, at) => {
    const start = lines.slice(end + 1, ends[at + 1]).findIndex(isPriced);
    return start < 0 ? [] : [end + 1 + start];
  });

const indexesOf = (lines: readonly string[], is: (line: string) => boolean): number[] =>
  lines.flatMap((line, at) => (is(line) ? [at] : []));

const cutBefore = (lines: readonly string[], starts: readonly number[]): string[] =>
  [0, ...starts].map((start, at) => lines.slice(start, starts[at]).join("\n"));
