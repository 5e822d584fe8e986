import { cardWith, type ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import type { CardList } from "../../api-client.ts";

/** The cards of an answer, which says itself how its color words are painted. */
export function answeredCards({ products, paints = {} }: CardList): ShowcaseProduct[] {
  const paintOf = new Map(Object.entries(paints));
  return products.map((product) => cardWith(product, (word) => paintOf.get(word)));
}
