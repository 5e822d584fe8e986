import { describe, expect, test } from "vitest";
import { type BookOrder, NEW_ORDER, NO_PERSON } from "../order-book/book-order.ts";
import type { CarrierFact, CarrierForm } from "../settings/carrier-forms.ts";
import { carrierFile, carrierTable, fileBytes } from "./carrier-file.ts";

const SHOP = { name: "Fiyonk" };

const order = (changes: Partial<BookOrder> = {}): BookOrder => ({
  ...NO_PERSON,
  ...NEW_ORDER,
  id: "a",
  number: 12,
  name: "Ece Işık",
  phone: "905321234567",
  province: "Bursa",
  district: "Nilüfer",
  address: "Çiçek Sokak 1\nDaire 4",
  lines: [
    { productId: null, name: "Kupa", color: "Mavi", values: [], texts: [], category: "", quantity: 2, price: 150 },
  ],
  total: 300,
  wroteAt: "2026-11-28T10:00:00.000Z",
  stateAt: "2026-11-28T10:00:00.000Z",
  blottedAt: null,
  pageKey: "",
  revision: 1,
  ...changes,
});

const formOf = (...facts: CarrierFact[]): CarrierForm => ({
  carrier: "Aras",
  separator: ";",
  encoding: "excel",
  columns: facts.map((fact) => ({ title: fact, fact, words: fact === "fixed" ? "1" : "" })),
});

const rowOf = (facts: CarrierFact[], changes: Partial<BookOrder> = {}) =>
  carrierFile(formOf(...facts), [order(changes)], SHOP).text.split("\r\n")[1];

describe("a carrier's file", () => {
  test("has the carrier's own head, and a line for each order", () => {
    const facts = [
      "name",
      "phone",
      "province",
      "district",
      "address",
      "products",
      "pieces",
      "number",
      "sender",
    ] as const;
    expect(carrierFile(formOf(...facts, "fixed", "empty"), [order()], SHOP).text).toBe(
      '"name";"phone";"province";"district";"address";"products";"pieces";"number";"sender";"fixed";"empty"\r\n' +
        '"Ece Işık";"05321234567";"Bursa";"Nilüfer";"Çiçek Sokak 1 Daire 4";"2 x Kupa (Mavi)";"2";"12";"Fiyonk";"1";""\r\n',
    );
  });

  test("has the place beside the address where it has no columns for it", () => {
    expect(rowOf(["address"])).toBe('"Çiçek Sokak 1 Daire 4 Nilüfer / Bursa"');
    expect(rowOf(["address", "province"])).toBe('"Çiçek Sokak 1 Daire 4 Nilüfer";"Bursa"');
  });

  test("asks at the door for what is left to pay, and only there", () => {
    const paid = [{ id: "p", amount: 100, way: "transfer" as const, day: "2026-11-27" }];
    const atDoor = { payment: "at-door" as const, sending: 49.9, fee: 29.9 };
    expect(rowOf(["at-door"], atDoor)).toBe('"379,80"');
    expect(rowOf(["at-door"], { ...atDoor, payments: paid })).toBe('"279,80"');
    expect(rowOf(["at-door"], { ...atDoor, payment: "transfer" })).toBe('""');
    expect(
      rowOf(["at-door"], {
        payment: "at-door",
        payments: [{ ...paid[0], id: "p", amount: 300, way: "cash", day: "2026-11-27" }],
      }),
    ).toBe('""');
  });

  test("says of a gift neither its price nor what it is, and names who sends it", () => {
    const gift = { isGift: true, senderName: "Can Ak", payment: "at-door" as const };
    expect(rowOf(["name", "products", "at-door", "sender"], gift)).toBe('"Ece Işık";"Hediyelik eşya";"";"Can Ak"');
    expect(carrierFile(formOf("at-door"), [order(gift)], SHOP).lacking).toMatchObject([
      { words: "hediye, kapıda tutar yazılmadı" },
    ]);
    expect(rowOf(["sender"], { isGift: true })).toBe('"Fiyonk"');
  });

  test("leaves out whose person was blotted out, and names what others lack", () => {
    const orders = [
      order(),
      order({ id: "b", blottedAt: "2026-11-28T10:00:00.000Z", name: "" }),
      order({ id: "c", phone: "", address: "" }),
    ];
    const file = carrierFile(formOf("name", "phone", "address"), orders, SHOP);
    expect(file.text.split("\r\n")).toHaveLength(4);
    expect(file.leftOut.map(({ id }) => id)).toEqual(["b"]);
    expect(file.lacking.map(({ order, words }) => [order.id, words])).toEqual([["c", "telefon, adres yok"]]);
  });

  test("runs no formula, and breaks at no separator of its form", () => {
    expect(rowOf(["name", "phone"], { name: '=1+1;"\t', phone: "+4915123456789" })).toBe(
      `"'=1+1;""";"004915123456789"`,
    );
  });

  test("is written in the letters of its form", () => {
    expect([...fileBytes("ıİşŞğĞçÇ₺", "windows-1254")]).toEqual([0xfd, 0xdd, 0xfe, 0xde, 0xf0, 0xd0, 0xe7, 0xc7, 0x3f]);
    const all = "Çiçek Sokağı İçi: ığüşöç ĞÜŞÖÇ – “Ece’nin” 12€";
    expect(new TextDecoder("windows-1254").decode(fileBytes(all, "windows-1254"))).toBe(all);
    expect([...fileBytes("ş", "excel")]).toEqual([0xef, 0xbb, 0xbf, 0xc5, 0x9f]);
    expect([...fileBytes("ş", "utf-8")]).toEqual([0xc5, 0x9f]);
  });

  test("of 500 orders has 500 rows", () => {
    const many = Array.from({ length: 500 }, (_, at) => order({ id: String(at), number: at }));
    expect(carrierFile(formOf("number", "name"), many, SHOP).text.split("\r\n")).toHaveLength(502);
  });
});

test("a workbook has the same cells: phones as text, amounts and pieces as numbers, an address in one line", () => {
  const form = formOf("name", "phone", "address", "pieces", "at-door", "fixed");
  const atDoor = order({ payment: "at-door", total: 300 });
  const { rows } = carrierFile(form, [atDoor, order()], SHOP);
  const table = carrierTable(form, rows);
  expect(table.headers).toEqual(["name", "phone", "address", "pieces", "at-door", "fixed"]);
  expect(table.rows).toEqual([
    ["Ece Işık", rows[0]?.[1], "Çiçek Sokak 1 Daire 4 Nilüfer / Bursa", 2, 300, "1"],
    ["Ece Işık", rows[0]?.[1], "Çiçek Sokak 1 Daire 4 Nilüfer / Bursa", 2, "", "1"],
  ]);
  expect(rows[0]?.[1]).toMatch(/^0/);
});
