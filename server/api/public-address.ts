import type { Product } from "../../domain/catalog/product.ts";

/** Our pictures are stored as paths and answered with the shop's address, since spec §5 wants URLs. */
export const publicProduct = (product: Product, publicUrl: string): Product => ({
  ...product,
  image: absolute(product.image, publicUrl),
  images: product.images.map((image) => absolute(image, publicUrl)),
  colorImages: Object.fromEntries(
    Object.entries(product.colorImages).map(([color, image]) => [color, absolute(image, publicUrl)]),
  ),
});

/** Of a category or a slide. */
export const publicPicture = <Pictured extends { image: string }>(shown: Pictured, publicUrl: string): Pictured => ({
  ...shown,
  image: absolute(shown.image, publicUrl),
});

const absolute = (image: string, publicUrl: string): string => (image.startsWith("/") ? `${publicUrl}${image}` : image);
