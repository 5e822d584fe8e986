import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Catalog } from "../../domain/catalog/catalog.ts";
import type { PriceSpan } from "../../domain/catalog/price-plan.ts";
import { productInputSchema } from "../../domain/catalog/product-input.ts";
import { ShopError } from "../../domain/error.ts";
import { dateOfDay, ISTANBUL_MS, istanbulDay } from "../../domain/istanbul.ts";
import { THE_SHOP } from "../../domain/ledger.ts";
import type { StoredSections } from "../../domain/settings/section-store.ts";
import { slugOf } from "../../domain/slug.ts";
import { FIRST_HERO_SLIDES } from "../first-sections.ts";
import { DEMO_CHOICE_SETS } from "./demo-choices.ts";
import { DEMO_CATEGORIES, type DemoProduct, demoProducts, type ShelvedProduct } from "./demo-products.ts";

export type DemoShop = {
  catalog: Pick<Catalog, "createProduct" | "setCategoryImage" | "planPrices">;
  sections: Pick<StoredSections, "save" | "first">;
  /** Stores a picture like an upload, and returns its path. */
  savePicture(bytes: Uint8Array): Promise<string>;
  publicUrl: string;
  now: Date;
};

/** Fills an empty shop and returns the number of its products. */
export async function addDemo(shop: DemoShop): Promise<number> {
  const save = async (file: URL) => shop.savePicture(await readFile(file));
  await addShowpieces(shop, save);
  const pictured = await mapTwoAtOnce(demoProducts(), async (product) => {
    const pictures: Picture[] = [];
    for (const { file, ...shown } of photographsOf(product)) pictures.push({ image: await save(file), ...shown });
    return { product, pictures };
  });
  const discounted: string[] = [];
  // A new product goes to the front of the shop, so the first product is created last.
  for (const { product, pictures } of pictured.toReversed()) {
    const input = demoProductInput(shop.publicUrl, product, pictures);
    const added = await unlessThere(() => shop.catalog.createProduct(input, THE_SHOP, `demo-${slugOf(product.name)}`));
    if (added && product.isDiscounted) discounted.push(added.id);
  }
  if (discounted.length > 0) {
    const planned = { prices: FORTNIGHTS_PRICE, span: fortnight(shop.now) };
    await unlessThere(() => shop.catalog.planPrices(discounted, planned, { by: THE_SHOP, now: shop.now }));
  }
  return pictured.length;
}

/** The pictures of categories, slides, wrapping and maker, and the set that a pair asks for. */
async function addShowpieces({ catalog, sections }: DemoShop, save: (file: URL) => Promise<string>): Promise<void> {
  const tiles = await mapTwoAtOnce(DEMO_CATEGORIES, async (slug) => ({
    slug,
    image: await save(pictureFile("tile", slug)),
  }));
  for (const { slug, image } of tiles) await catalog.setCategoryImage(slug, image);
  const slides = await mapTwoAtOnce(FIRST_HERO_SLIDES, async (slide) => ({
    ...slide,
    image: await save(pictureFile("hero", slide.id)),
  }));
  await sections.save("slides", { slides }, { by: THE_SHOP });
  await sections.save("choices", { sets: [...DEMO_CHOICE_SETS] }, { by: THE_SHOP });
  const [photo, face] = [await save(pictureFile("dukkan", "paket")), await save(pictureFile("dukkan", "yapan"))];
  await sections.save("promises", { ...sections.first("promises"), photo }, { by: THE_SHOP });
  await sections.save("maker", { ...sections.first("maker"), photo: face }, { by: THE_SHOP });
}

/** Leaves what another start has added and changed meanwhile. */
async function unlessThere<Result>(add: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await add();
  } catch (error) {
    if (error instanceof ShopError && error.code === "conflict") return undefined;
    throw error;
  }
}

const FORTNIGHTS_PRICE = { change: { percent: -15 }, rounding: "90", oldPrice: "set" } as const;

/** From the first start to the end of a day two weeks later. Then the shop gives the prices back by itself. */
const fortnight = (now: Date): PriceSpan => ({
  from: null,
  until: new Date(dateOfDay(istanbulDay(now) + 15).getTime() - ISTANBUL_MS).toISOString(),
});

type Shown = { color?: string | undefined; isLettered?: boolean };

type Picture = Shown & { image: string };

/** Checks a demo product by the same rules as an owner's. */
export function demoProductInput(publicUrl: string, product: ShelvedProduct, pictures: readonly Picture[]) {
  const { name, price, category, colors, description, choices, personalTexts, soldOut, counts, countsTogether } =
    product;
  const [image, ...images] = pictures.map((picture) => picture.image);
  const lettered = pictures.find(({ isLettered }) => isLettered)?.image;
  const ties = pictures.flatMap((picture) => (picture.color ? [[picture.color, picture.image]] : []));
  return productInputSchema(publicUrl).parse({
    ...{ name, price, category, image, images, colors, description },
    personalTexts: personalTexts?.map((text) => ({ ...text, ...(lettered && { picture: lettered }) })),
    ...{ choices, soldOut, counts, countsTogether },
    originalPrice: product.before ?? null,
    colorImages: Object.fromEntries(ties),
    details: Object.entries(product.details).map(([name, text]) => ({ name, text })),
    inStock: product.isSoldOut !== true,
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

/** A picture from the studio. It may be the one to show for a color, or for a name that a customer writes. */
export type Photograph = Shown & { file: URL };

/** A picture's file, as `studio/render.py` names it. */
export const pictureFile = (folder: string, picture: string): URL =>
  new URL(`./pictures/${folder}/${picture}.webp`, import.meta.url);

const LETTERED = "lettered";
const VIEWS = ["whole", "angle", "closer", LETTERED];

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
      isLettered: view === LETTERED,
    })),
    ...inColor.map((color) => ({ file: pictureFile(folder, slugOf(color)), color })),
  ];
}
