import { expect, test } from "vitest";
import { moneyOf, soldAmounts } from "./order-money.ts";

const KARGOM = { word: "Kupon KARGOM", amount: 79.9, ofSending: true as const };
const ORDER = { lines: [{ price: 200, quantity: 1 }], discounts: [KARGOM] };

test.each([
  [79.9, 200],
  [0, 200],
  [null, 200],
  [100, 220.1],
])("free sending by a code takes off what sending costs now, %s, and nothing of the products", (sending, toPay) => {
  expect(moneyOf({ ...ORDER, sending, state: "new", payments: [], paid: false }).toPay).toBe(toPay);
  expect(soldAmounts({ ...ORDER, sending })).toEqual([200]);
});
