import { expect, test } from "vitest";
import type { PaymentRow } from "./order-money.ts";
import {
  allKept,
  discountSize,
  namedDiscounts,
  paymentsBack,
  paymentsInWords,
  paymentTitles,
  summedPayments,
  withoutReason,
  withPayment,
} from "./payment-rows.ts";

const row = (id: string, amount: number, changes: Partial<PaymentRow> = {}): PaymentRow => ({
  ...{ id, amount, way: "transfer", day: "2026-11-28" },
  ...changes,
});

test("a payment in words says what it is, how it came and when", () => {
  expect(paymentsInWords([row("a", 100)], 100)).toEqual(["Ödeme ₺100,00 havale, 28 Kasım"]);
  expect(paymentsInWords([row("a", 100, { way: "waiting" })], 200)).toEqual(["Kapora ₺100,00, 28 Kasım"]);
  expect(paymentsInWords([row("a", 100), row("b", 50, { way: "cash", back: true })], 100)[1]).toBe(
    "Geri ödeme ₺50,00 elden, 28 Kasım",
  );
  expect(paymentsInWords(allKept([row("a", 100)]), 200)).toEqual(["Kapora ₺100,00 havale, 28 Kasım, iade edilmez"]);
});

test("where nobody knows what was asked for, a first payment is a deposit if more came", () => {
  expect(paymentTitles([row("a", 100)], undefined)).toEqual(["Ödeme"]);
  expect(paymentTitles([row("a", 100), row("b", 20, { back: true })], undefined)).toEqual(["Ödeme", "Geri ödeme"]);
  expect(paymentTitles([row("a", 100), row("b", 50)], undefined)).toEqual(["Kapora", "Ödeme"]);
});

test("the first payment of several is a deposit", () => {
  expect(paymentTitles([row("a", 100), row("b", 50), row("c", 50), row("d", 20, { back: true })], 200)).toEqual([
    "Kapora",
    "Ödeme",
    "Kalan",
    "Geri ödeme",
  ]);
  expect(paymentTitles([row("a", 200)], 200)).toEqual(["Ödeme"]);
});

test("a payment with a known id is changed, and not written twice", () => {
  const rows = [row("a", 100), row("b", 50)];
  expect(withPayment(rows, row("a", 90))).toEqual([row("a", 90), row("b", 50)]);
  expect(withPayment(rows, row("c", 10))).toEqual([...rows, row("c", 10)]);
});

test("the undo of a payment leaves those that came since", () => {
  const [a, b] = [row("a", 100), row("b", 50)];
  expect(paymentsBack([a, b], { before: [], after: [a] })).toEqual([b]);
  expect(paymentsBack([b], { before: [a], after: [] })).toEqual([b, a]);
  expect(paymentsBack([row("a", 70), b], { before: [a], after: [row("a", 70)] })).toEqual([a, b]);
  expect(paymentsBack([row("a", 60), b], { before: [a], after: [row("a", 70)] })).toEqual([row("a", 60), b]);
});

test("the undo of keeping what has come leaves what came since", () => {
  const [a, b] = [row("a", 100), row("b", 50)];
  expect(paymentsBack([...allKept([a]), b], { before: [a], after: allKept([a]) })).toEqual([a, b]);
});

test("who may not see the payments sees their sum", () => {
  expect(summedPayments([row("a", 100), row("b", 30, { back: true, way: "cash" })])).toEqual([
    row("sum", 70, { way: "waiting" }),
  ]);
  expect(summedPayments([row("a", 100), row("b", 100, { back: true })])).toEqual([]);
  expect(summedPayments([])).toEqual([]);
  expect(summedPayments([row("a", 100, { kept: true }), row("b", 50)])).toEqual([
    row("kept", 100, { way: "waiting", kept: true }),
    row("sum", 50, { way: "waiting" }),
  ]);
});

test("every discount has its name and what it takes off", () => {
  const line = { name: "Kupa", price: 100, quantity: 2, discount: { word: "", percent: 100 } };
  const discounts = [
    { word: "doğum günü", percent: 10 },
    { word: "Geri ödeme", amount: 30 },
  ];
  expect(namedDiscounts({ lines: [line, { ...line, discount: { word: "çizik", amount: 20 } }], discounts })).toEqual([
    { name: "Hediye: Kupa", off: 200 },
    { name: "İndirim (çizik): Kupa", off: 20 },
    { name: "İndirim (doğum günü)", off: 18 },
    { name: "Geri ödeme", off: 30 },
  ]);
  expect(discounts.map(discountSize)).toEqual(["%10", "₺30,00"]);
});

test("a typed reason of a discount is taken away, the shop's own words stay", () => {
  const words = ["Ece'ye", "Geri ödeme", "Hediye", "", "Kupon ECE10", "Kupon Ece"].map((word) =>
    withoutReason({ word, amount: 5 }),
  );
  expect(words).toEqual(["", "Geri ödeme", "Hediye", "", "Kupon ECE10", ""].map((word) => ({ word, amount: 5 })));
});
