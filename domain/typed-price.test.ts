import { describe, expect, test } from "vitest";
import { formatPrice, MAX_PRICE } from "./money.ts";
import { parsePrice } from "./typed-price.ts";

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
