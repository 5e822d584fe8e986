import { expect, test } from "vitest";
import { isLostNumber, tableCount, tableFlag, tablePrice } from "./table-numbers.ts";

test.each([
  ["1250", 1250],
  ["1.250", 1250],
  ["1,250", 1250],
  ["1.250,90", 1250.9],
  ["1,250.90", 1250.9],
  ["12,5", 12.5],
  ["12.5", 12.5],
  ["199,9000", 199.9],
  ["₺499,90", 499.9],
  ["?349,90", 349.9],
  ["450?", undefined],
  ["499,90 TL", 499.9],
  ["499 TRY", 499],
  ["1 250,00", 1250],
  ["1\u00a0250 ₺", 1250],
  ["0", 0],
  ["-5", undefined],
  ["15 USD", undefined],
  ["350-550", undefined],
  ["sorunuz", undefined],
  ["1e5", undefined],
  ["99999999999", undefined],
  ["", undefined],
])("a price of a Turkish table: %s", (cell, price) => {
  expect(tablePrice(cell, false)).toBe(price);
});

test.each([
  ["1250.00", 1250],
  ["1250.5", 1250.5],
  ["1.250", 1.25],
  ["1,250.90", 1250.9],
  ["12.5000", 12.5],
  ["9.99 TRY", 9.99],
  ["9.99 USD", undefined],
  ["1.2345", undefined],
  ["-1", undefined],
])("a price of a table with points: %s", (cell, price) => {
  expect(tablePrice(cell, true)).toBe(price);
});

test("what a spreadsheet made of a barcode", () => {
  for (const lost of ["8,69E+12", "8.69E+12", "8,69e+12", "8E+12", " 8,69E12 "])
    expect([lost, isLostNumber(lost)]).toEqual([lost, true]);
  for (const whole of ["8690000000017", "AB12", "E12", "3E", "1E5X"])
    expect([whole, isLostNumber(whole)]).toEqual([whole, false]);
});

test("pieces", () => {
  expect(["3", "3,0", "3.00", " 7 ", "-2", "0", "4 adet"].map(tableCount)).toEqual([3, 3, 3, 7, 0, 0, 4]);
  expect(["", "çok", "1,5", "9999999999"].map(tableCount)).toEqual([undefined, undefined, undefined, undefined]);
});

test("yes and no", () => {
  for (const yes of ["1", "EVET", "Aktif", "TRUE", "in stock", "in_stock", "Satışta", "AKTİF", "AKTIF", "YAYINDA"])
    expect([yes, tableFlag(yes)]).toEqual([yes, true]);
  for (const no of ["0", "HAYIR", "Pasif", "false", "out of stock", "draft", "Tükendi", "TÜKENDİ"])
    expect([no, tableFlag(no)]).toEqual([no, false]);
  expect(["", "belki"].map(tableFlag)).toEqual([undefined, undefined]);
});
