import { expect, test } from "vitest";
import { discountInPrice } from "./typed-lines.ts";

test.each([
  ["−20", { word: "", amount: 20 }],
  [" -1.234,50", { word: "", amount: 1234.5 }],
  ["%10", { word: "", percent: 10 }],
  ["-10%", { word: "", percent: 10 }],
  ["20", undefined],
  ["-", undefined],
  ["-%200", undefined],
  [20, undefined],
])("a discount typed in the place of a price is known as one: %s", (typed, discount) => {
  expect(discountInPrice(typed)).toEqual(discount);
});
