import { colorOf } from "./color-words.ts";
import type { Product } from "./product.ts";
import { cardWith, type PaintedColor, type ShowcaseProduct } from "./showcase.ts";

/** Color words are looked up here, on the server, so that no phone carries the dictionary. */
export const paintedColors = (words: readonly string[]): PaintedColor[] =>
  words.map((word) => ({ word, paint: colorOf(word) }));

export const cardOf = (product: Product): ShowcaseProduct => cardWith(product, colorOf);

/** The paints of all words of these products that can be painted. */
export function paintsOf(products: readonly Pick<Product, "colors">[]): Record<string, string> {
  const words = new Set(products.flatMap(({ colors }) => colors));
  return Object.fromEntries(
    [...words].flatMap((word) => {
      const paint = colorOf(word);
      return paint === undefined ? [] : [[word, paint]];
    }),
  );
}
