import { fold } from "../turkish.ts";
import type { Product } from "./product.ts";

/** The shop's color words, the most used first. Of several spellings of a word, only the most used one is listed. */
export function usedColors(products: readonly Pick<Product, "colors">[]): string[] {
  const uses = new Map<string, number>();
  for (const { colors } of products) for (const word of colors) uses.set(word, (uses.get(word) ?? 0) + 1);
  const sorted = [...uses].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
  const spellings = Map.groupBy(sorted, fold);
  return [...spellings.values()].flatMap((words) => words.slice(0, 1));
}
