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
  /** Products without a valid new price: some `names`, and in `most` the largest reduction in lira that works for all. */
  impossible: z.object({ count: z.int(), names: z.array(z.string()), most: z.number().nullable() }),
});

export type PricePreview = z.output<typeof pricePreviewSchema>;

export const MAX_PREVIEWED = 100;
const MAX_NAMED = 10;

export function previewPrices(products: readonly Product[], rule: PriceRule): PricePreview {
  const possible = products.flatMap(({ id, name, price: before }) => {
    const after = priceAfter(before, rule);
    return after === undefined ? [] : [{ id, name, before, after }];
  });
  const impossible = products.filter(({ price }) => priceAfter(price, rule) === undefined);
  const changes = possible.filter(({ before, after }) => before !== after);
  const raised = changes.filter(({ before, after }) => before < after).length;
  return {
    count: products.length,
    raised,
    lowered: changes.length - raised,
    unchanged: possible.length - changes.length,
    changes: changes.slice(0, MAX_PREVIEWED),
    impossible: {
      count: impossible.length,
      names: impossible.slice(0, MAX_NAMED).map(({ name }) => name),
      most: maxReduction(impossible, rule),
    },
  };
}

/** The largest reduction that leaves at least one kuruş of every price. */
function maxReduction(impossible: readonly Product[], { change }: PriceRule): number | null {
  if (impossible.length === 0 || "percent" in change || change.lira > 0) return null;
  return toLira(Math.min(...impossible.map(({ price }) => toKurus(price))) - 1);
}
