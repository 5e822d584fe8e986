import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Catalog } from "../../domain/catalog/catalog.ts";
import { productInputSchema } from "../../domain/catalog/product-input.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import type { StoredSections } from "../../domain/settings/section-store.ts";
import { slugOf } from "../../domain/slug.ts";
import { FIRST_HERO_SLIDES } from "../first-sections.ts";
import { DEMO_CATEGORIES, type DemoProduct, demoProducts, type ShelvedProduct } from "./demo-products.ts";

export type DemoShop = {
  catalog: Pick<Catalog, "createProduct" | "setCategoryImage">;
  sections: Pick<StoredSections, "save">;
  /** Stores a picture like an upload, and returns its path. */
  savePicture(bytes: Uint8Array): Promise<string>;
  publicUrl: string;
};

/** Fills an empty shop and returns the number of its products. */
export async function addDemo(shop: DemoShop): Promise<number> {
  const save = async (file: URL) => shop.savePicture(await readFile(file));
  const tiles = await mapTwoAtOnce(DEMO_CATEGORIES, async (slug) => ({
    slug,
    image: await save(pictureFile("tile", slug)),
  }));
  for (const { slug, image } of tiles) await shop.catalog.setCategoryImage(slug, image);
  const slides = await mapTwoAtOnce(FIRST_HERO_SLIDES, async (slide) => ({
    ...slide,
    image: await save(pictureFile("hero", slide.id)),
  }));
  await shop.sections.save("slides", { slides }, { by: THE_SHOP });
  const pictured = await mapTwoAtOnce(demoProducts(), async (product) => {
    const pictures: Picture[] = [];
    for (const { file, color } of photographsOf(product)) pictures.push({ image: await save(file), color });
    return { product, pictures };
  });
  // A new product goes to the front of the shop, so the first product is created last.
  for (const { product, pictures } of pictured.toReversed()) {
    await shop.catalog.createProduct(productInput(shop, product, pictures), THE_SHOP, `demo-${slugOf(product.name)}`);
  }
  return pictured.length;
}

type Picture = { image: string; color?: string | undefined };

/** Checks a demo product by the same rules as an owner's. */
function productInput({ publicUrl }: DemoShop, product: ShelvedProduct, pictures: readonly Picture[]) {
  const [image, ...images] = pictures.map((picture) => picture.image);
  const ties = pictures.flatMap((picture) => (picture.color ? [[picture.color, picture.image]] : []));
  return productInputSchema(publicUrl).parse({
    name: product.name,
    price: product.price,
    originalPrice: product.before ?? null,
    category: product.category,
    image,
    images,
    colors: product.colors,
    colorImages: Object.fromEntries(ties),
    description: product.description,
    details: Object.entries(product.details).map(([name, text]) => ({ name, text })),
    inStock: product.soldOut !== true,
    featured: product.featured !== undefined,
  });
}

/** Maps two items at a time, because the shop processes two pictures at a time. The results keep the order of the items. */
export async function mapTwoAtOnce<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const work = async () => {
    for (const [index, item] of queue) results[index] = await map(item);
  };
  await Promise.all([work(), work()]);
  return results;
}

/** A picture from the studio, with a color if it is the one to show for it. */
export type Photograph = { file: URL; color?: string | undefined };

/** A picture's file, as `studio/render.py` names it. */
export const pictureFile = (folder: string, picture: string): URL =>
  new URL(`./pictures/${folder}/${picture}.webp`, import.meta.url);

const VIEWS = ["whole", "angle", "closer"];

/** The whole product, another view of it, then a picture for each color. The whole has the first color, unless that has its own. */
export function photographsOf({ name, colors }: Pick<DemoProduct, "name" | "colors">): Photograph[] {
  const folder = slugOf(name);
  const files = readdirSync(new URL(`./pictures/${folder}/`, import.meta.url));
  const has = (picture: string) => files.includes(`${picture}.webp`);
  const inColor = colors.filter((color) => has(slugOf(color)));
  const [first] = colors;
  const ofWhole = first !== undefined && !inColor.includes(first) ? first : undefined;
  return [
    ...VIEWS.filter(has).map((view) => ({
      file: pictureFile(folder, view),
      color: view === "whole" ? ofWhole : undefined,
    })),
    ...inColor.map((color) => ({ file: pictureFile(folder, slugOf(color)), color })),
  ];
}
