import { expect, test } from "vitest";
import { freeSendingWords, orderParcelWords, parcelWords, sendingPrice } from "./parcel-price.ts";

test.each([
  [{ price: null, freeFrom: null }, undefined],
  [{ price: 49.9, freeFrom: null }, "Kargo ₺49,90"],
  [{ price: 49.9, freeFrom: 500 }, "Kargo ₺49,90 · ₺500,00 üzeri ücretsiz"],
  [{ price: null, freeFrom: 500 }, "₺500,00 üzeri kargo ücretsiz"],
  [{ price: 0, freeFrom: null }, "Kargo ücretsiz"],
  [{ price: 49.9, freeFrom: 0 }, "Kargo ücretsiz"],
])("the price of sending %j is said as %j", (price, words) => expect(parcelWords(price)).toBe(words));

test.each([
  [380, "Ücretsiz kargoya ₺120,00 kaldı"],
  [499.99, "Ücretsiz kargoya ₺0,01 kaldı"],
  [500, undefined],
  [900, undefined],
])("a cart of %d says how far free sending is: %s", (total, words) => {
  expect(freeSendingWords({ price: 49.9, freeFrom: 500 }, total)).toBe(words);
});

test("a reduced cart is told that its total counts before the reduction", () => {
  expect(freeSendingWords({ price: 49.9, freeFrom: 500 }, 380, true)).toBe(
    "Ücretsiz kargoya ₺120,00 kaldı (indirimden önceki tutarla)",
  );
});

test("a cart says only what the owner has said", () => {
  expect(freeSendingWords({ price: 49.9, freeFrom: null }, 900)).toBeUndefined();
  expect(freeSendingWords({ price: null, freeFrom: 500 }, 400)).toBe("Ücretsiz kargoya ₺100,00 kaldı");
  expect(freeSendingWords({ price: 0, freeFrom: 500 }, 400)).toBeUndefined();
});

test("sending has a price, is free from a total on, or is not said", () => {
  expect([400, 499.99, 500].map((total) => sendingPrice({ price: 49.9, freeFrom: 500 }, total))).toEqual([
    49.9, 49.9, 0,
  ]);
  expect(sendingPrice({ price: null, freeFrom: 500 }, 400)).toBeNull();
  expect(sendingPrice(undefined, 400)).toBeNull();
});

test.each([
  [{ price: 49.9, freeFrom: null }, "₺49,90"],
  [{ price: 49.9, freeFrom: 500 }, "₺49,90 (₺500,00 üzeri ücretsiz)"],
  [{ price: 49.9, freeFrom: 400 }, "ücretsiz"],
  [{ price: null, freeFrom: 500 }, "₺500,00 üzeri ücretsiz"],
  [{ price: 0, freeFrom: null }, "ücretsiz"],
  [undefined, "hariç"],
])("an order of ₺400 says the price of sending %j as %j", (price, words) => {
  expect(orderParcelWords(price, 400)).toBe(words);
});
