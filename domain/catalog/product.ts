import { z } from "zod";
import { leavesPrice } from "../choice/choice-sets.ts";
import type { Need } from "../choice/chosen.ts";
import type { Trouble } from "../ledger.ts";
import { titlesOf } from "../plain-text.ts";
import { builtOnce, NOTHING_LEFT, type ProductInput, productFields, productInputSchema } from "./product-input.ts";

/**
 * A product (spec §3): the owner's fields (product-input.ts) and those that the shop adds. Prices are lira with at most
 * two decimals. The type, the API's answers and the API's document are derived from this schema.
 */
export const productSchema = builtOnce((publicUrl: string) =>
  productFields(publicUrl).extend({
    id: z.string(),
    slug: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    revision: z.int(),
    /** The product's questions besides the color. Missing if there are none. `startsAt` is the lowest price, if choices change the price. */
    needs: z
      .array(z.object({ id: z.string(), word: z.string(), isText: z.boolean().optional() } satisfies NeedSchema))
      .optional(),
    startsAt: z.number().optional(),
    /** True if every choice costs `startsAt`. */
    isOnlyPrice: z.boolean().optional(),
    /** The owner's own stock switch. It is there only if the product is sold out because all of its choices are. */
    stockSwitch: z.boolean().optional(),
  }),
);

/** A field of a need that is forgotten here does not compile. */
type NeedSchema = Record<keyof Need, z.ZodType>;

export type Product = z.output<ReturnType<typeof productSchema>>;

/** A product on its own page; its choices come with their sets (`optionsOf`). */
export type ShownProduct = Omit<
  Product,
  "choices" | "personalTexts" | "soldOut" | "counts" | "countsTogether" | "stockSwitch" | "shownFrom"
>;

const titleOf = titlesOf(productInputSchema(""));

/** The name of a field for people. */
export const productTitle = (field: string): string => titleOf(field) ?? field;

/** The rules between the fields of a product. Its form, a price in its row, a change of many prices, a plan and an undo can break them. */
export function productTrouble(
  product: Pick<ProductInput, "price" | "choices" | "personalTexts">,
): Trouble | undefined {
  if (product.price <= 0) return { words: "Fiyat 0'dan büyük olmalı", fields: titled("price"), isUnstorable: true };
  if (leavesPrice(product)) return undefined;
  return { words: NOTHING_LEFT, fields: titled("choices", "personalTexts", "price") };
}

const titled = (...fields: string[]) => fields.map((field) => ({ field, title: productTitle(field) }));
