import type { Catalog } from "../../domain/catalog/catalog.ts";
import { ALL } from "../../domain/catalog/category.ts";
import { pictureHash } from "../../domain/catalog/media.ts";
import { showcase } from "../../domain/catalog/showcase.ts";
import type { Shelf } from "../../domain/search/shelf.ts";
import type { Settings } from "../../domain/shop/settings.ts";

type Parts = {
  catalog: Pick<Catalog, "listCategories">;
  settings: Pick<Settings, "listHeroSlides">;
  shelf: Pick<Shelf, "products">;
};

/** The pictures the first visitor sees, in the order she meets them. */
export async function firstPictures({ catalog, settings, shelf }: Parts): Promise<string[]> {
  const [slides, categories, products] = await Promise.all([
    settings.listHeroSlides(),
    catalog.listCategories(),
    shelf.products(),
  ]);
  const images = [...slides, ...categories, ...showcase(products, ALL)].map(({ image }) => pictureHash(image));
  return images.filter((hash) => hash !== undefined);
}
