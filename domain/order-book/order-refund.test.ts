import fc from "fast-check";
import { expect, test } from "vitest";
import { type BookOrder, NEW_ORDER, type OrderLine } from "./book-order.ts";
import { moneyOf, type PaymentRow } from "./order-money.ts";
import { proposedRefund, refunded } from "./order-refund.ts";

const line = (price: number, quantity = 1): OrderLine => ({
  ...{ productId: "p", name: "Kupa", color: "", values: [], texts: [], category: "" },
  price,
  quantity,
});

const payment = (amount: number, id = "p"): PaymentRow => ({ id, amount, way: "transfer", day: "2026-11-28" });

type Refundable = Parameters<typeof refunded>[0];

const order = (changes: Partial<BookOrder> = {}): Refundable => ({
  ...NEW_ORDER,
  state: "delivered",
  lines: [line(100, 2), line(50)],
  sending: 50,
  payments: [payment(300)],
  ...changes,
});

const back = (...pieces: number[]) => pieces.map((count) => ({ pieces: count, isShelved: false }));

const after = (before: Refundable, amount: number, pieces: ReturnType<typeof back> = []) => {
  const payment = amount > 0 ? { id: "r", amount, way: "transfer" as const, day: "2026-11-29" } : undefined;
  return { ...before, ...refunded(before, { payment, back: pieces }) };
};

test("pieces that came back and their money leave nothing to pay", () => {
  const before = order();
  expect(proposedRefund(before, back(1))).toBe(100);
  const now = after(before, 100, back(1));
  expect(now.lines[0]).toMatchObject({ quantity: 2, returned: 1 });
  expect(now.lines[0]).not.toHaveProperty("shelved");
  expect([now.state, now.discounts, moneyOf(now)]).toEqual(["delivered", [], { toPay: 200, paid: 200, left: 0 }]);
});

test("money that goes back without goods is a discount, and a second time the same one", () => {
  const once = after(order(), 30);
  expect(once.discounts).toEqual([{ word: "Geri ödeme", amount: 30 }]);
  expect(moneyOf(once)).toEqual({ toPay: 270, paid: 270, left: 0 });
  const twice = after({ ...once, payments: once.payments.map((one, at) => ({ ...one, id: `${at}` })) }, 20);
  expect(twice.discounts).toEqual([{ word: "Geri ödeme", amount: 50 }]);
  expect(moneyOf(twice).left).toBe(0);
});

test("too much that came goes back without a discount", () => {
  const before = order({ payments: [payment(340)] });
  expect(proposedRefund(before, [])).toBe(40);
  expect(after(before, 40)).toMatchObject({ discounts: [], lines: before.lines });
});

test("a whole order that came back is returned, whether or not the sending goes back", () => {
  const before = order();
  expect(proposedRefund(before, back(2, 1))).toBe(250);
  const kept = after(before, 250, back(2, 1));
  expect([kept.state, moneyOf(kept)]).toEqual(["returned", { toPay: 50, paid: 50, left: 0 }]);
  const whole = after(before, 300, back(2, 1));
  expect([whole.state, moneyOf(whole)]).toEqual(["returned", { toPay: 0, paid: 0, left: 0 }]);
});

test("goods alone come back where nothing was paid", () => {
  const now = after(order({ payments: [] }), 0, [
    { pieces: 2, isShelved: true },
    { pieces: 1, isShelved: false },
  ]);
  expect(now).toMatchObject({ state: "returned", payments: [], lines: [{ returned: 2, shelved: 2 }, { returned: 1 }] });
  expect(moneyOf(now)).toEqual({ toPay: 0, paid: 0, left: 0 });
});

test("what a cancelled order had got goes back, and nothing else changes", () => {
  const before = order({ state: "cancelled", payments: [payment(100)] });
  expect(proposedRefund(before, [])).toBe(100);
  const now = after(before, 100);
  expect(now).toMatchObject({ state: "cancelled", discounts: [], lines: before.lines });
  expect(moneyOf(now).left).toBe(0);
});

test("an order that was only marked as paid is refunded like any other", () => {
  const before = order({ payments: [], paid: true });
  expect(proposedRefund(before, back(1))).toBe(100);
  expect(refunded(before, { payment: payment(100, "r"), back: back(1) })).not.toHaveProperty("discounts");
});

test("after any refund of a paid order nothing is left, and what is paid and left makes what is to pay", () => {
  const cents = fc.integer({ min: 1, max: 100_000 }).map((kurus) => kurus / 100);
  const lines = fc.array(fc.record({ price: cents, quantity: fc.integer({ min: 1, max: 4 }) }), { minLength: 1 });
  fc.assert(
    fc.property(lines, cents, fc.nat(), fc.nat(), (sold, sending, part, share) => {
      const unpaid = order({ lines: sold.map(({ price, quantity }) => line(price, quantity)), sending, payments: [] });
      const { toPay } = moneyOf(unpaid);
      const before = { ...unpaid, payments: [payment(toPay)] };
      const pieces = back(...sold.map(({ quantity }) => part % (quantity + 1)));
      const proposed = proposedRefund(before, pieces);
      const most = Math.round(toPay * 100);
      const amount = Math.max(Math.round(proposed * 100), share % (most + 1)) / 100;
      const money = moneyOf(after(before, amount, pieces));
      expect(money.left).toBe(0);
      expect(money.paid).toBeCloseTo(toPay - amount, 6);
    }),
  );
});
