import { describe, expect, test } from "vitest";
import { formatPrice, hasAtMostTwoDecimals, MAX_PRICE, sumLira, timesLira, toKurus, toLira } from "./money.ts";

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
