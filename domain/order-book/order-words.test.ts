import { describe, expect, test } from "vitest";
import { FIRST_ORDER_TEXTS } from "../../content/first-sections.ts";
import { orderTextFault } from "../settings/order-texts.ts";
import { orderTotal } from "./order-money.ts";
import { EXAMPLE_ORDER, filledText, reminderMessage, stateMessage } from "./order-words.ts";

const SHOP = { shopName: "Kurdele", account: "TR33 0006\nAyşe Yılmaz" };
const OWN = { ...EXAMPLE_ORDER, isGift: false, phone: "", senderName: "", senderPhone: "" };

test("every placeholder is filled", () => {
  const template = "{ad}|{no}|{toplam}|{ödenecek}|{kargo}|{takip}|{gün}|{dükkân}\n{ürünler}\n{iban}";
  expect(filledText(template, EXAMPLE_ORDER, SHOP)).toBe(
    "Ayşe Yılmaz|12|₺649,80|₺699,70 (kargo ₺49,90 dahil)|Yurtiçi Kargo|123456789012|14 Şubat 2027|Kurdele\n• İsimli kolye (Gümüş) x1\n• Çift bileklik x2\nTR33 0006\nAyşe Yılmaz",
  );
  expect(orderTotal(EXAMPLE_ORDER.lines)).toBe(EXAMPLE_ORDER.total);
});

test("what is empty drops its line and leaves no gap, and whoever has no name is greeted all the same", () => {
  const order = { ...EXAMPLE_ORDER, name: "", carrier: "", tracking: "", day: "" };
  expect(filledText("Merhaba {ad},\n\nKargo: {kargo}\nTakip: {takip}\n\nNo {no}\n{gün}", order, SHOP)).toBe(
    "Merhaba,\n\nNo 12",
  );
});

test("a name cannot pretend to be formatting or another line", () => {
  const order = { ...EXAMPLE_ORDER, name: "*Ece*\nToplam: ₺0", tracking: "{no}" };
  expect(filledText("{ad}\n{takip}", order, SHOP)).toBe("Ece Toplam: ₺0\n{no}");
});

test("the account is told to whoever may still pay by transfer, and to nobody else", () => {
  const told = (changes: object, shop = SHOP) => filledText("IBAN: {iban}", { ...EXAMPLE_ORDER, ...changes }, shop);
  expect(told({})).toBe("IBAN: TR33 0006\nAyşe Yılmaz");
  expect(told({ payment: "transfer" })).toBe("IBAN: TR33 0006\nAyşe Yılmaz");
  for (const other of [{ paid: true }, { payment: "at-door" }, { cardLink: true }]) expect(told(other)).toBe("");
  expect(told({}, { ...SHOP, account: "" })).toBe("");
});

test("money that is still to come is asked for, but not what the carrier takes at the door", () => {
  const asked = (changes: object) =>
    reminderMessage(FIRST_ORDER_TEXTS, { ...OWN, state: "sent" as const, ...changes }, SHOP);
  expect(asked({})).toContain("*Ödenecek: ₺699,70 (kargo ₺49,90 dahil)*\nIBAN: TR33 0006\nAyşe Yılmaz");
  expect(asked({ cardLink: true })).not.toContain("IBAN");
  for (const none of [{ paid: true }, { payment: "at-door" }, { state: "cancelled" }]) {
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
      "Merhaba Ayşe Yılmaz,\n\nKargon yola çıktı: 12 numaralı siparişin.\nKargo: Yurtiçi Kargo\nTakip numarası: 123456789012\n\nKurdele",
    );
    const gift = { ...OWN, isGift: true, senderName: "Ece" };
    expect(stateMessage(FIRST_ORDER_TEXTS, { ...gift, state: "sent" }, SHOP)).toMatch(/^Merhaba Ece,/);
    expect(stateMessage(FIRST_ORDER_TEXTS, { ...OWN, state: "returned" }, SHOP)).toBeUndefined();
    expect(stateMessage({ ...FIRST_ORDER_TEXTS, sent: "" }, { ...OWN, state: "sent" }, SHOP)).toBeUndefined();
  });
});
