import type { Catalog } from "../../domain/catalog/catalog.ts";
import { ALL } from "../../domain/catalog/category.ts";
import { pictureHash } from "../../domain/catalog/media.ts";
import { findShowcase } from "../../domain/catalog/showcase.ts";
import type { Settings } from "../../domain/shop/settings.ts";

/** The pictures the first visitor sees, in the order she meets them. */
export async function firstPictures(catalog: Catalog, settings: Settings): Promise<string[]> {
  const categories = await catalog.listCategories();
  const [slides, products] = await Promise.all([settings.listHeroSlides(), findShowcase(catalog, ALL)]);
  const images = [...slides, ...categories, ...products].map(({ image }) => pictureHash(image));
  return images.filter((hash) => hash !== undefined);
}
