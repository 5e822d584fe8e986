import { expect, test } from "vitest";
import { NEW_ORDER } from "./book-order.ts";
import { createOrderSums } from "./order-sums.ts";

const KUPA = {
  ...{ productId: "k", name: "Kupa", color: "", values: [], texts: [], category: "kupalar", quantity: 2, price: 100 },
};
const order = (changes: object) => ({ ...NEW_ORDER, lines: [KUPA], wroteAt: "2026-02-10T09:00:00.000Z", ...changes });
const coupon = (code: string, off: object) => ({ word: `Kupon ${code}`, ...off });

test("a code says how many orders used it, what it took off and what they came to", () => {
  const { add, sums } = createOrderSums();
  add(order({ discounts: [coupon("ECE10", { percent: 10 })], sending: 49.9 }));
  add(order({ discounts: [{ word: "doğum günü", amount: 50 }, coupon("ECE10", { amount: 15.05 })] }));
  add(order({ discounts: [coupon("YAZ", { amount: 30 })] }));
  add(order({ discounts: [{ word: "Kupon Ece için", amount: 30 }] }));
  expect(sums().codes).toEqual([
    { code: "ECE10", orders: 2, off: 35.05, total: 314.95 },
    { code: "YAZ", orders: 1, off: 30, total: 170 },
  ]);
});

test("a present by code is one use, also beside a discount of the whole order", () => {
  const { add, sums } = createOrderSums();
  const present = { ...KUPA, quantity: 1, price: 40, discount: coupon("HEDIYE", { percent: 100 }) };
  add(order({ lines: [KUPA, present], discounts: [coupon("HEDIYE", { amount: 20 })] }));
  expect(sums().codes).toEqual([{ code: "HEDIYE", orders: 1, off: 60, total: 180 }]);
});

test("days add up to their span", () => {
  const days = [createOrderSums(), createOrderSums()];
  for (const { add } of days) add(order({ discounts: [coupon("ECE10", { amount: 0.1 })] }));
  const { join, sums } = createOrderSums();
  for (const day of days) join(day.sums());
  expect(sums().codes).toEqual([{ code: "ECE10", orders: 2, off: 0.2, total: 399.8 }]);
});
