import { describe, expect, test } from "vitest";
import { type PriceRule, priceRuleSchema, pricesAfter, type Rounding } from "./price-rule.ts";

const by = (percent: number, rounding: Rounding = "none"): PriceRule => ({
  change: { percent },
  rounding,
  oldPrice: "keep",
});
const plus = (lira: number, rounding: Rounding = "none"): PriceRule => ({
  change: { lira },
  rounding,
  oldPrice: "keep",
});
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
