import { describe, expect, test } from "vitest";
import { readOrder } from "./read-order.ts";

const KUPA = { name: "Kupa", quantity: 2, total: 1234.5 };

describe("the total", () => {
  test.each([
    "*Toplam: ₺5,00*",
    "Toplam: 5 TL",
    "TOPLAM ₺5",
    "_Toplam tutar: 5,00_",
    "Toplam = 5 lira",
    "• Toplam: ₺5",
    "Toplam: ₺5,00 ✅",
    "Toplam: ₺9,00 yerine 5 TL",
    "*Toplam:*\n₺5,00",
    "Toplam: 0.005K",
  ])("%j", (line) => {
    expect(readOrder(`${line}\n• Kupa x2 - ₺1.234,50`)).toMatchObject({ lines: [KUPA], total: 5 });
  });

  test.each([
    "Toplam ne oldu",
    "Bilekliği çıkarın toplam 500 mü",
    "Toplam kaç TL",
    "Toplam 3 ürün",
    "Hepsi 14 Şubat'ta gelsin",
  ])("is none in %j", (line) => {
    expect(readOrder(`• Kupa x2 - ₺1.234,50\n${line}`)).toMatchObject({ total: undefined, rest: line });
  });
});
