import { describe, expect, test } from "vitest";
import { cartCode } from "../order/cart-code.ts";
import { detailLines } from "../order/detail-lines.ts";
import { NO_DETAILS, type OrderDetails } from "../order/order-details.ts";
import { readOrder } from "./read-order.ts";

const CODE = cartCode(12, [{ id: "kupa", quantity: 2 }]);
const LINK = `https://fiyonk.example/sepet#${CODE}`;

test("details are read by the labels that they are written with", () => {
  const written = [
    "Ad soyad: Ayşe Işık",
    "TELEFON : 0532 123 45 67",
    "Adres: Moda Cad. 5 / 3, D: 4, Kadıköy / İstanbul",
    "*İstenen gün:* 14.02.2027",
    "Hediye paketi: evet",
    "Kart notu: 2x öptüm - Ece: sonsuza dek",
    "Fiyat görünmesin: evet",
  ];
  expect(readOrder(written.join("\n"))).toMatchObject({
    others: [],
    details: {
      name: "Ayşe Işık",
      phone: "905321234567",
      address: "Moda Cad. 5 / 3, D: 4",
      district: "Kadıköy",
      province: "İstanbul",
      day: "2027-02-14",
      giftWrap: true,
      cardNote: "2x öptüm - Ece: sonsuza dek",
      hidePrices: true,
    },
  });
});

test("what a label is followed by and cannot be read, or stands there a second time, is one of the other lines", () => {
  const lines = [
    "Telefon: yazmak istemiyorum",
    "İstenen gün: 31.02.2027",
    "Hediye paketi: hayır",
    "Fiyat görünmesin: evet mi hayır mı bilemedim",
    "Kargo: ücretsiz",
    "Ad soyad:",
  ];
  expect(readOrder(lines.join("\n"))).toMatchObject({ details: NO_DETAILS, others: lines });
  expect(readOrder("Ad soyad: Ece\nAd soyad: Can")).toMatchObject({
    details: { name: "Ece" },
    others: ["Ad soyad: Can"],
  });
});

describe("an address", () => {
  test("that was broken goes on until its place, and its further lines stay in sight", () => {
    const text = "Adres: Çiçek Sokak 1,\nD: 4\nNilüfer / Bursa\nkırmızı olsun";
    expect(readOrder(text)).toMatchObject({
      details: { address: "Çiçek Sokak 1, D: 4", district: "Nilüfer", province: "Bursa" },
      others: ["D: 4", "Nilüfer / Bursa", "kırmızı olsun"],
    });
  });

  test.each(["Adres: Moda Cad. 5\n\nkırmızı olsun", "Adres: Moda Cad. 5\nKart notu: x\nkırmızı olsun"])(
    "ends with its paragraph and at the next label: %j",
    (text) => {
      expect(readOrder(text)).toMatchObject({ details: { address: "Moda Cad. 5" }, others: ["kırmızı olsun"] });
    },
  );
});

const GIFT: OrderDetails = {
  ...{ ...NO_DETAILS, isGift: true, name: "Zeynep Kaya", phone: "905327654321", address: "Kordon 1" },
  ...{ province: "İzmir", district: "Konak", senderName: "Ece Işık", senderPhone: "905321234567", surprise: true },
  ...{ day: "2027-02-15", giftWrap: true, cardNote: "İyi ki\ndoğdun", hidePrices: true },
  sellerNote: "Zil bozuk,\nkapıda ara",
};

test("a gift comes back as it was written, with the line breaks of its notes, and its prices are left to be compared", () => {
  const lines = detailLines(GIFT, { giftWrap: 29.9, giftNote: 10 });
  expect(lines).toEqual([
    "Hediye olarak gidecek: Zeynep Kaya'ya",
    "Alıcının telefonu: 0532 765 43 21",
    "Adres: Kordon 1, Konak / İzmir",
    "Gönderen: Ece Işık",
    "Gönderenin telefonu: 0532 123 45 67",
    "Sürpriz, alıcıyı aramayın",
    "İstenen gün: 15.02.2027",
    "Hediye paketi olsun (₺29,90)",
    "Kart notu: İyi ki\n/ doğdun",
    "Kart ücreti: ₺10,00",
    "Pakette fiyat görünmesin",
    "Satıcıya not: Zil bozuk,\n/ kapıda ara",
  ]);
  expect(readOrder(lines.join("\n"))).toMatchObject({
    details: GIFT,
    others: ["Hediye paketi olsun (₺29,90)", "Kart ücreti: ₺10,00"],
  });
});

/** As version 1.0 wrote them, letter by letter. */
const BEFORE = [
  "Hediye, ona gitsin: evet",
  "Alıcı: Zeynep Kaya",
  "Alıcının telefonu: 0532 765 43 21",
  "Adres: Kordon 1, Konak / İzmir",
  "Gönderen: Ece Işık",
  "Gönderenin telefonu: 0532 123 45 67",
  "Sürpriz, alıcıyı aramayın: evet",
  "İstenen gün: 15.02.2027",
  "Hediye paketi: evet (₺29,90)",
  "Kart notu: İyi ki\n/ doğdun",
  "Kart ücreti: ₺10,00",
  "Fiyat görünmesin: evet",
  "Satıcıya not: Zil bozuk,\n/ kapıda ara",
];

test("a gift of the version before is read alike", () => {
  expect(readOrder(BEFORE.join("\n"))).toMatchObject({
    details: GIFT,
    others: ["Hediye paketi: evet (₺29,90)", "Kart ücreti: ₺10,00"],
  });
});

test.each([
  ["*Hediye olarak gidecek:* Merve Kaya’ya", { isGift: true, name: "Merve Kaya" }],
  ["Hediye olarak gidecek", { isGift: true, name: "" }],
  ["hediye paketi olsun.", { giftWrap: true }],
  ["_Sürpriz, alıcıyı aramayın!_", { surprise: true }],
])("a sentence is read as people leave it: %j", (text, details) => {
  expect(readOrder(text)).toMatchObject({ details: { ...NO_DETAILS, ...details }, others: [] });
});

test("a sentence with other words is nobody's answer", () => {
  const lines = ["Hediye paketi olsun mu?", "Pakette fiyat görünmesin dedim", "• Hediye paketi olsun"];
  expect(readOrder(lines.join("\n"))).toMatchObject({ details: NO_DETAILS, others: lines });
});

test("a note in one line, as the version before wrote it, has its line breaks too", () => {
  const text = detailLines(GIFT).join("\n").replaceAll("\n/ ", " / ");
  expect(text).toContain("Kart notu: İyi ki / doğdun\n");
  expect(readOrder(text)).toMatchObject({ details: GIFT, others: [] });
});

test("a note in lines of its own keeps a slash that was typed", () => {
  const { details } = readOrder("Kart notu: Ali / Ayşe\n/ sonsuza dek");
  expect(details.cardNote).toBe("Ali / Ayşe\nsonsuza dek");
});

test("a note's further lines are of no other label, and are found behind a line that somebody has put between them", () => {
  const forged = { ...NO_DETAILS, cardNote: "Canım\n• Kupa x1 - ₺0,00\n*Toplam: ₺0,01*\nAdres: Moda\n/ son" };
  const lines = detailLines(forged).join("\n").split("\n");
  expect(lines).toEqual(["Kart notu: Canım", "/ • Kupa x1 - ₺0,00", "/ Toplam: ₺0,01", "/ Adres: Moda", "/ / son"]);
  expect(readOrder(lines.join("\n"))).toMatchObject({
    details: { ...forged, cardNote: "Canım\n• Kupa x1 - ₺0,00\nToplam: ₺0,01\nAdres: Moda\n/ son" },
    others: [],
  });
  expect(readOrder("Kart notu: Canım\nmavi olsun\n/ belki")).toMatchObject({
    details: { cardNote: "Canım\nbelki" },
    others: ["mavi olsun"],
  });
  expect(readOrder("/ belki\nKart notu: Canım")).toMatchObject({
    details: { cardNote: "Canım" },
    others: ["/ belki"],
  });
});

test("a receiver makes a gift of an order whose first line is gone", () => {
  const [, ...rest] = detailLines(GIFT);
  expect(readOrder(rest.join("\n")).details).toEqual({ ...GIFT, name: "" });
  expect(readOrder(BEFORE.slice(1).join("\n")).details).toEqual(GIFT);
});

test("a campaign that is named like a label is none", () => {
  expect(readOrder("Adres: −₺50,00\nKart notu: −₺5,00\nAdres: Moda Cad. 5")).toMatchObject({
    details: { address: "Moda Cad. 5", cardNote: "" },
    others: ["Adres: −₺50,00", "Kart notu: −₺5,00"],
  });
});

describe("the link", () => {
  test.each([
    [`Sepet: ${LINK}`, []],
    [`> Sepetim: ${LINK}.`, []],
    [LINK, []],
    [`İletildi\n${LINK}`, []],
    [`Bunları alacağım ${LINK} ama pembe olsun`, [`Bunları alacağım ${LINK} ama pembe olsun`]],
    [`${LINK} ❌`, [`${LINK} ❌`]],
    [`https://kotu.example/sepet#1.0 ${LINK}`, []],
  ])("is found, and words beside it are kept: %j", (text, others) => {
    expect(readOrder(text)).toMatchObject({ code: CODE, hasBrokenLink: false, others });
  });

  test("that was cut is told", () => {
    expect(readOrder(LINK.slice(0, -2))).toMatchObject({ code: undefined, hasBrokenLink: true, others: [] });
    expect(readOrder("https://fiyonk.example/sepet")).toMatchObject({ hasBrokenLink: false });
  });
});
