import { z } from "zod";
import { counts, givenValues, soldOut } from "../choice/choice-sets.ts";
import { SLUG } from "../slug.ts";
import { priceSpanSchema } from "./price-plan.ts";
import { priceRuleSchema } from "./price-rule.ts";
import { productInputSchema } from "./product-input.ts";

const yesOrNo = z.boolean({ error: "Evet ya da hayır olmalı" });

/** A change by a switch in the product's row, or of its stock. */
export const productPatchSchema = z
  .object(
    {
      inStock: yesOrNo.optional(),
      featured: yesOrNo.optional(),
      soldOut: soldOut.unwrap().optional(),
      counts: counts.unwrap().optional(),
    },
    { error: "Değişiklik eksik" },
  )
  .refine((patch) => Object.keys(patch).length > 0, { error: "Değişiklik eksik" });

export type ProductPatch = z.output<typeof productPatchSchema>;

const { price, originalPrice } = productInputSchema("").shape;
const prices = z.object({ price, originalPrice }, { error: "Fiyatlar eksik" });

/** New prices of one product, and those that the owner saw when she typed them. */
export const priceEditSchema = z.object({ prices, seen: prices }, { error: "Fiyatlar eksik" });

/** New prices of many products for a while. */
const plannedPrices = z.strictObject({ prices: priceRuleSchema, span: priceSpanSchema });

/** A change of many products in one step. */
export const manyChangeSchema = z.union(
  [
    z.strictObject({ inStock: yesOrNo }),
    z.strictObject({ featured: yesOrNo }),
    z.strictObject({ isHidden: yesOrNo }),
    z.strictObject({ category: z.string().max(80).regex(SLUG) }),
    z.strictObject({ isRemoved: z.literal(true) }),
    z.strictObject({ prices: priceRuleSchema }),
    z.strictObject({ values: givenValues }),
  ],
  { error: "Değişiklik geçersiz" },
);

export const anyManyChange = z.union([plannedPrices, manyChangeSchema], { error: "Değişiklik geçersiz" });

export type PlannedPrices = z.output<typeof plannedPrices>;

export type PriceEdit = z.output<typeof priceEditSchema>;

export type ManyChange = z.output<typeof manyChangeSchema>;
