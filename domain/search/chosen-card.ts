import { z } from "zod";
import { pictureSoChosen } from "../catalog/color-pictures.ts";
import { cardOf } from "../catalog/color-words.ts";
import type { Product } from "../catalog/product.ts";
import type { ShowcaseProduct } from "../catalog/showcase.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import type { Chosen } from "../choice/chosen.ts";
import { hasSeveralPrices, pricesOf } from "../choice/options.ts";
import { optionsOf } from "../choice/product-options.ts";

/** A product's card as it is chosen, with the picture and the price of that. Its plus puts the choice into the cart. */
export function chosenCard(
  product: Product,
  sets: readonly ChoiceSet[],
  { color, values = [] }: Chosen,
): ShowcaseProduct {
  const card = cardOf(product);
  if (color === undefined && values.length === 0) return card;
  const options = optionsOf(product, sets);
  const prices = pricesOf(product, options, { color, values });
  const isOpen = options !== undefined && hasSeveralPrices(options, { values });
  return {
    ...card,
    ...prices,
    startsAt: isOpen ? prices.price : undefined,
    isOnlyPrice: undefined,
    image: pictureSoChosen(product, { color }),
    ...(color !== undefined && { color }),
    ...(values.length > 0 && { values }),
  };
}

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
