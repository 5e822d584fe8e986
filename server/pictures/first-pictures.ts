import { ALL } from "../../domain/catalog/category.ts";
import { pictureHash } from "../../domain/catalog/media.ts";
import { showcase } from "../../domain/catalog/showcase.ts";
import type { Snapshot } from "../../domain/shop/snapshot.ts";

/** The pictures of the home page, in the order in which a visitor sees them. */
export function firstPictures({ heroSlides, categories, products }: Snapshot): string[] {
  const images = [...heroSlides, ...categories, ...showcase(products, ALL)].map(({ image }) => pictureHash(image));
  return images.filter((hash) => hash !== undefined);
}
