import { expect, test } from "vitest";
import { NO_PERSON } from "./book-order.ts";
import { asOrderNumber, isAboutCustomer, personWords, queryWords, soldWords } from "./order-search-words.ts";

test.each([
  ["0532 123 45 67", ["905321234567"]],
  ["+90 (532) 123-45-67", ["905321234567"]],
  ["532 123", ["532123"]],
  ["+49 151 23456789", ["4915123456789"]],
  ["Işık, ECE", ["isik", "ece"]],
  ["#12", ["12"]],
  ["iPhone 15 kılıf", ["iphone", "15", "kilif"]],
  ["  ", []],
  ["%_'", []],
])("%j asks for %j", (query, words) => {
  expect(queryWords(query)).toEqual(words);
});

const NOBODY = { ...NO_PERSON, lines: [] };

test("a person is found by her name and by her number, written at home or abroad", () => {
  expect(personWords({ ...NOBODY, name: "Ece Işık", phone: "905321234567" })).toBe("ece isik 905321234567 05321234567");
  expect(personWords({ ...NOBODY, name: "Ece", senderName: "Zeynep", senderPhone: "+4930123" })).toMatch(
    /zeynep.*4930123/,
  );
  expect(personWords(NOBODY)).toBe("");
  const texts = [{ id: "isim", label: "İsim", text: "IŞIK ♥" }];
  expect(personWords({ ...NOBODY, name: "Ece", lines: [{ texts }] })).toBe("ece isik ♥");
});

test("a parcel is found by its place and by its tracking number, however that is spaced", () => {
  const sent = { address: "Çiçek Sokak 1", district: "Nilüfer", province: "BURSA", tracking: "1234 5678 9012" };
  expect(personWords({ ...NOBODY, ...sent })).toBe("cicek sokak 1 nilufer bursa 1234 5678 9012 123456789012");
});

test("what was sold is named once", () => {
  expect(
    soldWords([
      { name: "Kupa", color: "Mavi", values: [] },
      { name: "Kupa", color: "", values: [{ group: "beden", id: "m", name: "M" }] },
    ]),
  ).toBe("kupa mavi m");
});

test("an order's number has few digits", () => {
  expect([asOrderNumber("12"), asOrderNumber("905321234567"), asOrderNumber("kupa")]).toEqual([
    12,
    undefined,
    undefined,
  ]);
});

test("a query is about a customer by her name, number or name in WhatsApp, not by what she bought or where she lives", () => {
  const ece = {
    isGift: false,
    name: "Ece Işık",
    phone: "905321234567",
    senderName: "",
    senderPhone: "",
    handle: "@ece",
  };
  const about = (query: string, order = ece) => isAboutCustomer(order, query);
  expect(["ece", "IŞIK ece", "0532 123 45 67", "532 123", "@ece"].map((query) => about(query))).toEqual(
    Array(5).fill(true),
  );
  expect(["", "kupa", "ece kupa", "bursa"].map((query) => about(query))).toEqual(Array(4).fill(false));
  const gift = { ...ece, isGift: true, senderName: "Nur", senderPhone: "905339876543" };
  expect([about("ece", { ...gift, handle: "" }), about("nur", gift)]).toEqual([false, true]);
});
