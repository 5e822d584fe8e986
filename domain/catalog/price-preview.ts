import { z } from "zod";
import { toKurus, toLira } from "../money.ts";
import { type PriceRule, priceAfter } from "./price-rule.ts";
import type { Product } from "./product.ts";

export const pricePreviewSchema = z.object({
  count: z.int(),
  raised: z.int(),
  lowered: z.int(),
  unchanged: z.int(),
  /** The first that change, in the order of the list. */
  changes: z.array(z.object({ id: z.string(), name: z.string(), before: z.number(), after: z.number() })),
  /** Products whose price would not be one any more, how many they are in all, and the most lira that can be taken off each price. */
  impossible: z.object({ count: z.int(), names: z.array(z.string()), most: z.number().nullable() }),
});

export type PricePreview = z.output<typeof pricePreviewSchema>;

export const PREVIEWED = 100;
const NAMED = 10;

/** The effect of a rule, before it is applied. */
export function previewPrices(products: readonly Product[], rule: PriceRule): PricePreview {
  const preview: PricePreview = {
    ...{ count: products.length, raised: 0, lowered: 0, unchanged: 0, changes: [] },
    impossible: { count: 0, names: [], most: null },
  };
  for (const { id, name, price } of products) {
    const after = priceAfter(price, rule);
    if (after === undefined) {
      preview.impossible.count += 1;
      preview.impossible.most = mostOff(price, rule, preview.impossible.most);
      if (preview.impossible.names.length < NAMED) preview.impossible.names.push(name);
      continue;
    }
    if (after > price) preview.raised += 1;
    else if (after < price) preview.lowered += 1;
    else preview.unchanged += 1;
    if (after !== price && preview.changes.length < PREVIEWED) preview.changes.push({ id, name, before: price, after });
  }
  return preview;
}

/** One kuruş has to be left of the cheapest. */
function mostOff(price: number, { change }: PriceRule, most: number | null): number | null {
  if ("percent" in change || change.lira > 0) return null;
  const left = toLira(toKurus(price) - 1);
  return most === null ? left : Math.min(left, most);
}
