import { z } from "zod";
import {
  type ChoiceSet,
  counts,
  countsTogether,
  leavesNothing,
  MAX_CHOICES,
  MAX_VALUES,
  type ProductChoice,
  soldOut,
} from "../choice/choice-sets.ts";
import { ShopError } from "../error.ts";
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
      countsTogether: countsTogether.unwrap().optional(),
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

const slug = z.string().max(80).regex(SLUG);

/** Values of a set that products get or lose. */
const givenValues = z.strictObject({
  set: slug,
  values: z.array(slug).min(1).max(MAX_VALUES),
  isGiven: z.boolean(),
});

export type GivenValues = z.output<typeof givenValues>;

/** A change of many products in one step. */
export const manyChangeSchema = z.union(
  [
    z.strictObject({ inStock: yesOrNo }),
    z.strictObject({ featured: yesOrNo }),
    z.strictObject({ isHidden: yesOrNo }),
    z.strictObject({ category: slug }),
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

/** The choices of a product after the change. A product without the set gets it with the given values alone. */
export function choicesAfter(
  { name, choices }: { name: string; choices: readonly ProductChoice[] },
  { set: id, values, isGiven }: GivenValues,
  sets: readonly ChoiceSet[],
): ProductChoice[] {
  const set = sets.find((one) => one.id === id);
  if (!set) throw new ShopError("not-found", "Bu set artık yok");
  const isAsked = choices.some((choice) => choice.set === id);
  if (!isAsked && isGiven && choices.length < MAX_CHOICES) {
    const without = set.values.map((value) => value.id).filter((value) => !values.includes(value));
    return [...choices, { set: id, without, extra: {} }];
  }
  if (!isAsked && isGiven) {
    throw new ShopError("invalid", `“${name}” zaten ${MAX_CHOICES} set soruyor, bir ürün daha fazlasını sormaz`);
  }
  return choices.map((choice) => {
    if (choice.set !== id) return choice;
    const others = choice.without.filter((value) => !values.includes(value));
    const without = isGiven ? others : [...others, ...values];
    if (!isGiven && leavesNothing({ without }, set) && !leavesNothing(choice, set)) {
      throw new ShopError("invalid", `“${name}” için “${set.name}” setinden hiçbir seçenek kalmıyor`);
    }
    return { ...choice, without };
  });
}
