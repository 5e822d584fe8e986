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
