import { expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import { MAX_PREVIEWED, type PriceRule, previewPrices } from "./price-rule.ts";

const cup = productOf({ id: "kupa", name: "Kupa", price: 199.99, originalPrice: null });
const keep = (rule: Omit<PriceRule, "oldPrice">): PriceRule => ({ ...rule, oldPrice: "keep" });
const ring = productOf({ id: "yuzuk", name: "Yüzük", price: 15, originalPrice: null });

test("lists each new price, and counts raised, lowered and unchanged prices", () => {
  expect(previewPrices([cup, ring], keep({ change: { percent: 12 }, rounding: "90" }))).toEqual({
    count: 2,
    raised: 2,
    lowered: 0,
    unchanged: 0,
    vanishedDiscounts: 0,
    misleading: 0,
    impossible: { count: 0, names: [], most: null },
    changes: [
      { id: "kupa", name: "Kupa", before: 199.99, after: 223.9, struckBefore: null, struckAfter: null },
      { id: "yuzuk", name: "Yüzük", before: 15, after: 16.9, struckBefore: null, struckAfter: null },
    ],
  });
});

test("names products without a valid new price, and the largest reduction that works for all", () => {
  const pin = productOf({ id: "igne", name: "İğne", price: 12.5 });
  const { count, lowered, impossible } = previewPrices(
    [cup, pin, ring],
    keep({ change: { lira: -20 }, rounding: "none" }),
  );
  expect({ count, lowered, impossible }).toEqual({
    count: 3,
    lowered: 1,
    impossible: { count: 2, names: ["İğne", "Yüzük"], most: 12.49 },
  });
  expect(previewPrices([cup], keep({ change: { lira: 9_999_999 }, rounding: "none" })).impossible.most).toBeNull();
});

test("does not list unchanged prices", () => {
  const round = productOf({ id: "tabak", price: 100 });
  const { count, unchanged, changes } = previewPrices([round, cup], keep({ change: { lira: 0.1 }, rounding: "whole" }));
  expect({ count, unchanged, changes: changes.map(({ id }) => id) }).toEqual({
    count: 2,
    unchanged: 1,
    changes: ["kupa"],
  });
});

test("lists the first of many changes, and counts all", () => {
  const many = Array.from({ length: MAX_PREVIEWED + 5 }, (_, index) => productOf({ id: `${index}` }));
  const { count, raised, changes } = previewPrices(many, keep({ change: { percent: 10 }, rounding: "whole" }));
  expect([count, raised, changes.length]).toEqual([MAX_PREVIEWED + 5, MAX_PREVIEWED + 5, MAX_PREVIEWED]);
});

const plate = productOf({ id: "tabak", name: "Tabak", price: 689.9, originalPrice: 849.9 });
const struckOf = (change: PriceRule["change"], oldPrice: PriceRule["oldPrice"]) => {
  const { vanishedDiscounts, changes } = previewPrices([plate, cup], { change, rounding: "none", oldPrice });
  return { vanishedDiscounts, struck: changes.map(({ struckBefore, struckAfter }) => [struckBefore, struckAfter]) };
};

test.each([
  // Kept beside a higher price, the old price is no longer shown.
  [
    { percent: 60 },
    "keep",
    {
      vanishedDiscounts: 1,
      struck: [
        [849.9, null],
        [null, null],
      ],
    },
  ],
  [
    { percent: 10 },
    "keep",
    {
      vanishedDiscounts: 0,
      struck: [
        [849.9, 849.9],
        [null, null],
      ],
    },
  ],
  [
    { percent: -10 },
    "set",
    {
      vanishedDiscounts: 0,
      struck: [
        [849.9, 689.9],
        [null, 199.99],
      ],
    },
  ],
  [
    { percent: -10 },
    "drop",
    {
      vanishedDiscounts: 1,
      struck: [
        [849.9, null],
        [null, null],
      ],
    },
  ],
] as const)(
  "with %j and %s it says which old prices are struck and how many discounts vanish",
  (change, choice, seen) => {
    expect(struckOf(change, choice)).toEqual(seen);
  },
);

test("a product that only loses its old price is a change", () => {
  const coin = productOf({ id: "para", price: 100, originalPrice: 150 });
  const rule: PriceRule = { change: { lira: 0.1 }, rounding: "whole", oldPrice: "drop" };
  expect(previewPrices([coin], rule)).toMatchObject({ raised: 0, lowered: 0, unchanged: 0, vanishedDiscounts: 1 });
});
