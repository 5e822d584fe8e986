import { expect, test } from "vitest";
import { FIRST_ORDER_TEXTS } from "../../content/first-sections.ts";
import { MESSAGES, readOne } from "../../tests/support/order-check/checked-shop.ts";
import { PLAIN_ORDER } from "../../tests/support/orders/sample-orders.ts";
import { cartCode } from "../order/cart-code.ts";
import { NO_PERSON, orderInputSchema } from "../order-book/book-order.ts";
import { orderAnswer } from "../order-book/order-answers.ts";
import { orderTable } from "../order-book/order-csv.ts";
import { orderTotal } from "../order-book/order-money.ts";
import { filledText } from "../order-book/order-words.ts";
import type { ParcelPrice } from "../shop/parcel-price.ts";
import type { GiftPrices } from "../shop/shop-facts.ts";
import { bookInput, isClean, lackingIn } from "./book-input.ts";
import { chosenTotal, decidedLines, firstChoice, hasPriceChoice, type PriceChoice } from "./line-prices.ts";
import { pastedOrders } from "./pasted-orders.ts";
import type { VerifiedLine } from "./verified-line.ts";

const TEMPLATE = "Merhaba {ad},\n\n{no} numaralı siparişin:\n\n{ürünler}\n\n*Toplam: {toplam}*\nGün: {gün}\n\n{dükkân}";
const ADDRESSED = "Ad soyad: Ece\n";

type Confirmed = {
  choice?: PriceChoice;
  template?: string;
  number?: number;
  lines?: readonly VerifiedLine[];
  missing?: readonly VerifiedLine[];
  parcel?: ParcelPrice;
  giftPrices?: GiftPrices;
};

/** As Doğrula answers an order before it is in the book. */
function confirmed(text: string, { choice, template = TEMPLATE, number, missing = [], ...sending }: Confirmed = {}) {
  const { pasted, verified } = readOne(text.replace(/^(?=Merhaba|https)/, ADDRESSED));
  const lines = decidedLines(sending.lines ?? verified.lines, choice && (() => choice));
  const input = bookInput({ pasted, parcel: undefined, ...sending, lines, others: [] });
  const order = { ...input, number, total: orderTotal(input.lines) };
  const texts = { ...FIRST_ORDER_TEXTS, confirmation: template };
  const teller = { shopName: "Fiyonk", account: "TR33" };
  return orderAnswer(texts, order, teller, { missing, lacking: lines.map(lackingIn) });
}

test("the answer has the right total at the chosen prices, in the owner's words", () => {
  const forged = MESSAGES.early.replace("₺520,00", "₺20,00");
  const products = "• Soya mumu x2\n• İsimli kolye x1";
  expect(confirmed(forged, { choice: "thatDay" })).toBe(`Merhaba Ece,\n\n${products}\n\n*Toplam: ₺520,00*\n\nFiyonk`);
  const today = confirmed(forged, { number: 12, choice: "today" });
  expect(today).toBe(`Merhaba Ece,\n\n12 numaralı siparişin:\n\n${products}\n\n*Toplam: ₺560,00*\n\nFiyonk`);
});

test("it says what is missing, and asks for a color", () => {
  const { lines } = readOne(MESSAGES.linked).verified;
  const answer = confirmed(MESSAGES.linked, { lines: lines.slice(1), missing: lines.slice(0, 1) });
  expect(answer).toMatch(/x3\n\nŞu an yok: Labubu anahtarlık \(Pembe\)\n\n\*Toplam: ₺859,00\*\n\nFiyonk$/);
  const colorless = confirmed(`https://fiyonk.example/sepet#${cartCode(50, [{ id: "kupa", quantity: 1 }])}`);
  expect(colorless).toContain("x1\n\nÇift kişilik kupa hangi renk olsun: Mavi, Kırmızı?\n\n*Toplam: ₺149,95*");
});

test("one amount to pay is in the answer and in the book: products and sending by the shop's rule", () => {
  const parcel = { price: 49.9, freeFrom: 550 };
  const then = inputOf(MESSAGES.early, "thatDay", parcel);
  expect(then.sending).toBe(49.9);
  expect(inputOf(MESSAGES.early, "today", parcel).sending).toBe(0);
  expect(inputOf(MESSAGES.early).sending).toBeNull();
  const template = "*Toplam: {ödenecek}*\nIBAN: {iban}";
  expect(confirmed(MESSAGES.early, { template, choice: "thatDay", parcel })).toBe(
    "*Toplam: ₺569,90 (kargo ₺49,90 dahil)*\nIBAN: TR33",
  );
});

test("wrapping and card that cost something are lines of the book, and paid with the products", () => {
  const { pasted, verified } = readOne(MESSAGES.gift);
  const giftPrices = { giftWrap: 20, giftNote: 15 };
  const input = bookInput({
    pasted,
    ...verified,
    lines: decidedLines(verified.lines),
    parcel: undefined,
    giftPrices,
  });
  expect(input.lines.slice(1)).toMatchObject([
    { productId: null, name: "Hediye paketi", quantity: 1, price: 20 },
    { productId: null, name: "Hediye kartı", quantity: 1, price: 15 },
  ]);
  expect(confirmed(MESSAGES.gift, { giftPrices })).toMatch(/Hediye kartı x1\n\n\*Toplam: ₺334,90\*/);
  expect(inputOf(MESSAGES.gift).lines).toHaveLength(1);
  expect(bookInput({ pasted, lines: [], others: [], parcel: undefined, giftPrices }).lines).toEqual([]);
});

test("an order is clean where all is the link's and nothing else was written", () => {
  const clean = (text: string) => {
    const { pasted, verified } = readOne(text);
    return isClean(pasted, verified);
  };
  expect([MESSAGES.linked, MESSAGES.gift].map(clean)).toEqual([true, true]);
  const [at, later] = ["[14:05, 23.11.2026] Ece: ", "[14:06, 23.11.2026] Ece: "];
  expect(clean(`${at}${MESSAGES.gift}`)).toBe(true);
  for (const text of [
    MESSAGES.early,
    MESSAGES.plain,
    MESSAGES.gift.replace("₺299,90", "₺29,90"),
    `${at}${MESSAGES.gift}\n${later}mavi olmasın`,
  ]) {
    expect(clean(text), text).toBe(false);
  }
});

test("there is none without a text for it", () => {
  expect(confirmed(MESSAGES.linked, { template: "" })).toBeUndefined();
  expect(confirmed(MESSAGES.linked, { lines: [] })).toBeUndefined();
});

test("each line has its own price: an outdated one begins with today's, and what the owner chooses stands everywhere", () => {
  const { pasted, verified } = readOne(MESSAGES.early);
  const [candle, necklace] = verified.lines;
  if (!candle || !necklace) throw new Error("lines");
  expect([candle, necklace].map(firstChoice)).toEqual(["today", "thatDay"]);
  expect([candle, necklace].map(hasPriceChoice)).toEqual([true, false]);
  expect(decidedLines(verified.lines).map(({ choice }) => choice)).toEqual(["today", "thatDay"]);

  const changed = { ...necklace, thatDay: 300 };
  const lines = decidedLines([candle, changed], (line) => (line === candle ? "thatDay" : "today"));
  expect(chosenTotal(lines)).toBe(520);
  const input = bookInput({ pasted, lines, others: [], parcel: undefined });
  expect(input.lines.map(({ price }) => price)).toEqual([100, 320]);
  const saved = { ...NO_PERSON, ...input, id: "a", number: 12, total: orderTotal(input.lines), revision: 1 };
  const at = "2026-11-23T11:05:00.000Z";
  const table = orderTable({ persons: true, prices: true }).rows({
    ...saved,
    wroteAt: at,
    stateAt: at,
    blottedAt: null,
    pageKey: "",
  });
  expect(table).toContain("100,00");
  expect(table).toContain("320,00");
});

const inputOf = (text: string, choice: PriceChoice = "thatDay", parcel?: ParcelPrice) => {
  const { pasted, verified } = readOne(text);
  const lines = decidedLines(verified.lines, () => choice);
  const input = bookInput({ pasted, ...verified, lines, parcel });
  expect(orderInputSchema.parse(input)).toEqual(input);
  return input;
};

test("the book takes an order with its details, and what else stands in the chat", () => {
  const message = `${MESSAGES.gift}\nKapıda ödeme olsun`;
  expect(inputOf(`23.11.2026 14:05 - +90 532 765 43 21: ${message}\n23.11.2026 14:06 - Ayşe: zil bozuk`)).toMatchObject(
    {
      lines: [
        {
          productId: "kupa",
          name: "Çift kişilik kupa",
          color: "Mavi",
          category: "takilar",
          quantity: 2,
          price: 149.95,
        },
      ],
      name: "Ece Işık",
      phone: "905321234567",
      address: "Çiçek Sokak 1, D: 4",
      district: "Nilüfer",
      province: "Bursa",
      day: "2027-02-14",
      giftWrap: true,
      cardNote: "İyi ki doğdun 2x öptüm",
      payment: "waiting",
      customerWords: "Kapıda ödeme olsun\nAyşe: zil bozuk",
      note: "",
      pasted: `[23.11.2026 14:05:59] +90 532 765 43 21: ${message}\nAyşe: zil bozuk`,
    },
  );
});

test("what nobody chose is a question of the book's line, which no message tells the customer, also where its answer is gone", () => {
  const linkOf = (chosen: object) =>
    `https://fiyonk.example/sepet#${cartCode(50, [{ id: "fiyonk", color: "Siyah", quantity: 1, ...chosen }])}`;
  const gone = { values: [{ group: "telefon-modeli", id: "iphone-11", name: "iPhone 11" }] };
  const questions = { "telefon-modeli": "model", isim: "İsim" };
  for (const chosen of [{}, gone]) {
    const { lines } = inputOf(linkOf(chosen));
    expect(lines.map(({ values }) => values)).toEqual([[]]);
    expect(lines[0]?.asked).toEqual(Object.entries(questions).map(([id, word]) => ({ id, word })));
    const told = { ...PLAIN_ORDER, number: 12, total: 0, lines };
    expect(filledText("{ürünler}", told, { shopName: "Fiyonk", account: "" })).toBe("• Fiyonklu kılıf (Siyah) x1");
    expect(confirmed(linkOf(chosen))).toContain("Fiyonklu kılıf için yazar mısın: model, İsim");
  }
});

test("the customer's words after her order are kept apart from the shop's, without her name", () => {
  const chat = `23.11.2026 14:05 - Ece: ${MESSAGES.early}\n23.11.2026 14:06 - Fiyonk: Tabii\n23.11.2026 14:07 - Ece: lila değil bebek mavisi`;
  const [pasted] = pastedOrders(chat, { shopName: "Fiyonk" });
  expect(pasted).toMatchObject({
    after: "Fiyonk: Tabii\nEce: lila değil bebek mavisi",
    words: "lila değil bebek mavisi",
  });
});

test("the name and number of a chat are the customer's, unless she wrote another", () => {
  expect(inputOf(`23.11.2026 14:05 - +90 532 765 43 21: ${MESSAGES.early}`, "today")).toMatchObject({
    name: "",
    phone: "905327654321",
    lines: [{ price: 120 }, { price: 320 }],
  });
  expect(inputOf(`23.11.2026 14:05 - Fatma Demir: ${MESSAGES.early}`)).toMatchObject({
    name: "Fatma Demir",
    phone: "",
  });
  expect(inputOf(`23.11.2026 14:05 - Fatma Demir: ${MESSAGES.gift}`)).toMatchObject({ name: "Ece Işık" });
});

test("texts beyond the book's room are cut, never in the middle of an emoji", () => {
  const long = `Ad soyad: ${"🎁".repeat(80)}\nAdres: ${"uzun ".repeat(200)}\n${"Not ".repeat(400)}\n${MESSAGES.early}`;
  expect(inputOf(long).name).toBe("🎁".repeat(50));
});
