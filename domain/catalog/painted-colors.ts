import { fold } from "../turkish.ts";
import { colorOf } from "./color-words.ts";
import type { Product } from "./product.ts";
import { cardWith, type PaintedColor, type ShowcaseProduct } from "./showcase.ts";

/** Looks up the paint of each color word. It runs on the server, so that browsers do not load the dictionary. */
export const paintedColors = (words: readonly string[]): PaintedColor[] =>
  words.map((word) => ({ word, paint: colorOf(word) }));

export const cardOf = (product: Product): ShowcaseProduct => cardWith(product, colorOf);

/** The paints of these products' color words, without words that have none. */
export function paintsOf(products: readonly Pick<Product, "colors">[]): Record<string, string> {
  const words = new Set(products.flatMap(({ colors }) => colors));
  return Object.fromEntries(
    [...words].flatMap((word) => {
      const paint = colorOf(word);
      return paint === undefined ? [] : [[word, paint]];
    }),
  );
}

/** The shop's color words, the most used first. Of several spellings of a word, only the most used one is listed. */
export function usedColors(products: readonly Pick<Product, "colors">[]): string[] {
  const uses = new Map<string, number>();
  for (const { colors } of products) for (const word of colors) uses.set(word, (uses.get(word) ?? 0) + 1);
  const sorted = [...uses].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
  const spellings = Map.groupBy(sorted, fold);
  return [...spellings.values()].flatMap((words) => words.slice(0, 1));
}
