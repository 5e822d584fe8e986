import { expect, test } from "vitest";
import { amountToPay, amountWords, type Charged, chargedFor, isGiftCharge, isTotalAll } from "./amount-to-pay.ts";

const ORDER = { total: 649.8, sending: 49.9, fee: 29.9 };
const WRAP = { name: "Hediye paketi", price: 35 };
const CARD = { name: "Hediye kartı", price: 15 };

test("the amount to pay is products, wrapping and card, sending and the fee, in kuruş", () => {
  expect(amountToPay(ORDER)).toBe(729.6);
  expect(amountToPay({ total: 0.1, sending: 0.2, fee: null })).toBe(0.3);
  expect(amountToPay({ ...ORDER, sending: null, fee: null })).toBe(649.8);
  expect(amountToPay({ ...ORDER, gifts: [WRAP, CARD], total: 2894.2, sending: 59.9, fee: null })).toBe(3004.1);
});

test.each<[Charged, string]>([
  [ORDER, "₺729,60 (kargo ₺49,90 ve kapıda ödeme ₺29,90 dahil)"],
  [{ ...ORDER, fee: null }, "₺699,70 (kargo ₺49,90 dahil)"],
  [{ ...ORDER, sending: 0, fee: null }, "₺649,80 (kargo ücretsiz)"],
  [{ ...ORDER, sending: 0 }, "₺679,70 (kargo ücretsiz, kapıda ödeme ₺29,90 dahil)"],
  [{ ...ORDER, sending: null, fee: 0 }, "₺649,80 (kargo hariç)"],
  [
    { ...ORDER, gifts: [WRAP, CARD], fee: null },
    "₺749,70 (hediye paketi ₺35,00, hediye kartı ₺15,00 ve kargo ₺49,90 dahil)",
  ],
  [{ ...ORDER, gifts: [WRAP], sending: null, fee: null }, "₺684,80 (kargo hariç, hediye paketi ₺35,00 dahil)"],
])("%j is said as %s", (order, words) => {
  expect(amountWords(order)).toBe(words);
});

test("the products' total is all where nothing is added: sending is free, or not said", () => {
  expect(isTotalAll({ ...ORDER, sending: 0, fee: null })).toBe(true);
  expect(isTotalAll({ ...ORDER, sending: null, fee: null })).toBe(true);
  expect(isTotalAll({ ...ORDER, sending: 0, fee: null, gifts: [WRAP] })).toBe(false);
  expect(isTotalAll(ORDER)).toBe(false);
});

test("a cart is charged what it asks for, and free sending is reached by its products alone", () => {
  const asked = { total: 480, parcel: { price: 59.9, freeFrom: 500 }, giftPrices: { giftWrap: 35, giftNote: 15 } };
  const charged = (giftWrap: boolean, cardNote: string, more = {}) =>
    chargedFor({ ...asked, details: { giftWrap, cardNote }, ...more });
  expect(charged(true, "İyi ki doğdun")).toEqual({ total: 480, gifts: [WRAP, CARD], sending: 59.9, fee: null });
  expect(charged(false, " \n*")).toMatchObject({ gifts: [] });
  expect(charged(true, "İyi ki doğdun", { giftPrices: undefined })).toMatchObject({ gifts: [] });
  expect(charged(false, "", { parcel: undefined })).toMatchObject({ sending: null });
  expect(charged(false, "", { total: 500 })).toMatchObject({ sending: 0 });
});

test("wrapping and card are known again among the lines of the book, and a product of that name is none", () => {
  const lines = [WRAP, CARD, { name: "Kupa" }].map(({ name }) => ({ productId: null, name }));
  expect(lines.map(isGiftCharge)).toEqual([true, true, false]);
  expect(isGiftCharge({ productId: "paket", name: "Hediye paketi" })).toBe(false);
});
