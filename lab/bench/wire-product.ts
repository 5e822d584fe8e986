import { z } from "zod";

/** A product as a client reads it and sends it back. */
export const productOnTheWire = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  details: z.array(z.object({ name: z.string(), text: z.string() })),
  image: z.string(),
  images: z.array(z.string()),
  price: z.number(),
  originalPrice: z.number().nullable(),
  colors: z.array(z.string()),
  colorImages: z.record(z.string(), z.string()),
  category: z.string(),
  inStock: z.boolean(),
  featured: z.boolean(),
});

export type WireProduct = z.output<typeof productOnTheWire>;
