import { expect, test } from "vitest";
import { CHECKED_SHOP, MESSAGES } from "../../tests/support/order-check/checked-shop.ts";
import { orderInputSchema } from "../order-book/book-order.ts";
import { bookInput } from "./book-input.ts";
import { confirmationText } from "./confirmation.ts";
import { pastedOrders } from "./pasted-orders.ts";
import { isUncertain } from "./verified-line.ts";
import { verifyOrder } from "./verified-order.ts";

function readOf(pasted: string) {
  const [one] = pastedOrders(pasted);
  if (!one) throw new Error("no order");
  return { pasted: one, lines: verifyOrder(one.order, CHECKED_SHOP).lines };
}

const TEMPLATE = "Merhaba {ad},\n\n{no} numaralı siparişin:\n\n{ürünler}\n\n*Toplam: {toplam}*\nGün: {gün}\n\n{dükkân}";

const confirmed = (pasted: string, parts = {}) => {
  const { lines, pasted: read } = readOf(pasted);
  const said = read.order.details;
  return confirmationText({
    template: TEMPLATE,
    shopName: "Fiyonk",
    number: undefined,
    said,
    lines,
    missing: [],
    choice: "thatDay",
    ...parts,
  });
};

test("the answer has the right total at the chosen prices, in the owner's words", () => {
  const forged = `${MESSAGES.early?.replace("₺520,00", "₺20,00")}\nAd soyad: Ece`;
  const products = "• Soya mumu x2\n• İsimli kolye x1";
  expect(confirmed(forged)).toBe(`Merhaba Ece,\n\n${products}\n\n*Toplam: ₺520,00*\n\nFiyonk`);
  const today = confirmed(forged, { number: 12, choice: "today" });
  expect(today).toBe(`Merhaba Ece,\n\n12 numaralı siparişin:\n\n${products}\n\n*Toplam: ₺560,00*\n\nFiyonk`);
});

test("it says what is missing, and is not read as an order", () => {
  const { lines } = readOf(MESSAGES.linked ?? "");
  const answer = confirmed(MESSAGES.linked ?? "", { lines: lines.slice(1), missing: lines.slice(0, 1) }) ?? "";
  expect(answer).toContain("*Toplam: ₺859,00*");
  expect(answer).toMatch(/x3\n\nŞu an yok: Labubu anahtarlık \(Pembe\)\n\n\*Toplam: ₺859,00\*\n\nFiyonk$/);
  expect(pastedOrders(answer)).toEqual([]);
});

test("there is none without a text for it", () => {
  expect(confirmed(MESSAGES.linked ?? "", { template: "" })).toBeUndefined();
  expect(confirmed(MESSAGES.linked ?? "", { lines: [] })).toBeUndefined();
});

test("the book takes an order with its details, at the chosen prices", () => {
  const chat = `23.11.2026 14:05 - +90 532 765 43 21: ${MESSAGES.gift}\nKapıda ödeme olsun`;
  const input = bookInput({ ...readOf(chat), choice: "thatDay" });
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
    payment: "at-door",
    note: "Kapıda ödeme olsun",
    pasted: `${MESSAGES.gift}\nKapıda ödeme olsun`,
  });
});

test("a wish that the shop does not know goes into the note, unless the owner writes it as a line", () => {
  const { pasted, lines } = readOf(`${MESSAGES.early}\n+ 2 kalpli balon`);
  const [unsure, sure] = [lines.filter(isUncertain), lines.filter((line) => !isUncertain(line))];
  expect(unsure).toMatchObject([{ name: "kalpli balon", quantity: 2 }]);
  expect(bookInput({ pasted, lines: sure, unsure, choice: "today" })).toMatchObject({
    lines: [{ name: "Soya mumu" }, { name: "İsimli kolye" }],
    note: "2 × kalpli balon",
  });
});

test("the number of a chat is the customer's, unless she wrote another", () => {
  const chat = `23.11.2026 14:05 - +90 532 765 43 21: ${MESSAGES.early}`;
  expect(bookInput({ ...readOf(chat), choice: "today" })).toMatchObject({
    phone: "905327654321",
    lines: [{ price: 120 }, { price: 320 }],
  });
});

test("texts beyond the book's room are cut, and what has no product costs what was said", () => {
  const long = `• Kalpli balon x3 - ₺100,00\nAd soyad: ${"🎁".repeat(80)}\nAdres: ${"uzun ".repeat(200)}\n${"Not ".repeat(400)}`;
  const input = bookInput({ ...readOf(long), choice: "today" });
  expect(orderInputSchema.parse(input)).toEqual(input);
  expect(input.lines).toMatchObject([{ productId: null, name: "Kalpli balon", quantity: 3, price: 33.33 }]);
  expect(input.name).toBe("🎁".repeat(50));
});
