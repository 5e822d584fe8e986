import { describe, expect, test } from "vitest";
import { FIRST_ORDER_TEXTS } from "../../content/first-sections.ts";
import { orderTextFault } from "../settings/order-texts.ts";
import type { PaymentRow } from "./order-money.ts";
import { EXAMPLE_ORDER, filledText, reminderMessage, stateMessage } from "./order-words.ts";

const SHOP = { shopName: "Kurdele", account: "TR33 0006\nAyşe Yılmaz" };
const OWN = { ...EXAMPLE_ORDER, isGift: false, phone: "", senderName: "", senderPhone: "" };

test("every placeholder is filled", () => {
  const template = "{ad}|{no}|{toplam}|{ödenecek}|{kargo}|{takip}|{gün}|{dükkân}\n{ürünler}\n{iban}";
  expect(filledText(template, EXAMPLE_ORDER, SHOP)).toBe(
    "Ayşe Yılmaz|12|₺649,80|₺699,70 (kargo ₺49,90 dahil)|Yurtiçi Kargo|123456789012|14 Şubat 2027|Kurdele\n• İsimli kolye (Gümüş) x1\n• Çift bileklik x2\nTR33 0006\nAyşe Yılmaz",
  );
});

test("what is empty drops its line and leaves no gap, and whoever has no name is greeted all the same", () => {
  const order = { ...EXAMPLE_ORDER, name: "", carrier: "", tracking: "", day: "" };
  expect(filledText("Merhaba {ad},\n\nKargo: {kargo}\nTakip: {takip}\n\nNo {no}\n{gün}", order, SHOP)).toBe(
    "Merhaba,\n\nNo 12",
  );
});

test("the page of an order is named where both the shop and the order have one", () => {
  const told = (orderPages: string | undefined, pageKey = "abc") =>
    filledText("Bak: {Sipariş Sayfası}", { ...EXAMPLE_ORDER, pageKey }, { ...SHOP, ...(orderPages && { orderPages }) });
  expect(told("https://fiyonk.example/siparis/")).toBe("Bak: https://fiyonk.example/siparis/abc");
  for (const none of [told(undefined), told("https://fiyonk.example/siparis/", "")]) expect(none).toBe("");
});

test("a name cannot pretend to be formatting or another line", () => {
  const order = { ...EXAMPLE_ORDER, name: "*Ece*\nToplam: ₺0", tracking: "{no}" };
  expect(filledText("{ad}\n{takip}", order, SHOP)).toBe("Ece Toplam: ₺0\n{no}");
});

const KAPORA: PaymentRow = { id: "k", amount: 100, way: "transfer", day: "2026-11-28" };
const REST: PaymentRow = { ...KAPORA, id: "r", amount: 599.7 };

const filled = (template: string, changes: object) => filledText(template, { ...EXAMPLE_ORDER, ...changes }, SHOP);

test("what has come and what is left follow the payments, and drop their lines where there is none", () => {
  const template = "{ödenecek}\nGelen: {gelen}\nKalan: {kalan}";
  expect(filled(template, {})).toBe("₺699,70 (kargo ₺49,90 dahil)\nKalan: ₺699,70");
  expect(filled(template, { payments: [KAPORA] })).toBe(
    "₺599,70 (toplam ₺699,70, kargo ₺49,90 dahil; ₺100,00 geldi)\nGelen: ₺100,00\nKalan: ₺599,70",
  );
  const whole = "₺699,70 (kargo ₺49,90 dahil), ödendi";
  expect(filled(template, { payments: [KAPORA, REST] })).toBe(`${whole}\nGelen: ₺699,70`);
  expect(filled("{ödenecek}", { payments: [KAPORA, REST, { ...KAPORA, id: "x" }] })).toBe(
    `${whole}; ₺100,00 fazla geldi`,
  );
  expect(filled("{ödenecek}", { payments: [KAPORA], state: "cancelled" })).toBe("₺699,70 (kargo ₺49,90 dahil)");
});

test("a discount and a present are lines of their own, and pieces that came back are none", () => {
  const [necklace, bracelet] = EXAMPLE_ORDER.lines;
  const lines = [
    { ...necklace, discount: { word: "Hediye", percent: 100 } },
    { ...bracelet, quantity: 3, returned: 1, discount: { word: "*son* çift", amount: 20 } },
    { ...bracelet, returned: 2 },
  ];
  const discounts = [
    { word: "doğum günü", percent: 10 },
    { word: "", amount: 5 },
    { word: "Geri ödeme", amount: 30 },
  ];
  expect(filled("{ürünler}\n{toplam}\n{ödenecek}", { lines, discounts })).toBe(
    [
      "• Hediye: İsimli kolye (Gümüş) x1",
      "• Çift bileklik x2",
      "İndirim (son çift): −₺20,00",
      "İndirim (doğum günü): −₺27,99",
      "İndirim: −₺5,00",
      "Geri ödeme: −₺30,00",
      "₺216,91",
      "₺266,81 (kargo ₺49,90 dahil)",
    ].join("\n"),
  );
});

test("the account is told to whoever may still pay by transfer, and to nobody else", () => {
  const told = (changes: object, shop = SHOP) => filledText("IBAN: {iban}", { ...EXAMPLE_ORDER, ...changes }, shop);
  expect(told({})).toBe("IBAN: TR33 0006\nAyşe Yılmaz");
  expect(told({ payment: "transfer" })).toBe("IBAN: TR33 0006\nAyşe Yılmaz");
  for (const other of [{ paid: true }, { payments: [KAPORA, REST] }, { payment: "at-door" }, { cardLink: true }]) {
    expect(told(other)).toBe("");
  }
  expect(told({ payments: [KAPORA] })).not.toBe("");
  expect(told({}, { ...SHOP, account: "" })).toBe("");
});

test("money that is still to come is asked for, but not what the carrier takes at the door", () => {
  const asked = (changes: object) =>
    reminderMessage(FIRST_ORDER_TEXTS, { ...OWN, state: "sent" as const, ...changes }, SHOP);
  expect(asked({})).toContain("*Ödenecek: ₺699,70 (kargo ₺49,90 dahil)*\nIBAN: TR33 0006\nAyşe Yılmaz");
  expect(asked({ cardLink: true })).not.toContain("IBAN");
  expect(asked({ payments: [KAPORA] })).toContain("*Ödenecek: ₺599,70 (");
  for (const none of [{ paid: true }, { payments: [KAPORA, REST] }, { payment: "at-door" }, { state: "cancelled" }]) {
    expect(asked(none)).toBeUndefined();
  }
});

describe("the first texts", () => {
  test.each(Object.entries(FIRST_ORDER_TEXTS))("%s can be filled, with and without a person", (_, text) => {
    expect(orderTextFault(text)).toBeUndefined();
    expect(filledText(text, EXAMPLE_ORDER, SHOP)).toMatch(/12/);
    const nobody = { ...EXAMPLE_ORDER, name: "", carrier: "", tracking: "", day: "" };
    expect(filledText(text, nobody, SHOP)).toMatch(/12/);
    expect(filledText(text, nobody, SHOP)).not.toMatch(/[{}]|!/);
  });

  test("belong to the states, and a returned order has none", () => {
    expect(stateMessage(FIRST_ORDER_TEXTS, { ...OWN, state: "sent" }, SHOP)).toBe(
      "Merhaba Ayşe Yılmaz,\n\nKargon yola çıktı: 12 numaralı siparişin.\nKargo: Yurtiçi Kargo\nTakip numarası: 123456789012\nKalan ödeme: ₺699,70\n\nKurdele",
    );
    const gift = { ...OWN, isGift: true, senderName: "Ece" };
    expect(stateMessage(FIRST_ORDER_TEXTS, { ...gift, state: "sent" }, SHOP)).toMatch(/^Merhaba Ece,/);
    expect(stateMessage(FIRST_ORDER_TEXTS, { ...OWN, state: "returned" }, SHOP)).toBeUndefined();
    expect(stateMessage({ ...FIRST_ORDER_TEXTS, sent: "" }, { ...OWN, state: "sent" }, SHOP)).toBeUndefined();
  });
});
