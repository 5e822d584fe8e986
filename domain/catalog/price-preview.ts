import { z } from "zod";
import { toKurus, toLira } from "../money.ts";
import { type PriceRule, priceAfter } from "./price-rule.ts";
import type { Product } from "./product.ts";

export const pricePreviewSchema = z.object({
  count: z.int(),
  raised: z.int(),
  lowered: z.int(),
  unchanged: z.int(),
  /** The first changed prices, in the order of the list. */
  changes: z.array(z.object({ id: z.string(), name: z.string(), before: z.number(), after: z.number() })),
  /** Products that the rule leaves without a valid price. `names` are the first of them; `most` is the largest reduction in lira that works for all. */
  impossible: z.object({ count: z.int(), names: z.array(z.string()), most: z.number().nullable() }),
});

export type PricePreview = z.output<typeof pricePreviewSchema>;

export const MAX_PREVIEWED = 100;
const MAX_NAMED = 10;

export function previewPrices(products: readonly Product[], rule: PriceRule): PricePreview {
  const preview: PricePreview = {
    count: products.length,
    raised: 0,
    lowered: 0,
    unchanged: 0,
    changes: [],
    impossible: { count: 0, names: [], most: null },
  };
  for (const { id, name, price } of products) {
    const after = priceAfter(price, rule);
    if (after === undefined) {
      preview.impossible.count += 1;
      preview.impossible.most = maxReduction(price, rule, preview.impossible.most);
      if (preview.impossible.names.length < MAX_NAMED) preview.impossible.names.push(name);
      continue;
    }
    if (after > price) preview.raised += 1;
    else if (after < price) preview.lowered += 1;
    else preview.unchanged += 1;
    const change = { id, name, before: price, after };
    if (after !== price && preview.changes.length < MAX_PREVIEWED) preview.changes.push(change);
  }
  return preview;
}

/** The largest reduction that leaves at least one kuruş of the cheapest price. */
function maxReduction(price: number, { change }: PriceRule, most: number | null): number | null {
  if ("percent" in change || change.lira > 0) return null;
  const left = toLira(toKurus(price) - 1);
  return most === null ? left : Math.min(left, most);
}
