import { formatPrice } from "../money.ts";
import { lineText, plainLine, plainName, textLines } from "../order/plain-name.ts";
import { IN_BRACES, type OrderPlaceholder, placeholderOf } from "../settings/order-texts.ts";
import type { Sections } from "../settings/sections.ts";
import { dateInWords } from "../shop/hours-words.ts";
import { type BookOrder, customerOf } from "./book-order.ts";
import type { OrderState } from "./order-states.ts";

export type OrderTexts = Sections["order-texts"];

/** The message that tells a customer of the state. Of a returned order there is none. */
export const TEXT_OF_STATE: Partial<Record<OrderState, keyof OrderTexts>> = {
  new: "confirmation",
  preparing: "preparing",
  sent: "sent",
  delivered: "delivered",
  cancelled: "cancelled",
};

type ToldOrder = Pick<BookOrder, "name" | "total" | "carrier" | "tracking" | "day"> & {
  /** Undefined for an order that is not in the book yet. */
  number: number | undefined;
  lines: readonly Pick<BookOrder["lines"][number], "name" | "color" | "values" | "texts" | "quantity">[];
};

type Moved = Pick<BookOrder, "state"> & Parameters<typeof customerOf>[0];

/** The message about an order's state; undefined where there is none. */
export function stateMessage(texts: OrderTexts, order: ToldOrder & Moved, shopName: string) {
  const kind = TEXT_OF_STATE[order.state];
  const told = { ...order, name: customerOf(order).name };
  return (kind && filledText(texts[kind], told, shopName)) || undefined;
}

/** A line that names what is not known is left out, and so are empty lines that follow each other. Of a greeting only the name is. */
export function filledText(template: string, order: ToldOrder, shopName: string): string {
  const values = valuesOf(order, shopName);
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

const valuesOf = ({ name, number, total, carrier, tracking, day, lines }: ToldOrder, shopName: string): Values => ({
  ad: plainName(name),
  no: number === undefined ? "" : String(number),
  ürünler: lines.flatMap(soldLines).join("\n"),
  toplam: formatPrice(total),
  kargo: plainName(carrier),
  takip: plainName(tracking),
  gün: day === "" ? "" : dateInWords(day),
  dükkân: plainName(shopName),
});

function soldLines(line: ToldOrder["lines"][number]): string[] {
  const plain = plainLine(line);
  return [`• ${lineText(plain)}`, ...textLines(plain).map((text) => `  ${text}`)];
}

/** For the preview of a text. */
export const EXAMPLE_ORDER: Omit<ToldOrder, "lines"> & Pick<BookOrder, "lines"> = {
  name: "Ayşe Yılmaz",
  number: 12,
  total: 649.8,
  carrier: "Yurtiçi Kargo",
  tracking: "123456789012",
  day: "2027-02-14",
  lines: [
    {
      productId: null,
      name: "İsimli kolye",
      color: "Gümüş",
      values: [],
      texts: [],
      category: "",
      quantity: 1,
      price: 349.9,
    },
    {
      productId: null,
      name: "Çift bileklik",
      color: "",
      values: [],
      texts: [],
      category: "",
      quantity: 2,
      price: 149.95,
    },
  ],
};
