import { describe, expect, test } from "vitest";
import { cartCode } from "../order/cart-code.ts";
import { NO_DETAILS } from "../order/order-details.ts";
import { readOrder } from "./read-order.ts";

const CODE = cartCode(12, [{ id: "kupa", quantity: 2 }]);
const LINK = `https://fiyonk.example/sepet#${CODE}`;
const KUPA = { name: "Kupa", quantity: 2, total: 1234.5 };

const linesOf = (text: string) => readOrder(text)?.lines;

describe("a line", () => {
  test.each([
    "• Kupa x2 - ₺1.234,50",
    "•Kupa x2-₺1.234,50",
    "- Kupa x2 - ₺1.234,50",
    "* Kupa x2 - ₺1.234,50",
    "· Kupa x2 - ₺1.234,50",
    "1. Kupa x2 - ₺1.234,50",
    "Kupa x2 - ₺1.234,50",
    "• Kupa x2 – ₺1.234,50",
    "• Kupa x2 — ₺1.234,50",
    "• Kupa x2 − ₺1.234,50",
    "• Kupa x2 = ₺1.234,50",
    "• Kupa x2 ₺1.234,50",
    "• Kupa  x2  -  ₺1.234,50",
    "• Kupa x 2 - ₺1.234,50",
    "• Kupa 2x - ₺1.234,50",
    "• Kupa ×2 - ₺1.234,50",
    "• Kupa X2 - ₺1.234,50",
    "• Kupa 2 adet - ₺1.234,50",
    "• Kupa (2 adet) - ₺1.234,50",
    "• Kupa x2 adet - ₺1.234,50",
    "• 2x Kupa - ₺1.234,50",
    "2 adet Kupa - 1.234,50 TL",
    "• *Kupa* x2 - *₺1.234,50*",
    "*• Kupa x2 - ₺1.234,50*",
    "_• Kupa x2 - ₺1.234,50_",
    "• Kupa x2 - 1.234,50₺",
    "• Kupa x2 - 1.234,50 ₺",
    "• Kupa x2 - 1234,50 TL",
    "• Kupa x2 - 1234.5 tl",
    "• Kupa x2 - 1,234.50 lira",
    "• Kupa x2 - ₺ 1.234,50",
    "• Kupa x2\n- ₺1.234,50",
    "• Kupa\nx2 - ₺1.234,50",
    "• Kupa x2 -\n₺1.234,50",
    "+ Kupa x2 - ₺1.234,50",
  ])("%j", (line) => {
    expect(linesOf(line)).toEqual([KUPA]);
  });

  test.each([
    ["• x2 - ₺1,00 x3 - ₺5,00", "x2 - ₺1,00", 3],
    ["• iPhone 15x1-₺5,00", "iPhone 15", 1],
    ["• 3x Zoom x1 - ₺5,00", "3x Zoom", 1],
    ["• Toplam: ₺1,00 x1 - ₺5,00", "Toplam: ₺1,00", 1],
    ["• Adres: Moda x1 - ₺5,00", "Adres: Moda", 1],
    ["• - x1 - ₺5,00", "-", 1],
    ["• x1 - ₺5,00", "", 1],
    ["• עגיל عروسة x1 - ₺5,00", "עגיל عروسة", 1],
  ])("%j keeps the name %j", (line, name, quantity) => {
    expect(linesOf(line)).toEqual([{ name, quantity, total: 5 }]);
  });

  test("that was written by hand may have no price, where something else has one", () => {
    const written = "• Kupa x2 - ₺1.234,50\n+ 1 mum\n- 2 tane toka\n• Kolye x3\n+ Kurdele\n• Küpe";
    expect(linesOf(written)).toEqual([
      KUPA,
      { name: "mum", quantity: 1 },
      { name: "toka", quantity: 2 },
      { name: "Kolye", quantity: 3 },
      { name: "Kurdele", quantity: 1 },
      { name: "Küpe", quantity: 1 },
    ]);
    expect(readOrder("+ 1 mum")).toBeUndefined();
  });

  test.each(["+90 538 456 12 99", "+905384561299", "+90 (538) 456 12 99", "- 0538 456 12 99", "538 456 12 99"])(
    "is none in the telephone number %j",
    (line) => {
      const text = `• Kupa x2 - ₺1.234,50\n${line}`;
      expect(readOrder(text)).toMatchObject({ lines: [KUPA], details: { phone: "905384561299" }, rest: "" });
      expect(readOrder(`${text}\nTelefon: 0532 123 45 67`)).toMatchObject({
        details: { phone: "905321234567" },
        rest: line,
      });
    },
  );

  test.each(["+90 538 456 12 99 Ece", "+ Can Yılmaz 0538 456 12 99", "Can Yılmaz x1 - 05384561299"])(
    "is none beside the telephone number in %j",
    (line) => {
      const read = readOrder(`• Kupa x2 - ₺1.234,50\n${line}`);
      expect(read).toMatchObject({ lines: [KUPA], details: { phone: "905384561299" }, rest: line });
    },
  );

  test("has no telephone number in other digits behind a plus", () => {
    const read = readOrder("• Kupa x2 - ₺1.234,50\n+ 12345678901");
    expect(read).toMatchObject({ lines: [KUPA], details: { phone: "" }, rest: "+ 12345678901" });
  });

  test.each([
    "- 12 Eylül Mah. 5. Sok",
    "* 5 Ocak Cad. No 7 Seyhan Adana",
    "- 3 numaralı daire",
    "+ kapıda ödeme",
    "+ hediye paketi",
    "- 50 TL indirim yapar mısınız",
    "- 14 Şubat'a yetişsin",
    "• kargoya ne zaman verirsiniz?",
    "Moda Mah. 2 adet - 5",
    "Numaram 0538 456 12 99",
  ])("is none in %j, which is kept", (line) => {
    expect(readOrder(`• Kupa x2 - ₺1.234,50\n${line}\nToplam: 5 TL`)).toMatchObject({ lines: [KUPA], rest: line });
  });

  test.each([
    ["x1 - ~₺689,90~ ₺500,00", 500],
    ["x1 - ₺689,90 / ₺600,00", 600],
    ["x1 - ₺689,90/600 TL", 600],
    ["x1 - 689,90 TL yerine 500 TL olsun", 500],
  ])("says the last of two prices: %j", (end, total) => {
    expect(linesOf(`• Kupa ${end}`)).toEqual([{ name: "Kupa", quantity: 1, total }]);
  });

  test.each(["0", "10000", "-2", "1,5", "2.5", "1+1"])("keeps a quantity that no cart has: x%s", (oddQuantity) => {
    expect(linesOf(`• Kupa x${oddQuantity} - ₺5,00`)).toEqual([{ name: "Kupa", quantity: 1, total: 5, oddQuantity }]);
  });

  test("may be followed by a wish, which is kept; one that is struck out is none", () => {
    expect(readOrder("• Kupa x2 - ₺1.234,50 pembe olsun\n~• Kolye x1 - ₺5,00~\n• ~Küpe x1 - ₺5,00~")).toMatchObject({
      lines: [KUPA],
      rest: "Kupa: pembe olsun",
    });
  });

  test("+12 ürün daha stands for lines", () => {
    expect(readOrder("• Kupa x2 - ₺1.234,50\n+12 ürün daha")).toMatchObject({ lines: [KUPA], leftOut: 12 });
  });
});

test("details are read by the labels that they are written with", () => {
  const written = [
    "• Kupa x2 - ₺1.234,50",
    "Ad soyad: Ayşe Işık",
    "TELEFON : 0532 123 45 67",
    "Adres: Moda Cad. 5 / 3, D: 4, Kadıköy / İstanbul",
    "İstenen gün: 14.02.2027",
    "Hediye paketi: evet",
    "Kart notu: 2x öptüm - Ece: sonsuza dek",
    "Fiyat görünmesin: evet",
    "Kargo: ₺49,90",
  ];
  expect(readOrder(written.join("\n"))?.details).toEqual({
    name: "Ayşe Işık",
    phone: "905321234567",
    address: "Moda Cad. 5 / 3, D: 4",
    district: "Kadıköy",
    province: "İstanbul",
    day: "2027-02-14",
    giftWrap: true,
    cardNote: "2x öptüm - Ece: sonsuza dek",
    hidePrices: true,
  });
  const unreadable = "Telefon: yazmak istemiyorum\nİstenen gün: 31.02.2027\nAdres: Moda Cad. 5\nHediye paketi: hayır";
  expect(readOrder(`${written[0]}\n${unreadable}`)?.details).toEqual({ ...NO_DETAILS, address: "Moda Cad. 5" });
});

describe("the link", () => {
  test("is the last whole one, also alone and with a point after it", () => {
    expect(readOrder(`Sepetim: ${LINK}.`)).toMatchObject({ code: CODE, lines: [], hasBrokenLink: false });
    expect(readOrder(`https://kotu.example/sepet#1.0 ${LINK}`)).toMatchObject({ code: CODE });
  });

  test("that was cut is told", () => {
    expect(readOrder(`• Kupa x2 - ₺1.234,50\n${LINK.slice(0, -2)}`)).toMatchObject({
      hasBrokenLink: true,
      code: undefined,
    });
    expect(readOrder(LINK.slice(0, -2))).toBeUndefined();
  });
});

test("what else was written is kept, without the greeting and the words of WhatsApp", () => {
  const written = `İletildi\nMerhaba, sipariş vermek istiyorum:\n\n• Kupa x2 - ₺1.234,50\n\nKapıda ödeme olur mu\nTeşekkürler\n${LINK}`;
  expect(readOrder(written)?.rest).toBe("Kapıda ödeme olur mu\nTeşekkürler");
});

test.each([
  [`Bunları alacağım ${LINK} ama pembe olsun`, "Bunları alacağım ama pembe olsun"],
  [`Sepetim: ${LINK}`, ""],
  [`Sepet: ${LINK} pembe olsun`, "pembe olsun"],
])("the words beside the link are kept: %j", (text, rest) => {
  expect(readOrder(text)).toMatchObject({ code: CODE, rest });
});

test.each([
  ["fiyat görünmesin lütfen", { hidePrices: true }],
  ["Fiyatı gösterme", { hidePrices: true }],
  ["fiyatsız olsun", { hidePrices: true }],
  ["+ hediye paketi", { giftWrap: true }],
  ["Hediye paketi olsun lütfen", { giftWrap: true }],
  ["hediye paketi var mı?", {}],
  ["hediye paketi istemiyorum", {}],
])("a wish without a label is heard: %j", (line, wishes) => {
  const order = readOrder(`• Kupa x2 - ₺1.234,50\n${line}`);
  expect(order).toMatchObject({ details: { ...NO_DETAILS, ...wishes }, rest: line });
});

test.each([
  ["kapıda ödeme", "at-door"],
  ["Kapıda ödeme olsun", "at-door"],
  ["havale yapacağım", "transfer"],
  ["Kapıda ödeme olur mu", "waiting"],
  ["Kapıda ödeme var mı yoksa havale mi", "waiting"],
  ["havale yapamam", "waiting"],
])("%j pays %s", (line, payment) => {
  expect(readOrder(`• Kupa x2 - ₺1.234,50\n${line}`)).toMatchObject({ payment, rest: line });
});

test.each([
  "Merhaba",
  "2 değil 3 tane olsun bide mum ekleyin",
  "- 2 gün sonra gelir mi",
  "Toplam: 500 TL",
  "Merhaba Ece,\n\n12 numaralı siparişini aldık.\n\n• Kupa x2\n• Kolye x1\n\n*Toplam: ₺649,80*",
  "Merhaba, bu ürün hakkında bilgi almak istiyorum:\n\nLabubu\n₺899,90\nhttps://fiyonk.example/urun/labubu",
  "Hediye ararsan ipucu, bunlara bayılırım:\n\n• Labubu - ₺899,90 - https://fiyonk.example/urun/labubu",
  "https://fiyonk.example/sepet",
])("%j orders nothing", (text) => {
  expect(readOrder(text)).toBeUndefined();
});
