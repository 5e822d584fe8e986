import { z } from "zod";
import { builtOnce, productFields } from "./product-input.ts";

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
    /** The questions of a card beside the color, and its lowest price where the choice changes it. Missing where nothing is asked. */
    needs: z.array(z.object({ id: z.string(), word: z.string(), isText: z.boolean().optional() })).optional(),
    startsAt: z.number().optional(),
    /** `startsAt` is the price however it is chosen. */
    isOnlyPrice: z.boolean().optional(),
    /** The owner's own switch, of a product that is sold out because all of its choices are. */
    stockSwitch: z.boolean().optional(),
  }),
);

export type Product = z.output<ReturnType<typeof productSchema>>;

/** A product on its own page; its choices come with their sets (`optionsOf`). */
export type ShownProduct = Omit<
  Product,
  "choices" | "personalTexts" | "soldOut" | "counts" | "stockSwitch" | "shownFrom"
>;
