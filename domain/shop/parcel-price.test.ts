import { expect, test } from "vitest";
import { cartParcelWords, orderParcelWords, parcelWords } from "./parcel-price.ts";

test.each([
  [{ price: null, freeFrom: null }, undefined],
  [{ price: 49.9, freeFrom: null }, "Kargo ₺49,90"],
  [{ price: 49.9, freeFrom: 500 }, "Kargo ₺49,90 · ₺500,00 üzeri ücretsiz"],
  [{ price: null, freeFrom: 500 }, "₺500,00 üzeri kargo ücretsiz"],
  [{ price: 0, freeFrom: null }, "Kargo ücretsiz"],
  [{ price: 49.9, freeFrom: 0 }, "Kargo ücretsiz"],
])("the price of sending %j is said as %j", (price, words) => expect(parcelWords(price)).toBe(words));

test.each([
  [380, "Kargo ₺49,90 · Ücretsiz kargoya ₺120,00 kaldı"],
  [499.99, "Kargo ₺49,90 · Ücretsiz kargoya ₺0,01 kaldı"],
  [500, "Kargo ücretsiz"],
  [900, "Kargo ücretsiz"],
])("a cart of %d says how far free sending is", (total, words) => {
  expect(cartParcelWords({ price: 49.9, freeFrom: 500 }, total)).toBe(words);
});

test("a cart says only what the owner has said", () => {
  expect(cartParcelWords({ price: 49.9, freeFrom: null }, 900)).toBe("Kargo ₺49,90");
  expect(cartParcelWords({ price: null, freeFrom: 500 }, 400)).toBe("Ücretsiz kargoya ₺100,00 kaldı");
  expect(cartParcelWords({ price: 0, freeFrom: 500 }, 400)).toBe("Kargo ücretsiz");
});

test.each([
  [{ price: 49.9, freeFrom: null }, "₺49,90"],
  [{ price: 49.9, freeFrom: 500 }, "₺49,90 (₺500,00 üzeri ücretsiz)"],
  [{ price: 49.9, freeFrom: 400 }, "ücretsiz"],
  [{ price: null, freeFrom: 500 }, "₺500,00 üzeri ücretsiz"],
  [{ price: 0, freeFrom: null }, "ücretsiz"],
])("an order of ₺400 says the price of sending %j as %j", (price, words) => {
  expect(orderParcelWords(price, 400)).toBe(words);
});
