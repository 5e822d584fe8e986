import { BYTE_ORDER_MARK, csvAmount, csvCell, withoutGuard } from "../csv-cells.ts";
import { istanbulDate } from "../istanbul.ts";
import { chosenWords } from "../order/cart.ts";
import { dayInNumbers } from "../order/detail-lines.ts";
import { textLines } from "../order/plain-name.ts";
import type { OutCell } from "../out-table.ts";
import { showPhone } from "../settings/phone.ts";
import { type BookOrder, isPersonField, type OrderLine } from "./book-order.ts";
import { codesOf } from "./code-sums.ts";
import { openWords } from "./line-questions.ts";
import { agreedTotal, discountTotal, moneyOf, orderTotal } from "./order-money.ts";
import { isSold, PAYMENT_NAMES, payingWay, STATE_NAMES } from "./order-states.ts";
import { discountInWords, paymentsInWords } from "./payment-rows.ts";

type Column = {
  title: string;
  field: keyof BookOrder;
  /** True for an amount, which only those see who may change prices. */
  isMoney?: boolean;
  read(order: BookOrder, line: OrderLine): string;
};

/** An amount of the whole order. Only the row of the order's first line has it, so that a column can be summed. */
const once =
  (amount: (order: BookOrder) => number | null): Column["read"] =>
  (order, line) =>
    line === order.lines[0] ? csvAmount(amount(order)) : "";

const discountWords = ({ lines, discounts }: BookOrder): string =>
  [...lines.flatMap(({ name, discount }) => (discount ? [{ name, discount }] : [])), ...discounts.map(ofWhole)]
    .map(({ name, discount }) => [name, discountInWords(discount)].filter(Boolean).join(" "))
    .join("\n");

const ofWhole = (discount: BookOrder["discounts"][number]) => ({ name: "", discount });

/** Open questions stand beside what was chosen: `büyük, model sorulacak`. */
const optionWords = (line: OrderLine): string =>
  [chosenWords({ values: line.values }), ...openWords(line)].filter(Boolean).join(", ");

/** The pasted message is left out: it says what the other columns say. */
const COLUMNS: readonly Column[] = [
  { title: "No", field: "number", read: ({ number }) => String(number) },
  { title: "Tarih", field: "wroteAt", read: ({ wroteAt }) => dayInNumbers(istanbulDate(new Date(wroteAt))) },
  { title: "Durum", field: "state", read: ({ state }) => STATE_NAMES[state] },
  { title: "Ödeme", field: "payment", read: (order) => PAYMENT_NAMES[payingWay(order)] },
  { title: "Ödendi", field: "paid", read: (order) => yes(isSold(order.state) && moneyOf(order).left <= 0) },
  { title: "Ad soyad", field: "name", read: ({ name }) => name },
  { title: "Telefon", field: "phone", read: ({ phone }) => showPhone(phone) },
  { title: "İl", field: "province", read: ({ province }) => province },
  { title: "İlçe", field: "district", read: ({ district }) => district },
  { title: "Adres", field: "address", read: ({ address }) => address },
  { title: "Ürün", field: "lines", read: (_, { name }) => name },
  { title: "Renk", field: "lines", read: (_, { color }) => color },
  { title: "Seçenekler", field: "lines", read: (_, line) => optionWords(line) },
  { title: "Yazılar", field: "lines", read: (_, line) => textLines(line).join("\n") },
  { title: "Adet", field: "lines", read: (_, { quantity }) => String(quantity) },
  { title: "Geri gelen", field: "lines", read: (_, { returned = 0 }) => (returned > 0 ? String(returned) : "") },
  { title: "Fiyat", field: "lines", isMoney: true, read: (_, { price }) => csvAmount(price) },
  { title: "Toplam", field: "total", isMoney: true, read: once(({ lines }) => orderTotal(lines)) },
  { title: "İndirim", field: "discounts", isMoney: true, read: once(discountTotal) },
  { title: "Kargo ücreti", field: "sending", isMoney: true, read: once(({ sending }) => sending) },
  { title: "Kapıda ödeme ücreti", field: "fee", isMoney: true, read: once(({ fee }) => fee) },
  { title: "Ödenecek", field: "total", isMoney: true, read: once((order) => moneyOf(order).toPay) },
  { title: "Gelen", field: "payments", isMoney: true, read: once((order) => moneyOf(order).paid) },
  { title: "Kalan", field: "payments", isMoney: true, read: once((order) => moneyOf(order).left) },
  {
    title: "Ödemeler",
    field: "payments",
    isMoney: true,
    read: (order, line) =>
      line === order.lines[0] ? paymentsInWords(order.payments, agreedTotal(order)).join("\n") : "",
  },
  {
    title: "İndirimler",
    field: "discounts",
    isMoney: true,
    read: (order, line) => (line === order.lines[0] ? discountWords(order) : ""),
  },
  {
    title: "Kupon",
    field: "discounts",
    isMoney: true,
    read: (order, line) => (line === order.lines[0] ? [...codesOf(order).keys()].join(", ") : ""),
  },
  { title: "İstenen gün", field: "day", read: ({ day }) => dayInNumbers(day) },
  { title: "Hediye paketi", field: "giftWrap", read: ({ giftWrap }) => yes(giftWrap) },
  { title: "Fiyat görünmesin", field: "hidePrices", read: ({ hidePrices }) => yes(hidePrices) },
  { title: "Hediye, ona gitsin", field: "isGift", read: ({ isGift }) => yes(isGift) },
  { title: "Gönderen", field: "senderName", read: ({ senderName }) => senderName },
  { title: "Gönderenin telefonu", field: "senderPhone", read: ({ senderPhone }) => showPhone(senderPhone) },
  { title: "Alıcıyı arama", field: "surprise", read: ({ surprise }) => yes(surprise) },
  { title: "Müşterinin notu", field: "sellerNote", read: ({ sellerNote }) => sellerNote },
  { title: "Müşteri yazdı", field: "customerWords", read: ({ customerWords }) => customerWords },
  { title: "Kart notu", field: "cardNote", read: ({ cardNote }) => cardNote },
  { title: "Not", field: "note", read: ({ note }) => note },
  { title: "Kargo", field: "carrier", read: ({ carrier }) => carrier },
  { title: "Takip numarası", field: "tracking", read: ({ tracking }) => tracking },
];

/** Cells of numbers besides the amounts. */
const COUNTED = ["No", "Adet", "Geri gelen"];

const isNumeric = (title: string): boolean =>
  COUNTED.includes(title) || COLUMNS.some((column) => column.title === title && column.isMoney);

/** A cell of that table for a workbook, where numbers can be summed and text needs no guard against formulas. */
export const orderCell = (title: string, cell: string): OutCell =>
  isNumeric(title) && /^-?\d+(?:,\d\d)?$/.test(cell) ? Number(cell.replace(",", ".")) : withoutGuard(cell);

/** A table as Excel in Turkish opens it: semicolons between cells, decimals after a comma. `prices`: with the amounts. */
export function orderTable({ persons, prices }: { persons: boolean; prices: boolean }) {
  const columns = COLUMNS.filter(
    ({ field, isMoney = false }) => (persons || !isPersonField(field)) && (prices || !isMoney),
  );
  return {
    head: `${BYTE_ORDER_MARK}${rowOf(columns.map(({ title }) => title))}`,
    /** A row for each line. */
    rows: (order: BookOrder): string =>
      order.lines.map((line) => rowOf(columns.map(({ read }) => read(order, line)))).join(""),
  };
}

const rowOf = (cells: readonly string[]): string => `${cells.map(csvCell).join(";")}\r\n`;

const yes = (is: boolean): string => (is ? "evet" : "");
