import { z } from "zod";

/** A product in the list below the search box. `matched` are the words of its name to mark. */
const suggestion = z.object({
  name: z.string(),
  slug: z.string(),
  /** Of its page, with the color and the values that the query names. */
  address: z.string(),
  image: z.string(),
  price: z.number(),
  /** The price, if it is the lowest of several. */
  startsAt: z.number().optional(),
  matched: z.array(z.string()),
});

export const suggestionsSchema = z.object({
  suggestions: z.array(suggestion),
  isNear: z.boolean(),
  /** The page that answers a query about the shop itself. */
  topic: z.object({ page: z.string(), title: z.string(), text: z.string() }).optional(),
  /** A sentence about what the shop does not sell, has nothing fitting for, or has only in part. */
  absence: z.string().optional(),
});

export type Suggestion = z.output<typeof suggestion>;
export type Suggestions = z.output<typeof suggestionsSchema>;
