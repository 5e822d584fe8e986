import type { Product } from "./product.ts";

type Pictured = Pick<Product, "image" | "images">;

/** The main picture first, none twice. */
export const picturesOf = ({ image, images }: Pictured): string[] => [...new Set([image, ...images])];

type Colored = Pictured & Pick<Product, "colors" | "colorImages">;

/** A tie holds only while the product has both the color and the picture. */
export const tiedPictures = (product: Colored): Record<string, string> => {
  const pictures = picturesOf(product);
  const ties = Object.entries(product.colorImages);
  return Object.fromEntries(
    ties.filter(([color, image]) => product.colors.includes(color) && pictures.includes(image)),
  );
};

/**
 * The picture that the owner tied to the color. Where she tied none, pictures and colors are taken to stand in the same
 * order; a color beyond the last picture has none of its own.
 */
export function pictureOfColor(product: Colored, color: string): string | undefined {
  const ties = tiedPictures(product);
  if (Object.keys(ties).length > 0) return ties[color];
  return picturesOf(product)[product.colors.indexOf(color)];
}
