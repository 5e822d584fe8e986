import { formatDifference, formatPrice } from "../money.ts";
import { amountWords, chargeWords } from "../order/amount-to-pay.ts";
import { lineText, plainLine, plainName, textLines } from "../order/plain-name.ts";
import { trackingLink } from "../settings/carriers.ts";
import { IN_BRACES, type OrderPlaceholder, placeholderOf } from "../settings/order-texts.ts";
import type { Sections } from "../settings/sections.ts";
import { dateInWords } from "../shop/hours-words.ts";
import { type BookOrder, customerOf } from "./book-order.ts";
import { chargedOf, type Discount, keptPieces, lineDiscount, moneyOf, wholeDiscounts } from "./order-money.ts";
import { isSold, type OrderState, payingWay } from "./order-states.ts";
import { discountName, isPresent, presentName } from "./payment-rows.ts";
import type { ToldKind } from "./told-messages.ts";

export type OrderTexts = Sections["order-texts"];

/** The message that tells a customer of the state. A returned order has none. */
export const TEXT_OF_STATE: Partial<Record<OrderState, ToldKind & keyof OrderTexts>> = {
  new: "confirmation",
  preparing: "preparing",
  sent: "sent",
  delivered: "delivered",
  cancelled: "cancelled",
};

/**
 * The shop's facts for messages. `account`: the bank account, empty without one. `carriers`: the owner's table of carriers. `orderPages`:
 * the address of orders' own pages without its end, empty where the shop has none.
 */
export type Teller = { shopName: string; account: string; carriers?: string; orderPages?: string };

type ToldOrder = Pick<BookOrder, "name" | "payment" | "cardLink" | "carrier" | "tracking" | "day"> &
  Parameters<typeof moneyOf>[0] & {
    /** Undefined for an order that is not in the book yet. */
    number: number | undefined;
    pageKey?: string;
    lines: readonly ToldLine[];
  };

type ToldLine = Pick<
  BookOrder["lines"][number],
  "name" | "color" | "values" | "texts" | "quantity" | "price" | "returned" | "discount"
>;

type Moved = Parameters<typeof customerOf>[0];

/** The message about an order's state; undefined where there is none. */
export function stateMessage(texts: OrderTexts, order: ToldOrder & Moved, teller: Teller) {
  const kind = TEXT_OF_STATE[order.state];
  return (kind && filledText(texts[kind], toCustomer(order), teller)) || undefined;
}

/** The message that asks for what is left. Undefined if nothing is left or sold, or if the carrier takes the money at the door. */
export function reminderMessage(texts: OrderTexts, order: ToldOrder & Moved, teller: Teller) {
  if (moneyOf(order).left <= 0 || !isSold(order.state) || order.payment === "at-door") return undefined;
  return filledText(texts.reminder, toCustomer(order), teller) || undefined;
}

const toCustomer = <Told extends ToldOrder & Moved>(order: Told): Told => ({ ...order, name: customerOf(order).name });

/** Fills a text. A line that names an unknown fact is left out, but a greeting loses only the unknown name. Two empty lines never follow each other. */
export function filledText(template: string, order: ToldOrder, teller: Teller): string {
  const values = valuesOf(order, teller);
  return template
    .split("\n")
    .flatMap((line) => filledLine(line, values))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const WITH_SPACE = new RegExp(`( ?)${IN_BRACES.source}`, "g");

type Values = Record<OrderPlaceholder, string>;

function filledLine(line: string, values: Values): string[] {
  const names = [...line.matchAll(IN_BRACES)]
    .map(([, name = ""]) => placeholderOf(name))
    .filter((name) => name !== "ad");
  if (names.some((name) => name !== undefined && values[name] === "")) return [];
  return [
    line.replace(WITH_SPACE, (written, space: string, name: string) => {
      const known = placeholderOf(name);
      if (!known) return written;
      return values[known] === "" ? "" : space + values[known];
    }),
  ];
}

const valuesOf = (order: ToldOrder, { shopName, account, carriers = "", orderPages = "" }: Teller): Values => ({
  ad: plainName(order.name),
  no: order.number === undefined ? "" : String(order.number),
  ürünler: [...order.lines.flatMap(soldLines), ...discountLines(order)].join("\n"),
  toplam: formatPrice(chargedOf(order).total),
  ödenecek: leftWords(order),
  gelen: priceAbove0(moneyOf(order).paid),
  kalan: priceAbove0(moneyOf(order).left),
  iban: isByTransfer(order) ? account : "",
  kargo: plainName(order.carrier),
  takip: [plainName(order.tracking), trackingLink(carriers, order)].filter(Boolean).join("\n"),
  gün: order.day === "" ? "" : dateInWords(order.day),
  "sipariş sayfası": orderPages && order.pageKey ? orderPages + order.pageKey : "",
  dükkân: plainName(shopName),
});

const priceAbove0 = (lira: number): string => (lira > 0 ? formatPrice(lira) : "");

/** What is still to pay: `₺599,70 (toplam ₺699,70, kargo ₺49,90 dahil; ₺100,00 geldi)`, `₺699,70 (kargo ₺49,90 dahil), ödendi`. */
function leftWords(order: ToldOrder): string {
  const { toPay, paid, left } = moneyOf(order);
  const whole = amountWords(chargedOf(order));
  if (paid <= 0 || !isSold(order.state)) return whole;
  if (left === 0) return `${whole}, ödendi`;
  if (left < 0) return `${whole}, ödendi; ${formatPrice(-left)} fazla geldi`;
  return `${formatPrice(left)} (toplam ${formatPrice(toPay)}, ${chargeWords(chargedOf(order))}; ${formatPrice(paid)} geldi)`;
}

/** True if something is left to pay, and no way other than a transfer is known. */
const isByTransfer = (order: ToldOrder): boolean =>
  moneyOf(order).left > 0 && ["waiting", "transfer"].includes(payingWay(order));

/** A line without the pieces that came back. Its discount stands below it; a present says so itself. */
function soldLines(line: ToldLine): string[] {
  const quantity = keptPieces(line);
  if (quantity === 0) return [];
  const { discount, ...plain } = plainLine({ ...line, quantity });
  const isGiven = discount !== undefined && isPresent(discount);
  return [
    `• ${isGiven ? `${presentName(plainDiscount(discount))}: ` : ""}${lineText(plain)}`,
    ...textLines(plain).map((text) => `  ${text}`),
    ...(discount && !isGiven ? [discountLine(discount, lineDiscount(line))] : []),
  ];
}

const discountLines = (order: ToldOrder): string[] => {
  const amounts = wholeDiscounts(order);
  return Array.from(order.discounts.entries(), ([at, discount]) => discountLine(discount, amounts[at] ?? 0));
};

/** `İndirim (doğum günü): −₺20,00` */
const discountLine = (discount: Discount, off: number): string =>
  `${discountName(plainDiscount(discount))}: ${formatDifference(-off)}`;

const plainDiscount = ({ word, ...discount }: Discount): Discount => ({ ...discount, word: plainName(word) });

/** The account in the preview of a text. The real one is sent to signed-in people only. */
export const EXAMPLE_ACCOUNT = "TR33 0006 1005 1978 6457 8413 26\nHesap sahibi, Banka";

const EXAMPLE_LINE = { productId: null, values: [], texts: [], category: "" };

/** For the preview of a text. */
export const EXAMPLE_ORDER: Omit<ToldOrder, "lines"> & Pick<BookOrder, "lines"> = {
  name: "Ayşe Yılmaz",
  number: 12,
  state: "new",
  payments: [],
  discounts: [],
  pageKey: "3kJ9wQ2mTzr5sVb8nYc1Xg",
  sending: 49.9,
  fee: null,
  payment: "waiting",
  cardLink: false,
  paid: false,
  carrier: "Yurtiçi Kargo",
  tracking: "123456789012",
  day: "2027-02-14",
  lines: [
    { ...EXAMPLE_LINE, name: "İsimli kolye", color: "Gümüş", quantity: 1, price: 349.9 },
    { ...EXAMPLE_LINE, name: "Çift bileklik", color: "", quantity: 2, price: 149.95 },
  ],
};
