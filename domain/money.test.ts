import { describe, expect, test } from "vitest";
import {
  formatPrice,
  hasAtMostTwoDecimals,
  MAX_PRICE,
  parsePrice,
  sumLira,
  timesLira,
  toKurus,
  toLira,
} from "./money.ts";

describe("a price as an owner types it", () => {
  test.each([
    ["1.234,50", 1234.5],
    ["1234,5", 1234.5],
    ["1234.50", 1234.5],
    ["1,234.50", 1234.5],
    ["1 234,50", 1234.5],
    ["1\u00a0234,50", 1234.5],
    ["₺1.234,50", 1234.5],
    ["₺ 1.234,50", 1234.5],
    ["1.234,50 ₺", 1234.5],
    ["1.234,50 TL", 1234.5],
    [" 12 tl ", 12],
    ["TL 12", 12],
    ["99TL", 99],
    ["99 lira", 99],
    ["99 LİRA", 99],
    ["99,-", 99],
    ["1.234,-", 1234],
    ["99,- TL", 99],
    ["₺ 1.234", 1234],
    ["1.234", 1234],
    ["1.234.567,89", 1_234_567.89],
    ["1,234,567.5", 1_234_567.5],
    ["0,29", 0.29],
    ["8.2", 8.2],
    ["00012", 12],
    ["0", 0],
  ])("%j is read as %d", (typed, lira) => {
    expect(parsePrice(typed)).toBe(lira);
  });

  test.each([
    "",
    " ",
    "₺",
    "TL",
    "-5",
    "−5",
    "+5",
    "1e5",
    "0x10",
    "NaN",
    "Infinity",
    "yüz",
    "lira",
    ",-",
    "-",
    "-99,-",
    "١٢",
    "１２",
    "1₺2",
  ])("%j is no price", (typed) => {
    expect(parsePrice(typed)).toBeUndefined();
  });

  test.each(["1.2.3", "12.34.56", "1.234.5", "1.234,567", "1,23.45", "1.23,45", "1 2", "12.", ".5", ",5", "5,"])(
    "%j is refused as ambiguous",
    (typed) => {
      expect(parsePrice(typed)).toBeUndefined();
    },
  );

  test.each(["0.001", "0.999", "0,100", "012.345"])("%j is not read as whole lira", (typed) => {
    expect(parsePrice(typed)).toBeUndefined();
  });

  test.each(["9".repeat(16), "1".repeat(400)])("a number too long to be exact is refused: %s", (typed) => {
    expect(parsePrice(typed)).toBeUndefined();
  });

  test.each([0.01, 0.29, 9.9, 1234.5, 1_000_000, MAX_PRICE])("%d is written and read back", (lira) => {
    expect(parsePrice(formatPrice(lira))).toBe(lira);
  });
});

describe("a written price", () => {
  test.each([
    [0, "₺0,00"],
    [0.5, "₺0,50"],
    [1234.5, "₺1.234,50"],
    [MAX_PRICE, "₺9.999.999,99"],
  ])("%d is written %s, with the symbol and 2 decimals (§9)", (lira, written) => {
    expect(formatPrice(lira)).toBe(written);
  });

  test("prices of every size are written as `Intl` writes them in Turkish", () => {
    const { format } = new Intl.NumberFormat("tr-TR", { style: "currency", currency: "TRY" });
    for (let kurus = 0; kurus < 100 * toKurus(MAX_PRICE); kurus = Math.ceil(kurus * 1.01) + 1) {
      expect(formatPrice(toLira(kurus))).toBe(format(toLira(kurus)));
    }
  });
});

describe("sums in whole kuruş", () => {
  test("ten kuruş and twenty kuruş are thirty kuruş", () => {
    expect(sumLira([0.1, 0.2])).toBe(0.3);
  });

  test("the sum of nothing is zero", () => {
    expect(sumLira([])).toBe(0);
  });

  test.each([
    [0.29, 100, 29],
    [1.15, 3, 3.45],
    [19.99, 99, 1979.01],
    [MAX_PRICE, 99, 989_999_999.01],
  ])("%d lira, %d times, is %d", (lira, quantity, total) => {
    expect(timesLira(lira, quantity)).toBe(total);
  });

  test("every kuruş amount converts to lira and back unchanged", () => {
    for (let kurus = 1; kurus < toKurus(MAX_PRICE); kurus += 99_991) {
      expect(toKurus(toLira(kurus))).toBe(kurus);
      expect(hasAtMostTwoDecimals(toLira(kurus))).toBe(true);
    }
  });

  test.each([1.005, 0.1 + 0.2, 1234.567, 0.001, 1e-7])("%d has more than two decimals", (lira) => {
    expect(hasAtMostTwoDecimals(lira)).toBe(false);
  });
});
