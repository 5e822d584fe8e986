import type { Product } from "./product.ts";

type Pictured = Pick<Product, "image" | "images">;

/** The main picture first, none twice. */
export const picturesOf = ({ image, images }: Pictured): string[] => [...new Set([image, ...images])];

/** The owner lists pictures and colors in the same order; a color beyond the last picture has none of its own. */
export const pictureOfColor = (product: Pictured & Pick<Product, "colors">, color: string): string | undefined =>
  picturesOf(product)[product.colors.indexOf(color)];
