import type { Catalog } from "../domain/catalog.ts";
import { ALL } from "../domain/category.ts";
import { pictureHash } from "../domain/media.ts";
import type { Settings } from "../domain/settings.ts";
import { findShowcase } from "../domain/showcase.ts";

/** The pictures the first visitor sees, in the order she meets them. */
export async function firstPictures(catalog: Catalog, settings: Settings): Promise<string[]> {
  const categories = await catalog.listCategories();
  const [slides, products] = await Promise.all([settings.listHeroSlides(), findShowcase(catalog, ALL)]);
  const images = [...slides, ...categories, ...products].map(({ image }) => pictureHash(image));
  return images.filter((hash) => hash !== undefined);
}
