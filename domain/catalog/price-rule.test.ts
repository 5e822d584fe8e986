import { describe, expect, test } from "vitest";
import { type PriceRule, priceAfter, priceRuleSchema, type Rounding } from "./price-rule.ts";

const by = (percent: number, rounding: Rounding = "none"): PriceRule => ({ change: { percent }, rounding });
const plus = (lira: number, rounding: Rounding = "none"): PriceRule => ({ change: { lira }, rounding });

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

test.each([
  {},
  { change: {} },
  { change: { percent: 0 } },
  { change: { percent: 1001 } },
  { change: { lira: Number.NaN } },
])("%j is refused as a rule", (rule) => expect(priceRuleSchema.safeParse(rule).success).toBe(false));
