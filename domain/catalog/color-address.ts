import { slugOf } from "../slug.ts";
import type { PaintedColor } from "./showcase.ts";

/** A color's name in the address of its product: its slug, or the word itself if another color has that slug. */
export function colorSlug(color: string, colors: readonly string[]): string {
  const slug = slugOf(color);
  return colorAt(slug, colors) === color ? slug : color;
}

/** The color that an address names. An unknown name chooses none. */
export const colorAt = (named: string | null, colors: readonly string[]): string | undefined =>
  colors.find((color) => color === named) ?? colors.find((color) => slugOf(color) === named);

export type NamedColor = PaintedColor & { slug: string };

/** Runs on the server, so that the product's page does not load the code for slugs. */
export const namedColors = (painted: readonly PaintedColor[]): NamedColor[] => {
  const words = painted.map(({ word }) => word);
  return painted.map(({ word, paint }) => ({ word, paint, slug: colorSlug(word, words) }));
};
