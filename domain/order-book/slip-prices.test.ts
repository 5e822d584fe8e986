import { expect, test } from "vitest";
import { showsPrices } from "./slip-prices.ts";

test("a gift's parcel names no price, and neither does one whose prices are to be hidden", () => {
  expect(showsPrices({ isGift: false, hidePrices: false })).toBe(true);
  expect(showsPrices({ isGift: true, hidePrices: false })).toBe(false);
  expect(showsPrices({ isGift: false, hidePrices: true })).toBe(false);
});
