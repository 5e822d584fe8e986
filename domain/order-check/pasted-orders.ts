import { cartIn } from "../order/cart-code.ts";
import { DETAIL_LABELS } from "../order/detail-labels.ts";
import { fold } from "../turkish.ts";
import { type ChatMessage, chatMessages } from "./pasted-chat.ts";
import { markedLine, pricedLineIn, totalIn } from "./read-line.ts";
import { codesIn, type ReadOrder, readOrder } from "./read-order.ts";

/** An order of a pasted text. `text` is what it was read from. */
export type PastedOrder = ChatMessage & {
  order: ReadOrder;
  /** How often the same one was pasted. */
  times: number;
};

/** All orders of a pasted text, each once, in the order of their messages. */
export function pastedOrders(pasted: string, now = new Date()): PastedOrder[] {
  const orders = new Map<string, PastedOrder>();
  for (const message of chatMessages(pasted, now)) {
    for (const text of orderTexts(withLines(message.text))) {
      const order = readOrder(text);
      if (!order) continue;
      const same = orders.get(identityOf(order));
      if (same) same.times += 1;
      else orders.set(identityOf(order), { ...message, text, order, times: 1 });
    }
  }
  const all = [...orders.values()];
  return all.filter((one) => !isLinkOf(one, all));
}

/** A field of one line makes one line of all, and a greeting can stand before the first bullet. */
const withLines = (text: string): string =>
  (text.includes("\n") ? text : text.replace(BEGINNINGS, "\n")).replace(
    /^(Merhaba,? sipariş vermek istiyorum:?) (?=•)/im,
    "$1\n",
  );

const LABELS = Object.values(DETAIL_LABELS).join("|");
const BEGINNINGS = new RegExp(` (?=•|\\*?Toplam|\\+\\d+ ürün daha|(?:${LABELS}):)`, "g");

/** Forwarding and copying change letters at most. */
const identityOf = (order: ReadOrder): string =>
  JSON.stringify({ ...order, rest: "", lines: order.lines.map((line) => ({ ...line, name: fold(line.name) })) });

/** A link alone that was sent again after its order. */
const isLinkOf = ({ order }: PastedOrder, all: readonly PastedOrder[]): boolean =>
  isLinkAlone(order) && all.some((other) => other.order.code === order.code && !isLinkAlone(other.order));

const isLinkAlone = ({ lines, total }: ReadOrder): boolean => lines.length === 0 && total === undefined;

/** Several orders that were pasted as one message: each begins with its greeting, else ends with its link, else has its total. */
function orderTexts(text: string): string[] {
  const lines = text.split("\n");
  const greetings = indexesOf(lines, isGreeting);
  if (greetings.length > 1) return cutBefore(lines, greetings.slice(1));
  const links = indexesOf(lines, hasLink);
  if (links.length > 1) return cutBefore(lines, startsAfter(lines, links));
  return cutBefore(lines, startsAfter(lines, indexesOf(lines, isTotal)));
}

const isGreeting = (line: string): boolean => /^merhaba,? siparis vermek istiyorum/.test(fold(markedLine(line).words));
const hasLink = (line: string): boolean => !isPriced(line) && codesIn(line).some((code) => cartIn(code));
const isTotal = (line: string): boolean => totalIn(markedLine(line).words) !== undefined;
const isPriced = (line: string): boolean => pricedLineIn(markedLine(line).words) !== undefined;

/** The first priced line after each of the ends, where there is one before the next end. */
const startsAfter = (lines: readonly string[], ends: readonly number[]): number[] =>
  ends.slice(0, -1).flatMap((end, at) => {
    const start = lines.findIndex((line, index) => index > end && isPriced(line));
    return start > end && start < (ends[at + 1] ?? lines.length) ? [start] : [];
  });

const indexesOf = (lines: readonly string[], is: (line: string) => boolean): number[] =>
  lines.flatMap((line, at) => (is(line) ? [at] : []));

const cutBefore = (lines: readonly string[], starts: readonly number[]): string[] =>
  [0, ...starts].map((start, at) => lines.slice(start, starts[at]).join("\n"));
