import { expect, test } from "vitest";
import { discountPercent, doubtAboutOldPrice } from "./discount.ts";

test.each([
  [60, 100, 40],
  [1, 3, 67],
  [97.5, 100, 3],
  [0.01, 0.02, 50],
  [199.9, 249.9, 20],
  [0.57, 1.14, 50],
])("%d instead of %d is a rounded %d percent off (§5)", (price, originalPrice, percent) => {
  expect(discountPercent({ price, originalPrice })).toBe(percent);
});

test("half a percent rounds up to 1 and is shown (§5)", () => {
  expect(discountPercent({ price: 99.5, originalPrice: 100 })).toBe(1);
});

test.each([
  ["0.4 percent rounds to nothing", 99.6, 100],
  ["0.49 percent rounds to nothing", 99.51, 100],
  ["the old price is the price", 100, 100],
  ["the price went up", 120, 100],
  ["there is no old price", 100, null],
  ["the old price is zero", 100, 0],
  ["the old price is below a kuruş", 100, 0.001],
  ["the old price is no number", 100, Number.NaN],
])("there is no percentage if %s (§5)", (_reason, price, originalPrice) => {
  expect(discountPercent({ price, originalPrice })).toBeUndefined();
});

test.each([
  ["there is none", null, 80, undefined],
  ["visitors see it and it was the price", 150, 150, undefined],
  ["visitors see it and the lowest price is not known", 150, undefined, undefined],
  ["it is below the price", 50, 120, "unseen"],
  ["it is the price", 100, 120, "unseen"],
  ["the product was cheaper lately", 150, 149.99, "misleading"],
] as const)("what is doubtful about an old price if %s", (_reason, originalPrice, lowest, doubt) => {
  expect(doubtAboutOldPrice({ price: 100, originalPrice }, lowest)).toBe(doubt);
});
