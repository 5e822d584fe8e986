import { cartIn } from "../order/cart-code.ts";
import type { OrderDetails } from "../order/order-details.ts";
import type { Payment } from "../order-book/order-states.ts";
import { normalizePhone } from "../settings/typed-phone.ts";
import { fold } from "../turkish.ts";
import { addresses } from "../web/addresses.ts";
import { isNoWish, isPayment, phoneIn } from "./no-wish.ts";
import { detailsIn, type LabelledText, labelledText } from "./read-details.ts";
import { CURRENCY, leftOutIn, looseLineIn, markedLine, plainWords, pricedLineIn, type ReadLine } from "./read-line.ts";
import { isTotalLabel, totalIn } from "./read-total.ts";
import { spokenWishes } from "./spoken-wishes.ts";

/** An order as its message says it, of which nothing is proved (decision 87). */
export type ReadOrder = {
  lines: ReadLine[];
  /** Lines that the message has no room for; only the cart's code names them. */
  leftOut: number;
  total: number | undefined;
  details: OrderDetails;
  /** The code of the cart, whole and unchanged. */
  code: string | undefined;
  /** There is a link of a cart, but its code is cut or changed. */
  hasBrokenLink: boolean;
  /** As far as the words say it plainly. */
  payment: Payment;
  /** What else the person wrote. */
  rest: string;
  /** Of that, the lines which only the shop can know as products. */
  unread: string[];
};

type Found = {
  lines: ReadLine[];
  labelled: LabelledText[];
  rest: string[];
  total?: number | undefined;
  leftOut?: number | undefined;
};

/**
 * Undefined for a text that orders nothing: without a priced line and without a code. The shop's own messages about an order have lines
 * without prices.
 */
export function readOrder(text: string): ReadOrder | undefined {
  const links = codesIn(text);
  const code = links.findLast((link) => cartIn(link));
  const found = partsOf(text.split("\n"));
  const { lines, total, leftOut = 0 } = found;
  if (code === undefined && lines.every((line) => line.total === undefined)) return undefined;
  return {
    lines,
    leftOut,
    total,
    ...wishedIn(found),
    unread: found.rest,
    code,
    hasBrokenLink: code === undefined && links.length > 0,
  };
}

/** What has a label, and what is plain without one. */
function wishedIn({ labelled, lines, rest }: Found): Pick<ReadOrder, "details" | "payment" | "rest"> {
  const said = detailsIn(labelled);
  const { giftWrap, hidePrices, payment } = spokenWishes(rest);
  const phone = said.phone || [...rest, ...lines.flatMap(noteOf)].map(phoneIn).find((one) => one !== undefined) || "";
  const isPhoneAlone = (line: string) => phone !== "" && normalizePhone(markedLine(line).words) === phone;
  return {
    details: {
      ...said,
      phone,
      giftWrap: said.giftWrap || giftWrap,
      hidePrices: said.hidePrices || hidePrices,
    },
    payment,
    rest: [...lines.flatMap(noteOf), ...rest.filter((line) => !isPhoneAlone(line))].join("\n"),
  };
}

const CODE = new RegExp(`${addresses.cartLink}#([0-9A-Za-z.]*)`, "g");

const noteOf = ({ name, note }: ReadLine): string[] => (note === undefined ? [] : [`${name}: ${note}`]);

/** What stands in links of carts, whole or broken. */
export const codesIn = (text: string): string[] =>
  [...text.matchAll(CODE)].map(([, code = ""]) => code.replace(/\.+$/, ""));

function partsOf(written: readonly string[]): Found {
  const found: Found = { lines: [], labelled: [], rest: [] };
  let at = 0;
  while (at < written.length) at += takeLines(found, written.slice(at, at + MAX_PARTS));
  return found;
}

/** A chat or a hand breaks a line at most into so many. */
const MAX_PARTS = 3;

/** Reads what begins with the first of these lines. Returns how many of them it was. */
function takeLines(found: Found, [line = "", ...next]: readonly string[]): number {
  const marked = markedLine(line);
  const { mark, words } = marked;
  if (isStruck(line, mark)) return 1;
  const priced = knownLine(line, pricedLineIn(words));
  // Before labels and totals, because the name of a product can look like one.
  if (mark === "•" && priced) return take(found.lines, priced);
  const leftOut = leftOutIn(words);
  if (leftOut !== undefined && mark !== "-") {
    found.leftOut = leftOut;
    return 1;
  }
  const labelled = labelledText(words);
  if (codesIn(line).length > 0 && (!labelled || labelled.label === "cart")) {
    found.rest.push(...besideLink(words));
    return 1;
  }
  if (labelled) return take(found.labelled, labelled);
  const isCut = isTotalLabel(words);
  const total = totalIn(isCut ? `${words} ${plainWords(next[0] ?? "")}` : words);
  if (total !== undefined) {
    found.total = total;
    return isCut ? 2 : 1;
  }
  if (priced) return take(found.lines, priced);
  if (phoneIn(line) !== undefined) return take(found.rest, line.trim());
  const broken = mark === "" || (mark !== "•" && isNoWish(words)) ? undefined : brokenLineIn(words, next);
  if (broken) return take(found.lines, broken.line, broken.parts);
  const loose = knownLine(line, looseLineIn(marked));
  if (loose) return take(found.lines, loose);
  if (words !== "" && !IS_NO_WISH.test(fold(words))) found.rest.push(line.trim());
  return 1;
}

/** Not a payment, and no telephone number taken for a price. */
const knownLine = (line: string, read: ReadLine | undefined): ReadLine | undefined =>
  read === undefined || isPayment(read.name) || (!CURRENCY.test(line) && phoneIn(line) !== undefined)
    ? undefined
    : read;

/** What the person wrote around a cart's link, without what only names it: `Sepetim: https://…`. */
function besideLink(words: string): string[] {
  const beside = words
    .replace(/\S*\/sepet#[0-9A-Za-z.]*/g, "#")
    .replace(/^[^:]*: ?(?=#)/, "")
    .replaceAll("#", " ")
    .replace(/\s+/g, " ")
    .trim();
  return /\p{L}/u.test(beside) ? [beside] : [];
}

/** WhatsApp's way to take a line out and leave it readable. */
const isStruck = (line: string, mark: string): boolean =>
  /^~.+~$/.test(line.trim().replace(mark, "").trim().replace(/^~•/, "~"));

function take<One>(list: One[], one: One, parts = 1): number {
  list.push(one);
  return parts;
}

/** A line whose end stands in the next one. */
function brokenLineIn(words: string, next: readonly string[]) {
  for (let parts = 1; parts <= next.length; parts += 1) {
    const ends = next.slice(0, parts);
    if (ends.some((end) => end.trim() === "" || isOwnLine(end))) return undefined;
    const line = pricedLineIn([words, ...ends.map((end) => end.trim())].join(" "));
    if (line) return { line, parts: parts + 1 };
  }
  return undefined;
}

function isOwnLine(line: string): boolean {
  const { mark, words } = markedLine(line);
  return mark === "•" || labelledText(words) !== undefined || totalIn(words) !== undefined;
}

/** The message's greeting, WhatsApp's own words over a forwarded one, and a link alone. */
const IS_NO_WISH =
  /^(?:merhaba,? siparis vermek istiyorum:?|(?:bircok kez |sik sik )?iletildi|forwarded(?: many times)?|https?:\/\/\S+)$/;
