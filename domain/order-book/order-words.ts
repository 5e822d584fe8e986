import { formatPrice } from "../money.ts";
import { amountWords } from "../order/amount-to-pay.ts";
import { lineText, plainLine, plainName, textLines } from "../order/plain-name.ts";
import { trackingLink } from "../settings/carriers.ts";
import { IN_BRACES, type OrderPlaceholder, placeholderOf } from "../settings/order-texts.ts";
import type { Sections } from "../settings/sections.ts";
import { dateInWords } from "../shop/hours-words.ts";
import { type BookOrder, customerOf } from "./book-order.ts";
import { isSold, type OrderState, payingWay } from "./order-states.ts";

export type OrderTexts = Sections["order-texts"];

/** The message that tells a customer of the state. A returned order has none. */
export const TEXT_OF_STATE: Partial<Record<OrderState, keyof OrderTexts>> = {
  new: "confirmation",
  preparing: "preparing",
  sent: "sent",
  delivered: "delivered",
  cancelled: "cancelled",
};

/** The shop's facts for messages. `account`: the bank account, empty without one. `carriers`: the owner's table of carriers. */
export type Teller = { shopName: string; account: string; carriers?: string };

type ToldOrder = Pick<
  BookOrder,
  "name" | "total" | "sending" | "fee" | "payment" | "cardLink" | "paid" | "carrier" | "tracking" | "day"
> & {
  /** Undefined for an order that is not in the book yet. */
  number: number | undefined;
  lines: readonly Pick<BookOrder["lines"][number], "name" | "color" | "values" | "texts" | "quantity">[];
};

type Moved = Pick<BookOrder, "state"> & Parameters<typeof customerOf>[0];

/** The message about an order's state; undefined where there is none. */
export function stateMessage(texts: OrderTexts, order: ToldOrder & Moved, teller: Teller) {
  const kind = TEXT_OF_STATE[order.state];
  return (kind && filledText(texts[kind], toCustomer(order), teller)) || undefined;
}

/** The message that asks for the money. Undefined if the order is paid, if nothing was sold, or if the carrier takes the money at the door. */
export function reminderMessage(texts: OrderTexts, order: ToldOrder & Moved, teller: Teller) {
  if (order.paid || !isSold(order.state) || order.payment === "at-door") return undefined;
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

const valuesOf = (order: ToldOrder, { shopName, account, carriers = "" }: Teller): Values => ({
  ad: plainName(order.name),
  no: order.number === undefined ? "" : String(order.number),
  ürünler: order.lines.flatMap(soldLines).join("\n"),
  toplam: formatPrice(order.total),
  ödenecek: amountWords(order),
  iban: isByTransfer(order) ? account : "",
  kargo: plainName(order.carrier),
  takip: [plainName(order.tracking), trackingLink(carriers, order)].filter(Boolean).join("\n"),
  gün: order.day === "" ? "" : dateInWords(order.day),
  dükkân: plainName(shopName),
});

/** True if the order is not paid, and no way other than a transfer is known. */
const isByTransfer = (order: ToldOrder): boolean => !order.paid && ["waiting", "transfer"].includes(payingWay(order));

function soldLines(line: ToldOrder["lines"][number]): string[] {
  const plain = plainLine(line);
  return [`• ${lineText(plain)}`, ...textLines(plain).map((text) => `  ${text}`)];
}

/** The account in the preview of a text. The real one is sent to signed-in people only. */
export const EXAMPLE_ACCOUNT = "TR33 0006 1005 1978 6457 8413 26\nHesap sahibi, Banka";

const EXAMPLE_LINE = { productId: null, values: [], texts: [], category: "" };

/** For the preview of a text. */
export const EXAMPLE_ORDER: Omit<ToldOrder, "lines"> & Pick<BookOrder, "lines"> = {
  name: "Ayşe Yılmaz",
  number: 12,
  total: 649.8,
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
