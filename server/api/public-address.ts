import type { Product } from "../../domain/catalog/product.ts";

/** Pictures are stored as paths; answers contain full URLs, as spec §5 requires. */
export const publicProduct = (product: Product, publicUrl: string): Product => ({
  ...product,
  image: absolute(product.image, publicUrl),
  images: product.images.map((image) => absolute(image, publicUrl)),
  colorImages: Object.fromEntries(
    Object.entries(product.colorImages).map(([color, image]) => [color, absolute(image, publicUrl)]),
  ),
});

/** The same for a category or a slide. */
export const publicPicture = <Pictured extends { image: string }>(pictured: Pictured, publicUrl: string): Pictured => ({
  ...pictured,
  image: absolute(pictured.image, publicUrl),
});

const absolute = (image: string, publicUrl: string): string => (image.startsWith("/") ? `${publicUrl}${image}` : image);
