import { z } from "zod";
import { leavesPrice } from "../choice/choice-sets.ts";
import { MAX_PRICE, toKurus, toLira } from "../money.ts";
import type { Product } from "./product.ts";
import { oldPriceOf, type Priced } from "./shown-price.ts";

export const ROUNDINGS = ["none", "90", "99", "whole"] as const;
export type Rounding = (typeof ROUNDINGS)[number];

/** The new value of the struck old price: it stays, becomes the price before the change, or goes. */
export const OLD_PRICE_CHOICES = ["keep", "set", "drop"] as const;
export type OldPriceChoice = (typeof OLD_PRICE_CHOICES)[number];

/** A reduction must leave something of the price. */
export const MIN_PERCENT = -99;
export const MAX_PERCENT = 1000;

const amount = (least: number, most: number, error: string) =>
  z
    .number({ error })
    .min(least, { error })
    .max(most, { error })
    .refine((number) => number !== 0, { error });

const percent = amount(MIN_PERCENT, MAX_PERCENT, `Yüzde ${MIN_PERCENT} ile ${MAX_PERCENT} arasında olmalı`);
const lira = amount(-MAX_PRICE, MAX_PRICE, "Tutar çok büyük");

/** A change of many prices: by a percentage or an amount, then rounded to an ending. */
export const priceRuleSchema = z.object({
  change: z.union([z.strictObject({ percent }), z.strictObject({ lira })], { error: "Yüzde ya da tutar yaz" }),
  rounding: z.enum(ROUNDINGS, { error: "Yuvarlama geçersiz" }).default("none"),
  oldPrice: z.enum(OLD_PRICE_CHOICES, { error: "Eski fiyat için seçim geçersiz" }).default("keep"),
});

export type PriceRule = z.output<typeof priceRuleSchema>;

/** Both prices after the change. Undefined if the new price is not above zero, or above the maximum. */
export function pricesAfter({ price, originalPrice }: Priced, rule: PriceRule): Priced | undefined {
  const after = priceAfter(price, rule);
  return after === undefined
    ? undefined
    : { price: after, originalPrice: OLD_PRICES[rule.oldPrice]({ price, originalPrice }, after) };
}

/** The price before the change is an old price only if it is higher: a raise announces no discount. */
const OLD_PRICES: Record<OldPriceChoice, (before: Priced, after: number) => number | null> = {
  keep: ({ originalPrice }) => originalPrice,
  set: ({ price, originalPrice }, after) => (price > after ? price : originalPrice),
  drop: () => null,
};

function priceAfter(price: number, { change, rounding }: PriceRule): number | undefined {
  const kurus = toKurus(price);
  const changed = "percent" in change ? percentOf(kurus, 100 + change.percent) : kurus + toKurus(change.lira);
  if (changed <= 0) return undefined;
  const rounded = toLira(ROUND[rounding](changed));
  return rounded <= MAX_PRICE ? rounded : undefined;
}

/** Counts in hundredths of a percent, because 12.5 % of 19,99 is not exact in binary fractions. */
const percentOf = (kurus: number, percent: number): number => Math.round((kurus * Math.round(percent * 100)) / 10_000);

/** Rounds to the nearest price with that ending, to the higher of two, and never to zero. */
const endingIn = (ending: number) => (kurus: number) =>
  Math.max(Math.floor((kurus - ending + 50) / 100) * 100 + ending, ending || 100);

const ROUND: Record<Rounding, (kurus: number) => number> = {
  none: (kurus) => kurus,
  "90": endingIn(90),
  "99": endingIn(99),
  whole: endingIn(0),
};

/** Null if visitors see no struck price. */
const struckPrice = z.number().nullable();

export const pricePreviewSchema = z.object({
  count: z.int(),
  raised: z.int(),
  lowered: z.int(),
  /** Products that keep both prices. */
  unchanged: z.int(),
  /** Products that lose their discount, because the old price goes or is no longer the higher one. */
  vanishedDiscounts: z.int(),
  /** Products whose struck price would exceed the lowest of the last days (decision 17). */
  misleading: z.int(),
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

export function previewPrices(
  products: readonly Product[],
  rule: PriceRule,
  isMisleading: (product: Product, after: Priced) => boolean = () => false,
): PricePreview {
  const possible = products.flatMap((product) => {
    const after = pricesAfter(product, rule);
    return after && leavesPrice({ ...product, ...after }) ? [{ product, after }] : [];
  });
  const able = new Set(possible.map(({ product }) => product));
  const impossible = products.filter((product) => !able.has(product));
  const changes = possible.filter(({ product, after }) => !arePricesEqual(product, after));
  return {
    count: products.length,
    raised: changes.filter(({ product, after }) => product.price < after.price).length,
    lowered: changes.filter(({ product, after }) => product.price > after.price).length,
    unchanged: possible.length - changes.length,
    vanishedDiscounts: changes.filter(({ product, after }) => struck(product) !== null && struck(after) === null)
      .length,
    misleading: changes.filter(({ product, after }) => isMisleading(product, after)).length,
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
