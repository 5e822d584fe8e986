import { BYTE_ORDER_MARK, csvAmount, csvCell } from "../csv-cells.ts";
import { lineName } from "../order/cart.ts";
import type { BookOrder } from "../order-book/book-order.ts";
import { moneyOf } from "../order-book/order-money.ts";
import type { OutTable } from "../out-table.ts";
import type { CarrierEncoding, CarrierFact, CarrierForm } from "../settings/carrier-forms.ts";

type Shop = { name: string };

/** A file with a row for each parcel, and what the owner has to know of it. */
export type CarrierFile = {
  text: string;
  /** The cells of each parcel. */
  rows: string[][];
  /** Orders whose persons are blotted out have no row. */
  leftOut: BookOrder[];
  /** Facts that a column asks for and the order has not. */
  lacking: { order: BookOrder; words: string }[];
};

/** The chosen orders in the columns of the carrier's own form. */
export function carrierFile(form: CarrierForm, orders: readonly BookOrder[], shop: Shop): CarrierFile {
  const sent = orders.filter(({ blottedAt }) => blottedAt === null);
  const facts = new Set(form.columns.map(({ fact }) => fact));
  const rows = sent.map((order) =>
    form.columns.map(({ fact, words }) => (fact === "fixed" ? words : FACTS[fact](order, { shop, facts }))),
  );
  const lines = [form.columns.map(({ title }) => title), ...rows].map((cells) =>
    cells.map(cellOf).join(form.separator),
  );
  return {
    rows,
    text: lines.map((line) => `${line}\r\n`).join(""),
    leftOut: orders.filter(({ blottedAt }) => blottedAt !== null),
    lacking: sent.flatMap((order) => {
      const words = [...facts].flatMap((fact) => {
        const name = NEEDED[fact];
        return name && FACTS[fact](order, { shop, facts }) === "" ? [name] : [];
      });
      return [
        ...(words.length > 0 ? [{ order, words: `${words.join(", ")} yok` }] : []),
        ...(facts.has("at-door") && isGiftAtDoor(order) ? [{ order, words: "hediye, kapıda tutar yazılmadı" }] : []),
      ];
    }),
  };
}

/** Without these facts a carrier takes no parcel. */
const NEEDED: Partial<Record<CarrierFact, string>> = {
  name: "ad",
  phone: "telefon",
  province: "il",
  district: "ilçe",
  address: "adres",
};

type Among = { shop: Shop; facts: ReadonlySet<CarrierFact> };

const FACTS: Record<Exclude<CarrierFact, "fixed">, (order: BookOrder, among: Among) => string> & {
  fixed: () => string;
} = {
  empty: () => "",
  fixed: () => "",
  name: ({ name }) => name,
  phone: ({ phone }) => phone.replace(/^90(?=\d{10}$)/, "0").replace("+", "00"),
  province: ({ province }) => province,
  district: ({ district }) => district,
  address: ({ address, district, province }, { facts }) => {
    const place = [facts.has("district") ? "" : district, facts.has("province") ? "" : province]
      .filter(Boolean)
      .join(" / ");
    return address === "" ? "" : [address, place].filter(Boolean).join(" ");
  },
  // Who gets a gift may read the label.
  products: ({ isGift, lines }) =>
    isGift ? "Hediyelik eşya" : lines.map((line) => `${line.quantity} x ${lineName(line)}`).join(", "),
  pieces: ({ lines }) => String(lines.reduce((sum, { quantity, returned = 0 }) => sum + quantity - returned, 0)),
  "at-door": (order) => {
    const { left } = moneyOf(order);
    return order.payment === "at-door" && left > 0 && !order.isGift ? csvAmount(left) : "";
  },
  number: ({ number }) => String(number),
  sender: ({ isGift, senderName }, { shop }) => (isGift && senderName) || shop.name,
};

/** Nobody asks for money at the door of who gets a gift. */
const isGiftAtDoor = (order: BookOrder): boolean =>
  order.isGift && order.payment === "at-door" && moneyOf(order).left > 0;

/** A row of the file is one line. */
const inOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

const cellOf = (text: string): string => csvCell(inOneLine(text));

const NUMBERS: readonly CarrierFact[] = ["at-door", "pieces"];

/** The same file as a workbook has it: amounts and pieces are numbers, and phone numbers keep their zeros. */
export const carrierTable = ({ columns }: CarrierForm, rows: CarrierFile["rows"]): OutTable => ({
  headers: columns.map(({ title }) => title),
  rows: rows.map((cells) =>
    columns.map(({ fact }, at) => {
      const cell = inOneLine(cells[at] ?? "");
      return NUMBERS.includes(fact) && cell !== "" ? Number(cell.replace(",", ".")) : cell;
    }),
  ),
});

/** The bytes of the file. Letters that Windows' Turkish table lacks become question marks. */
export function fileBytes(text: string, encoding: CarrierEncoding): Uint8Array<ArrayBuffer> {
  if (encoding !== "windows-1254")
    return new TextEncoder().encode(encoding === "excel" ? BYTE_ORDER_MARK + text : text);
  return Uint8Array.from(text.normalize("NFC"), (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return TURKISH.get(letter) ?? (code < 0x80 || (code >= 0xa0 && code <= 0xff && !ICELANDIC.has(code)) ? code : 0x3f);
  });
}

const TURKISH = new Map<string, number>([
  ...([
    ["Ğ", 0xd0],
    ["İ", 0xdd],
    ["Ş", 0xde],
    ["ğ", 0xf0],
    ["ı", 0xfd],
    ["ş", 0xfe],
  ] as const),
  ...([
    ["€", 0x80],
    ["…", 0x85],
    ["‘", 0x91],
    ["’", 0x92],
    ["“", 0x93],
    ["”", 0x94],
    ["–", 0x96],
    ["—", 0x97],
  ] as const),
]);

/** The places that Turkish letters take of Latin 1. */
const ICELANDIC = new Set([0xd0, 0xdd, 0xde, 0xf0, 0xfd, 0xfe]);
