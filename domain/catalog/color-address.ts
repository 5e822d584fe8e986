import { slugOf } from "../slug.ts";

/** The parameter of a product's address that names the chosen color. */
export const COLOR_FIELD = "renk";

/** A color's name in the address of its product: its slug, or the word itself if another color has that slug. */
export function colorSlug(color: string, colors: readonly string[]): string {
  const slug = slugOf(color);
  return colorAt(slug, colors) === color ? slug : color;
}

/** The color that an address names. An unknown name chooses none. */
export const colorAt = (named: string | null, colors: readonly string[]): string | undefined =>
  colors.find((color) => color === named) ?? colors.find((color) => slugOf(color) === named);
