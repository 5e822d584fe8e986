import { expect, test } from "vitest";
import type { OrderLine } from "./book-order.ts";
import { discountAt, discountedAt, parseDiscount } from "./order-discount.ts";

test.each([
  ["20", { amount: 20 }],
  ["−20", { amount: 20 }],
  ["-1.234,50 ₺", { amount: 1234.5 }],
  ["%10", { percent: 10 }],
  [" 10 % ", { percent: 10 }],
  ["- %15", { percent: 15 }],
  ["yarısı", { amount: "yarısı" }],
  ["", { amount: "" }],
])("a discount is read as it is typed: %j", (typed, discount) => {
  expect(parseDiscount(typed)).toEqual(discount);
});

const LINE: OrderLine = {
  ...{ productId: "p", name: "Kupa", color: "", values: [], texts: [], category: "", quantity: 1, price: 100 },
};
const TEN = { word: "", percent: 10 };
const FIVE = { word: "çizik", amount: 5 };

test("a line has one discount, the order any number", () => {
  const order = { lines: [LINE, { ...LINE, discount: TEN }], discounts: [TEN, FIVE] };
  expect([{ line: 0 }, { line: 1 }, { line: 2 }].map((place) => discountAt(order, place))).toEqual([
    undefined,
    TEN,
    undefined,
  ]);
  expect([0, 1, undefined].map((at) => discountAt(order, { at }))).toEqual([TEN, FIVE, undefined]);
});

test("a discount stands in its line or in the order, and leaves the others there", () => {
  const order = { lines: [LINE, { ...LINE, discount: TEN }], discounts: [TEN, FIVE] };
  expect(discountedAt(order, { line: 0 }, FIVE)).toEqual({
    lines: [
      { ...LINE, discount: FIVE },
      { ...LINE, discount: TEN },
    ],
  });
  expect(discountedAt(order, { line: 1 }, undefined)).toEqual({ lines: [LINE, LINE] });
  expect(discountedAt(order, { at: undefined }, FIVE)).toEqual({ discounts: [TEN, FIVE, FIVE] });
  expect(discountedAt(order, { at: 0 }, FIVE)).toEqual({ discounts: [FIVE, FIVE] });
  expect(discountedAt(order, { at: 1 }, undefined)).toEqual({ discounts: [TEN] });
});
