import { cardWith, type ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import type { CardList } from "../../api-client.ts";

/** The cards of an API answer, which contains the paints of its color words. */
export function cardsFromApi({ products, paints = {} }: CardList): ShowcaseProduct[] {
  const paintOf = new Map(Object.entries(paints));
  return products.map((product) => cardWith(product, (word) => paintOf.get(word)));
}
