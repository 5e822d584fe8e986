import type { Catalog } from "../../domain/catalog/catalog.ts";
import { productInputSchema } from "../../domain/catalog/product-input.ts";
import { THE_SHOP } from "../../domain/ledger/author.ts";
import type { StoredSections } from "../../domain/settings/section-store.ts";
import { slugOf } from "../../domain/slug.ts";
import { FIRST_HERO_SLIDES } from "../first-slides.ts";
import { findArtFolder } from "./cutout.ts";
import { DEMO_SHELVES, demoProducts, type ShelvedProduct } from "./demo-products.ts";
import { mapTwoAtOnce } from "./map-two-at-once.ts";
import { composeScene, type Studio } from "./scene.ts";
import { composeShowpiece, HERO_PIECES, type Showpiece, TILE_PIECES } from "./showpiece.ts";

export type DemoShop = {
  catalog: Pick<Catalog, "createProduct" | "setCategoryImage">;
  sections: Pick<StoredSections, "save">;
  /** Stores a picture like an upload, and returns its path. */
  savePicture(bytes: Uint8Array): Promise<string>;
  publicUrl: string;
  warn(sentence: string): void;
};

const NO_ART =
  "Örnek katalog eklenmedi: resimlerinin yapıldığı @lobehub/fluent-emoji-3d paketi kurulu değil. " +
  "Geliştirme bağımlılıklarıyla kur ya da DEMO=0 ile başlat.";

/** Fills an empty shop and returns the number of its products. It adds none if the art package is missing. */
export async function addDemo(shop: DemoShop, findArt = findArtFolder): Promise<number> {
  const artFolder = findArt();
  if (artFolder === undefined) {
    shop.warn(NO_ART);
    return 0;
  }
  const studio: Studio = { artFolder, masks: new Map() };
  await addShowpieces(shop, studio);
  const products = demoProducts();
  const pictures = await savePictures(shop, studio, products);
  // A new product goes to the front of the shop, so the first product is created last.
  for (const product of products.toReversed()) {
    await shop.catalog.createProduct(productInput(shop, product, pictures), `demo-${slugOf(product.name)}`);
  }
  return products.length;
}

async function addShowpieces(shop: DemoShop, studio: Studio): Promise<void> {
  const save = (pieces: Record<string, Showpiece>) =>
    mapTwoAtOnce(DEMO_SHELVES, async ({ category, backdrop }) => {
      const piece = pieces[category];
      return piece ? shop.savePicture(await composeShowpiece(studio, backdrop.shadow, piece)) : "";
    });
  const [tiles, heroes] = [await save(TILE_PIECES), await save(HERO_PIECES)];
  for (const { category } of DEMO_SHELVES) await shop.catalog.setCategoryImage(category, imageOf(tiles, category));
  const slides = FIRST_HERO_SLIDES.map((slide) => ({ ...slide, image: imageOf(heroes, slide.id) }));
  await shop.sections.save("slides", { slides }, { by: THE_SHOP });
}

const imageOf = (images: readonly string[], category: string): string =>
  images[DEMO_SHELVES.findIndex((shelf) => shelf.category === category)] ?? "";

type Pictures = ReadonlyMap<string, readonly string[]>;

async function savePictures(shop: DemoShop, studio: Studio, products: ShelvedProduct[]): Promise<Pictures> {
  const entries = await mapTwoAtOnce(products, async ({ name, backdrop, pictures }): Promise<[string, string[]]> => {
    const paths: string[] = [];
    for (const scene of pictures) paths.push(await shop.savePicture(await composeScene(studio, backdrop, scene)));
    return [name, paths];
  });
  return new Map(entries);
}

/** Checks a demo product by the same rules as an owner's. */
function productInput({ publicUrl }: DemoShop, product: ShelvedProduct, pictures: Pictures) {
  const [image, ...images] = pictures.get(product.name) ?? [];
  return productInputSchema(publicUrl).parse({
    name: product.name,
    price: product.price,
    originalPrice: product.before ?? null,
    category: product.category,
    image,
    images,
    colors: product.colors,
    description: product.description,
    details: Object.entries(product.details).map(([name, text]) => ({ name, text })),
    inStock: product.soldOut !== true,
    featured: product.featured !== undefined,
  });
}
