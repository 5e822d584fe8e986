import { expect, test } from "vitest";
import { FIRST_ORDER_TEXTS } from "../../content/first-sections.ts";
import { orderInputSchema, orderTotal } from "./book-order.ts";
import { orderAnswer } from "./confirmation.ts";

const texts = { ...FIRST_ORDER_TEXTS, confirmation: "Merhaba {ad},\n\n{ürünler}\n\n*Toplam: {ödenecek}*\n\n{dükkân}" };
const teller = { shopName: "Kurdele", account: "" };
const NECKLACE = { productId: "kolye", name: "Kolye", color: "altın", category: "", quantity: 1, price: 349.9 };
const MISSING = { name: "Labubu", color: "Pembe" };
const LACKING = { name: "Kolye", colors: [], words: ["İsim"] };

/** As it is in the book now, whatever its message said. */
function answered(changes: object = {}, beside?: Parameters<typeof orderAnswer>[3]) {
  const input = orderInputSchema.parse({ lines: [NECKLACE], name: "Ece", sending: 0, ...changes });
  return orderAnswer(texts, { ...input, number: 12, total: orderTotal(input.lines) }, teller, beside);
}

test("a saved order is answered with its own lines and amount, to whoever ordered", () => {
  expect(answered()).toBe("Merhaba Ece,\n\n• Kolye (altın) x1\n\n*Toplam: ₺349,90 (kargo ücretsiz)*\n\nKurdele");
  expect(answered({ isGift: true, name: "Alıcı", senderName: "Derya" })).toMatch(/^Merhaba Derya,/);
});

test("what is missing and still open stands below the products of a new order alone", () => {
  expect(answered({}, { missing: [MISSING], lacking: [LACKING] })).toBe(
    "Merhaba Ece,\n\n• Kolye (altın) x1\n\nŞu an yok: Labubu (Pembe)\n\nKolye için yazar mısın: İsim\n\n*Toplam: ₺349,90 (kargo ücretsiz)*\n\nKurdele",
  );
  const sent = answered({ state: "sent" }, { missing: [MISSING], lacking: [LACKING] });
  expect(sent).toContain("Kargon yola çıktı");
  expect(sent).not.toMatch(/Labubu|İsim/);
});

test("an order that was cancelled is not confirmed, and a returned one has no answer", () => {
  expect(answered({ state: "cancelled" })).toBe(answered({ state: "cancelled" }, { missing: [MISSING] }));
  expect(answered({ state: "cancelled" })).not.toContain("Toplam");
  expect(answered({ state: "returned" })).toBeUndefined();
});
