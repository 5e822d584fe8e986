import { expect, test } from "vitest";
import { CHECKED_SHOP, MESSAGES } from "../../tests/support/order-check/checked-shop.ts";
import { orderInputSchema } from "../order-book/book-order.ts";
import { bookInput } from "./book-input.ts";
import { confirmationText } from "./confirmation.ts";
import { pastedOrders } from "./pasted-orders.ts";
import { verifyOrder } from "./verified-order.ts";

function read(pasted: string) {
  const [one] = pastedOrders(pasted);
  if (!one) throw new Error("no order");
  return { pasted: one, lines: verifyOrder(one.order, CHECKED_SHOP).lines };
}

const confirmed = (pasted: string, parts = {}) =>
  confirmationText({ name: "", missing: [], choice: "thatDay", place: "", lines: read(pasted).lines, ...parts });

test("the answer has the right total, at the chosen prices", () => {
  const forged = MESSAGES.early?.replace("₺520,00", "₺20,00") ?? "";
  expect(confirmed(forged, { name: "Ece Işık", place: "Ece Işık, Bursa" })).toBe(
    [
      "Merhaba Ece, siparişin şöyle:",
      "",
      "✓ Soya mumu · 2 adet · ₺200,00",
      "✓ İsimli kolye · 1 adet · ₺320,00",
      "",
      "*Toplam: ₺520,00*",
      "",
      "Teslimat: Ece Işık, Bursa",
      "",
      "Doğruysa “tamam” yaz, hazırlamaya başlayalım.",
    ].join("\n"),
  );
  expect(confirmed(forged, { choice: "today" })).toContain("*Toplam: ₺560,00*");
});

test("it says what is missing, and is not read as an order", () => {
  const [missing] = read(MESSAGES.linked ?? "").lines;
  const answer = confirmed(MESSAGES.linked ?? "", { missing: [missing] });
  expect(answer).toContain("Şu an yok: Labubu anahtarlık (Pembe)");
  expect(pastedOrders(answer)).toEqual([]);
});

test("it stays within what a chat carries", () => {
  const answer = confirmed(MESSAGES.long ?? "");
  expect(answer.length).toBeLessThanOrEqual(1800);
  expect(encodeURIComponent(answer).length).toBeLessThanOrEqual(3960);
  expect(answer).toMatch(/\n\+\d+ ürün daha\n\n\*Toplam: ₺7\.770,00\*/);
});

test("the book takes an order with its details, at the chosen prices", () => {
  const chat = `23.11.2026 14:05 - +90 532 765 43 21: ${MESSAGES.gift}\nKapıda ödeme olsun`;
  const input = bookInput({ ...read(chat), choice: "thatDay" });
  expect(orderInputSchema.parse(input)).toEqual(input);
  expect(input).toMatchObject({
    lines: [
      { productId: "kupa", name: "Çift kişilik kupa", color: "Mavi", category: "takilar", quantity: 2, price: 149.95 },
    ],
    name: "Ece Işık",
    phone: "905321234567",
    address: "Çiçek Sokak 1, D: 4",
    district: "Nilüfer",
    province: "Bursa",
    day: "2027-02-14",
    giftWrap: true,
    cardNote: "İyi ki doğdun 2x öptüm",
    note: "Kapıda ödeme olsun",
    pasted: `${MESSAGES.gift}\nKapıda ödeme olsun`,
  });
});

test("the number of a chat is the customer's, unless she wrote another", () => {
  const chat = `23.11.2026 14:05 - +90 532 765 43 21: ${MESSAGES.early}`;
  expect(bookInput({ ...read(chat), choice: "today" })).toMatchObject({
    phone: "905327654321",
    lines: [{ price: 120 }, { price: 320 }],
  });
});

test("texts beyond the book's room are cut, and what has no product costs what was said", () => {
  const long = `• Kalpli balon x3 - ₺100,00\nAd soyad: ${"🎁".repeat(80)}\nAdres: ${"uzun ".repeat(200)}\n${"Not ".repeat(400)}`;
  const input = bookInput({ ...read(long), choice: "today" });
  expect(orderInputSchema.parse(input)).toEqual(input);
  expect(input.lines).toMatchObject([{ productId: null, name: "Kalpli balon", quantity: 3, price: 33.33 }]);
  expect(input.name).toBe("🎁".repeat(50));
});
