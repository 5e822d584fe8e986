import { expect, test } from "vitest";
import { amountToPay, amountWords } from "./amount-to-pay.ts";

const ORDER = { total: 649.8, sending: 49.9, fee: 29.9 };

test("the amount to pay is products, sending and the fee, in kuruş", () => {
  expect(amountToPay(ORDER)).toBe(729.6);
  expect(amountToPay({ total: 0.1, sending: 0.2, fee: null })).toBe(0.3);
  expect(amountToPay({ ...ORDER, sending: null, fee: null })).toBe(649.8);
});

test.each([
  [ORDER, "₺729,60 (kargo ₺49,90 ve kapıda ödeme ₺29,90 dahil)"],
  [{ ...ORDER, fee: null }, "₺699,70 (kargo ₺49,90 dahil)"],
  [{ ...ORDER, sending: 0, fee: null }, "₺649,80 (kargo ücretsiz)"],
  [{ ...ORDER, sending: 0 }, "₺679,70 (kargo ücretsiz, kapıda ödeme ₺29,90 dahil)"],
  [{ ...ORDER, sending: null, fee: 0 }, "₺649,80 (kargo hariç)"],
])("%j is said as %s", (order, words) => {
  expect(amountWords(order)).toBe(words);
});
