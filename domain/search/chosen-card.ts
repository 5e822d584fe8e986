import { z } from "zod";
import { pictureSoChosen } from "../catalog/color-pictures.ts";
import { cardOf } from "../catalog/color-words.ts";
import type { Product } from "../catalog/product.ts";
import type { ShowcaseProduct } from "../catalog/showcase.ts";
import type { ChoiceSet } from "../choice/choice-sets.ts";
import { type Chosen, toldChoice } from "../choice/chosen.ts";
import { hasSeveralPrices, pricesOf } from "../choice/options.ts";
import { optionsOf } from "../choice/product-options.ts";

/** The card of a product with a choice already made. It shows the picture and the price of the choice, and its plus puts that choice into the cart. */
export function chosenCard(product: Product, sets: readonly ChoiceSet[], chosen: Chosen): ShowcaseProduct {
  const card = cardOf(product);
  if (!chosen.values?.length) return card;
  const options = optionsOf(product, sets);
  const prices = pricesOf(product, options, chosen);
  return {
    ...card,
    ...prices,
    startsAt: hasSeveralPrices(options, chosen) ? prices.price : undefined,
    isOnlyPrice: undefined,
    image: pictureSoChosen(product, chosen),
    ...toldChoice(chosen),
  };
}

/** A product in the list below the search box. `matched` are the words of its name to mark. */
const suggestion = z.object({
  name: z.string(),
  slug: z.string(),
  /** The address of its page, with the color and the values that the query names. */
  address: z.string(),
  image: z.string(),
  price: z.number(),
  /** The lowest price, if choices change the price. */
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
