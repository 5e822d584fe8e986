import { expect, test } from "vitest";
import { FIRST_ENTRY, type PriceEntry, priceRuleOf } from "./price-entry.ts";

test.each([
  [{ typed: "12" }, { percent: 12 }],
  [{ typed: "%12,5" }, { percent: 12.5 }],
  [{ typed: "10 %", isRaise: false }, { percent: -10 }],
  [{ typed: "1.234,50", way: "lira" }, { lira: 1234.5 }],
  [{ typed: "5 TL", way: "lira", isRaise: false }, { lira: -5 }],
] satisfies [Partial<PriceEntry>, object][])("%j means %j", (entry, change) => {
  expect(priceRuleOf({ ...FIRST_ENTRY, ...entry, rounding: "90" })).toEqual({ change, rounding: "90" });
});

test.each(["", "0", "on", "-5", "1001", "1,234"])("%j is no percentage", (typed) => {
  expect(priceRuleOf({ ...FIRST_ENTRY, typed })).toBeUndefined();
});
