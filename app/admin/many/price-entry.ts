import { LEAST_PERCENT, MOST_PERCENT, type PriceRule, type Rounding } from "../../../domain/catalog/price-rule.ts";
import { MAX_PRICE, parsePrice } from "../../../domain/money.ts";

export type PriceEntry = {
  way: "percent" | "lira";
  isRaise: boolean;
  /** As an owner writes numbers: `12,5` or `1.234,50`. */
  typed: string;
  rounding: Rounding;
};

export const FIRST_ENTRY: PriceEntry = { way: "percent", isRaise: true, typed: "", rounding: "none" };

/** Undefined until a change is written that can be made. */
export function priceRuleOf({ way, isRaise, typed, rounding }: PriceEntry): PriceRule | undefined {
  const size = parsePrice(typed.replace(/^\s*%|%\s*$/g, ""));
  const most = way === "lira" ? MAX_PRICE : isRaise ? MOST_PERCENT : -LEAST_PERCENT;
  if (!size || size > most) return undefined;
  const amount = isRaise ? size : -size;
  return { change: way === "percent" ? { percent: amount } : { lira: amount }, rounding };
}
