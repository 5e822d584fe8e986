import { z } from "zod";
import { toKurus, toLira } from "../money.ts";
import { oldPriceOf, type Priced } from "./discount.ts";
import { type PriceRule, pricesAfter } from "./price-rule.ts";
import type { Product } from "./product.ts";

/** A struck price is the old price where visitors see one. */
const struckPrice = z.number().nullable();

export const pricePreviewSchema = z.object({
  count: z.int(),
  raised: z.int(),
  lowered: z.int(),
  /** Products that keep both prices. */
  unchanged: z.int(),
  /** Products that lose their discount, because the old price goes or is no longer the higher one. */
  vanishedDiscounts: z.int(),
  /** The first changed products, in the order of the list. */
  changes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      before: z.number(),
      after: z.number(),
      struckBefore: struckPrice,
      struckAfter: struckPrice,
    }),
  ),
  /** Products without a valid new price: some `names`, and in `most` the largest reduction in lira that works for all. */
  impossible: z.object({ count: z.int(), names: z.array(z.string()), most: z.number().nullable() }),
});

export type PricePreview = z.output<typeof pricePreviewSchema>;

export const MAX_PREVIEWED = 100;
const MAX_NAMED = 10;

export function previewPrices(products: readonly Product[], rule: PriceRule): PricePreview {
  const possible = products.flatMap((product) => {
    const after = pricesAfter(product, rule);
    return after ? [{ product, after }] : [];
  });
  const impossible = products.filter((product) => !pricesAfter(product, rule));
  const changes = possible.filter(({ product, after }) => !arePricesEqual(product, after));
  return {
    count: products.length,
    raised: changes.filter(({ product, after }) => product.price < after.price).length,
    lowered: changes.filter(({ product, after }) => product.price > after.price).length,
    unchanged: possible.length - changes.length,
    vanishedDiscounts: changes.filter(({ product, after }) => struck(product) !== null && struck(after) === null)
      .length,
    changes: changes.slice(0, MAX_PREVIEWED).map(({ product, after }) => ({
      id: product.id,
      name: product.name,
      before: product.price,
      after: after.price,
      struckBefore: struck(product),
      struckAfter: struck(after),
    })),
    impossible: {
      count: impossible.length,
      names: impossible.slice(0, MAX_NAMED).map(({ name }) => name),
      most: maxReduction(impossible, rule),
    },
  };
}

const struck = (prices: Priced): number | null => oldPriceOf(prices) ?? null;

const arePricesEqual = (one: Priced, other: Priced): boolean =>
  one.price === other.price && one.originalPrice === other.originalPrice;

/** The largest reduction that leaves at least one kuruş of every price. */
function maxReduction(impossible: readonly Product[], { change }: PriceRule): number | null {
  if (impossible.length === 0 || "percent" in change || change.lira > 0) return null;
  return toLira(Math.min(...impossible.map(({ price }) => toKurus(price))) - 1);
}
