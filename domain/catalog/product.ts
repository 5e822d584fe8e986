import { z } from "zod";
import { productInputSchema } from "./product-input.ts";

/**
 * Spec §3: what the owner decides about a product (product-input.ts) and what the shop adds. Prices are lira with at most
 * two decimals, as on the wire. The type, the API's answers and the API's document are all made from it.
 */
export const productSchema = (publicUrl: string) =>
  productInputSchema(publicUrl).extend({
    id: z.string(),
    slug: z.string(),
    createdAt: z.string(),
    updatedAt: z.string(),
    revision: z.int(),
  });

export type Product = z.output<ReturnType<typeof productSchema>>;
