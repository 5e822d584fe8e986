import { expect, test } from "vitest";
import { ECES_ORDER } from "../../tests/support/orders/sample-orders.ts";
import { type BookOrder, NO_PERSON, orderLineSchema } from "./book-order.ts";
import { customerTable, summedOrder } from "./customer-table.ts";

const AT = "2026-11-26T22:30:00.000Z";
const kupa = { ...orderLineSchema.parse(ECES_ORDER.lines[0]), quantity: 2, price: 100 };
const payment = { id: "1", amount: 150, way: "cash", day: "2026-11-26" } as const;

const order = (changes: Partial<BookOrder> = {}): BookOrder => ({
  ...NO_PERSON,
  ...ECES_ORDER,
  ...{ id: "o", number: 1, total: 200, wroteAt: AT, stateAt: AT, blottedAt: null, pageKey: "", revision: 1 },
  ...{ lines: [kupa], customer: "ece", customerNote: "Kapıda bekler" },
  ...changes,
});

const rowsOf = (...orders: BookOrder[]) => customerTable(orders.map(summedOrder)).rows;

test("a customer is one row with all her orders, and the newest words about her", () => {
  const { headers } = customerTable([]);
  const [row = [], ...others] = rowsOf(
    order({ name: "Ece", phone: "905321234567", wroteAt: "2026-01-05T09:00:00.000Z", payments: [payment] }),
    order({ name: "Ece Işık", phone: "905551112233", state: "cancelled" }),
    order({ name: "", isGift: true, senderName: "", senderPhone: "", handle: "ece.w", payments: [payment] }),
  );
  expect(others).toEqual([]);
  expect(Object.fromEntries(headers.map((header, at) => [header, row[at]]))).toEqual({
    "Ad soyad": "Ece Işık",
    Telefonlar: "0555 111 22 33\n0532 123 45 67",
    "WhatsApp adı": "ece.w",
    Not: "Kapıda bekler",
    Sipariş: 2,
    Ödediği: 300,
    "İlk sipariş": "05.01.2026",
    "Son sipariş": "27.11.2026",
  });
});

test("who ordered last is first, and an order whose person is gone is nobody's", () => {
  const rows = rowsOf(
    order({ id: "a", customer: "a", name: "Ayşe" }),
    order({ id: "b", ...NO_PERSON, blottedAt: AT }),
    order({ id: "c", customer: "", name: "Can" }),
  );
  expect(rows.map(([name]) => name)).toEqual(["Can", "Ayşe"]);
});
