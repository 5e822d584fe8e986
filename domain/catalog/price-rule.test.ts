import { describe, expect, test } from "vitest";
import { productOf } from "../../tests/support/sample-products.ts";
import {
  MAX_PREVIEWED,
  type PriceRule,
  previewPrices,
  priceRuleSchema,
  pricesAfter,
  type Rounding,
} from "./price-rule.ts";

const ruleOf = (change: PriceRule["change"], rounding: Rounding): PriceRule => ({ change, rounding, oldPrice: "keep" });
const by = (percent: number, rounding: Rounding = "none") => ruleOf({ percent }, rounding);
const plus = (lira: number, rounding: Rounding = "none") => ruleOf({ lira }, rounding);
const priceAfter = (price: number, rule: PriceRule) => pricesAfter({ price, originalPrice: null }, rule)?.price;

describe("a price after a change", () => {
  test.each([
    [100, by(12), 112],
    [899.9, by(12), 1007.89],
    [19.99, by(12.5), 22.49],
    [0.1, by(10), 0.11],
    [1.005 * 100, by(0.01), 100.51],
    [249.5, by(-20), 199.6],
    [99.99, plus(0.01), 100],
    [100, plus(-99.99), 0.01],
    [112.3, by(0.01, "90"), 111.9],
    [112.45, plus(-0.05, "90"), 112.9],
    [112.39, plus(0.01, "90"), 112.9],
    [100, by(12, "99"), 111.99],
    [100.2, by(12, "whole"), 112],
    [0.2, by(10, "90"), 0.9],
    [0.2, by(10, "whole"), 1],
  ])("%d with %j is %d", (price, rule, after) => {
    expect(priceAfter(price, rule)).toBe(after);
  });

  test.each([
    [10, plus(-10)],
    [10, by(-100)],
    [9_999_999, by(100)],
    [9_999_999, plus(0.99, "whole")],
  ])("%d with %j has no valid result", (price, rule) => {
    expect(priceAfter(price, rule)).toBeUndefined();
  });
});

describe("the old price after a change", () => {
  const cup = { price: 100, originalPrice: 150 };

  test.each([
    ["keep", by(-10), 150],
    ["set", by(-10), 100],
    ["drop", by(-10), null],
    ["keep", by(60), 150],
    ["set", by(60), 150],
    ["drop", by(60), null],
    ["set", plus(-0.1, "whole"), 150],
  ] as const)("%s with %j is %d", (oldPrice, rule, after) => {
    expect(pricesAfter(cup, { ...rule, oldPrice })?.originalPrice).toBe(after);
  });
});

test("without a choice the old price is kept", () => {
  expect(priceRuleSchema.parse({ change: { percent: 5 } })).toEqual(by(5));
});

test.each([
  {},
  { change: { percent: 5 }, oldPrice: "hide" },
  { change: {} },
  { change: { percent: 0 } },
  { change: { percent: 1001 } },
  { change: { lira: Number.NaN } },
])("%j is refused as a rule", (rule) => expect(priceRuleSchema.safeParse(rule).success).toBe(false));

const cup = productOf({ id: "kupa", name: "Kupa", price: 199.99, originalPrice: null });
const ring = productOf({ id: "yuzuk", name: "Yüzük", price: 15, originalPrice: null });

test("lists each new price, and counts raised, lowered and unchanged prices", () => {
  expect(previewPrices([cup, ring], by(12, "90"))).toEqual({
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
  const { count, lowered, impossible } = previewPrices([cup, pin, ring], plus(-20));
  expect({ count, lowered, impossible }).toEqual({
    count: 3,
    lowered: 1,
    impossible: { count: 2, names: ["İğne", "Yüzük"], most: 12.49 },
  });
  expect(previewPrices([cup], plus(9_999_999)).impossible.most).toBeNull();
});

test("does not list unchanged prices", () => {
  const round = productOf({ id: "tabak", price: 100 });
  const { count, unchanged, changes } = previewPrices([round, cup], plus(0.1, "whole"));
  expect({ count, unchanged, changes: changes.map(({ id }) => id) }).toEqual({
    count: 2,
    unchanged: 1,
    changes: ["kupa"],
  });
});

test("lists the first of many changes, and counts all", () => {
  const many = Array.from({ length: MAX_PREVIEWED + 5 }, (_, index) => productOf({ id: `${index}` }));
  const { count, raised, changes } = previewPrices(many, by(10, "whole"));
  expect([count, raised, changes.length]).toEqual([MAX_PREVIEWED + 5, MAX_PREVIEWED + 5, MAX_PREVIEWED]);
});

const plate = productOf({ id: "tabak", name: "Tabak", price: 689.9, originalPrice: 849.9 });

test.each([
  // Kept beside a higher price, the old price is no longer shown.
  [60, "keep", 1, null, null],
  [10, "keep", 0, 849.9, null],
  [-10, "set", 0, 689.9, 199.99],
  [-10, "drop", 1, null, null],
] as const)(
  "with %d percent and %s it counts %d vanished discounts and strikes %d",
  (percent, choice, vanished, of, ofCup) => {
    const rule: PriceRule = { ...by(percent), oldPrice: choice };
    const { vanishedDiscounts, changes } = previewPrices([plate, cup], rule);
    expect(vanishedDiscounts).toBe(vanished);
    expect(changes.map(({ struckBefore, struckAfter }) => [struckBefore, struckAfter])).toEqual([
      [849.9, of],
      [null, ofCup],
    ]);
  },
);

test("a product that only loses its old price is a change", () => {
  const coin = productOf({ id: "para", price: 100, originalPrice: 150 });
  const rule: PriceRule = { ...plus(0.1, "whole"), oldPrice: "drop" };
  expect(previewPrices([coin], rule)).toMatchObject({ raised: 0, lowered: 0, unchanged: 0, vanishedDiscounts: 1 });
});
