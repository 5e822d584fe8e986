import fc from "fast-check";
import { expect, test } from "vitest";
import { sumLira } from "../money.ts";
import { NEW_ORDER } from "./book-order.ts";
import {
  agreedTotal,
  brokenSum,
  discountTotal,
  lineDiscount,
  moneyOf,
  orderTotal,
  type PaymentRow,
  receivedTotal,
  settled,
  soldAmounts,
  wholeDiscounts,
} from "./order-money.ts";
import { allKept } from "./payment-rows.ts";

const line = (price: number, quantity = 1) => ({ price, quantity });

const order = (changes: Partial<Parameters<typeof moneyOf>[0]> = {}) => ({
  ...NEW_ORDER,
  lines: [line(100, 2)],
  ...changes,
});

const payment = (amount: number, changes: Partial<PaymentRow> = {}): PaymentRow => ({
  ...{ id: `${amount}`, amount, way: "transfer", day: "2026-11-28" },
  ...changes,
});

const settlementOf = ({ payments, paid }: ReturnType<typeof order>) => ({ payments, paid });

const NEW_PAYMENT = { id: "new", way: "cash", day: "2026-11-28" } as const;

test("sending and the fee are added, discounts are taken off", () => {
  const discounts = [
    { word: "", percent: 10 },
    { word: "", amount: 5 },
  ];
  expect(moneyOf(order({ sending: 49.9, fee: 20, discounts })).toPay).toBe(244.9);
});

test("the discount of a line comes before those of the order", () => {
  const lines = [{ ...line(100, 2), discount: { word: "Hediye", percent: 100 } }, line(50)];
  expect(lineDiscount(line(100))).toBe(0);
  expect(discountTotal({ lines, discounts: [{ word: "", percent: 10 }] })).toBe(205);
  expect(
    wholeDiscounts({
      lines,
      discounts: [
        { word: "", amount: 80 },
        { word: "", percent: 50 },
      ],
    }),
  ).toEqual([50, 0]);
});

test("nobody pays for pieces that came back", () => {
  expect(orderTotal([{ ...line(100, 3), returned: 2 }])).toBe(100);
});

test("money that went back is subtracted", () => {
  const payments = [payment(200), payment(50, { back: true })];
  expect(moneyOf(order({ payments, paid: true }))).toEqual({ toPay: 200, paid: 150, left: 50 });
});

test("an order of a version without payments is paid whole or not at all", () => {
  expect(moneyOf(order({ paid: true })).left).toBe(0);
  expect(moneyOf(order()).left).toBe(200);
});

const amounts = fc.integer({ min: 1, max: 1_000_000 }).map((kurus) => kurus / 100);

test("no discount takes more than there is, and what is paid and what is left make what is to pay", () => {
  const discount = fc.oneof(
    fc.record({ word: fc.constant(""), percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ word: fc.constant(""), amount: amounts }),
  );
  const lines = fc.array(
    fc.record({
      price: amounts,
      quantity: fc.integer({ min: 1, max: 9 }),
      discount: fc.option(discount, { nil: undefined }),
    }),
    { minLength: 1 },
  );
  fc.assert(
    fc.property(lines, fc.array(discount), fc.array(amounts), (lines, discounts, paid) => {
      const { toPay, ...sums } = moneyOf(
        order({ lines, discounts, payments: paid.map((one) => payment(one)), paid: false }),
      );
      expect(toPay).toBeGreaterThanOrEqual(0);
      expect(sums.paid + sums.left).toBeCloseTo(toPay, 6);
    }),
  );
});

test("the mark alone pays the rest, and takes the last payments back", () => {
  const before = order({ payments: [payment(50)], paid: false });
  const whole = order({ payments: [payment(50), { ...NEW_PAYMENT, amount: 150 }], paid: true });
  expect(settled(before, { ...before, paid: true }, NEW_PAYMENT)).toEqual(settlementOf(whole));
  expect(settled(whole, { ...whole, paid: false }, NEW_PAYMENT)).toEqual(settlementOf(before));
});

test("a new order that is marked as paid has one payment", () => {
  expect(settled(undefined, order({ paid: true }), NEW_PAYMENT)).toEqual({
    payments: [{ ...NEW_PAYMENT, amount: 200 }],
    paid: true,
  });
});

test.each([
  ["payments that reach what is to pay", [payment(200)], true],
  ["payments that do not", [payment(199.99)], false],
  ["no payment any more", [], false],
])("the mark follows %s", (_, payments, paid) => {
  const before = order({ payments: [payment(10)], paid: !paid });
  expect(settled(before, order({ payments, paid: !paid }), NEW_PAYMENT)).toEqual({
    payments,
    paid,
  });
});

test("the mark follows lines that cost more than was paid", () => {
  const before = order({ payments: [payment(200)], paid: true });
  expect(settled(before, order({ ...before, lines: [line(100, 3)] }), NEW_PAYMENT).paid).toBe(false);
});

test("a cancelled or returned order asks for nothing, so what has come is to go back", () => {
  const payments = [payment(100)];
  expect(moneyOf(order({ state: "cancelled", payments }))).toEqual({ toPay: 0, paid: 100, left: -100 });
  expect(moneyOf(order({ state: "returned", payments }))).toEqual({ toPay: 0, paid: 100, left: -100 });
  expect(moneyOf(order({ state: "cancelled" })).left).toBe(0);
  expect(moneyOf(order({ state: "cancelled", paid: true })).left).toBe(0);
  const lines = [{ ...line(100, 2), returned: 2 }];
  const returned = { state: "returned", lines, sending: 50 } as const;
  expect(moneyOf(order({ ...returned, payments }))).toEqual({ toPay: 50, paid: 100, left: -50 });
  expect(moneyOf(order(returned)).left).toBe(0);
});

test("what the owner keeps of a cancelled or returned order is not to go back", () => {
  const kept = [payment(100, { kept: true })];
  for (const state of ["cancelled", "returned"] as const) {
    expect(moneyOf(order({ state, payments: kept }))).toEqual({ toPay: 100, paid: 100, left: 0 });
  }
  expect(moneyOf(order({ payments: kept }))).toEqual({ toPay: 200, paid: 100, left: 100 });
  const later = [...kept, payment(50)];
  expect(moneyOf(order({ state: "cancelled", payments: later })).left).toBe(-50);
  const back = [...kept, payment(40, { back: true })];
  expect(moneyOf(order({ state: "cancelled", payments: back }))).toEqual({ toPay: 60, paid: 60, left: 0 });
  const lines = [{ ...line(100, 2), returned: 2 }];
  expect(moneyOf(order({ state: "returned", lines, sending: 50, payments: kept })).left).toBe(0);
});

/** The rows after a change, as the order's row settles them. */
const settledRows = (payments: PaymentRow[]): PaymentRow[] => [
  ...settled(order({}), order({ payments }), NEW_PAYMENT).payments,
];

test("what the owner keeps is what was left when she said so, whatever comes afterwards", () => {
  const kept = allKept([payment(200, { id: "kapora" }), payment(50, { id: "iade", back: true })]);
  expect(kept[0]).toMatchObject({ amount: 200, kept: true, keptPart: 150 });
  const cancelled = (payments: PaymentRow[]) => moneyOf(order({ state: "cancelled", payments }));
  expect(cancelled(kept)).toEqual({ toPay: 150, paid: 150, left: 0 });
  const paid = [...kept, payment(219.8, { id: "kalan" })];
  expect(cancelled(paid)).toEqual({ toPay: 150, paid: 369.8, left: -219.8 });

  const most = allKept([payment(1019.8, { id: "a" }), payment(500, { id: "b", back: true })]);
  expect(cancelled([...most, payment(500, { id: "c" })])).toEqual({ toPay: 519.8, paid: 1019.8, left: -500 });
});

test("what goes back of kept money is kept no more", () => {
  const kept = allKept([payment(200, { id: "a" })]);
  const given = settledRows([...kept, payment(50, { id: "b", back: true })]);
  expect(given[0]).toMatchObject({ kept: true, keptPart: 150 });
  expect(moneyOf(order({ state: "cancelled", payments: [...given, payment(80, { id: "c" })] })).left).toBe(-80);
  const none = settledRows([...kept, payment(200, { id: "b", back: true })]);
  expect(none[0]).not.toHaveProperty("kept");
});

test("kept money never exceeds what came, and nothing that comes afterwards is lost", () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ deed: fc.constantFrom("pay", "back", "keep"), kurus: fc.integer({ min: 1, max: 90_000 }) })),
      (deeds) => {
        let [payments, kept]: [PaymentRow[], number] = [[], 0];
        for (const [at, { deed, kurus }] of deeds.entries()) {
          const id = String(at);
          const received = receivedTotal(payments);
          const amount = deed === "back" ? Math.min(kurus / 100, received) : kurus / 100;
          if (deed === "keep") [payments, kept] = [allKept(payments), received];
          else if (amount > 0)
            payments = settledRows([...payments, payment(amount, { id, ...(deed === "back" && { back: true }) })]);
          kept = Math.min(kept, receivedTotal(payments));
          const { toPay, paid, left } = moneyOf(order({ state: "cancelled", payments }));
          expect([toPay, paid, left]).toEqual([
            kept,
            receivedTotal(payments),
            sumLira([kept, -receivedTotal(payments)]),
          ]);
        }
      },
    ),
  );
});

test("payments are named by what was asked for before anything came back", () => {
  expect(agreedTotal(order({ lines: [{ ...line(100, 2), returned: 2 }], sending: 50 }))).toBe(250);
});

test("an amount may take off sending too, a percentage is of the products", () => {
  const discounts = [{ word: "", percent: 50 }];
  expect(moneyOf(order({ sending: 50, discounts })).toPay).toBe(150);
  expect(moneyOf(order({ sending: 50, discounts: [{ word: "", amount: 240 }] })).toPay).toBe(10);
});

test("the lines' parts of a discount make the whole of it, to the kuruş", () => {
  const lines = [line(33.33), line(0.01, 3), { ...line(10), discount: { word: "", percent: 100 } }, line(99.99)];
  const discounts = [{ word: "", amount: 0.1 }];
  const parts = soldAmounts({ lines, discounts }).map((lira) => Math.round(lira * 100));
  expect(parts.reduce((sum, kurus) => sum + kurus, 0)).toBe(3333 + 3 + 9999 - 10);
  expect(parts[2]).toBe(0);
  expect(soldAmounts({ lines, discounts: [{ word: "", amount: 999 }], sending: 50 })).toEqual([0, 0, 0, 0]);
});

test.each([
  [{ payments: [payment(10), payment(20, { back: true })] }, "Geri ödenen, gelenden çok olamaz"],
  [{ payments: [payment(10), payment(10)] }, "Aynı ödeme iki kez yazılmış"],
  [{ payments: [payment(9_000_000), payment(9_000_001), payment(9_000_002)] }, "Ödemelerin toplamı çok büyük"],
  [{ sending: 9_999_999, lines: [line(9_999_999, 2)] }, "Toplam çok büyük"],
  [{ payments: [payment(200)] }, undefined],
])("sums that no database stores and no shop has are refused: %o", (changes, words) => {
  expect(brokenSum(order(changes))?.words).toBe(words);
});

test("the payment that a mark stands for stays when another one is written", () => {
  const before = order({ paid: true });
  const back = payment(50, { back: true });
  expect(settled(before, { ...before, payments: [back] }, NEW_PAYMENT)).toEqual({
    payments: [{ ...NEW_PAYMENT, amount: 200 }, back],
    paid: false,
  });
});
