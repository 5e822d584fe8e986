import { tintOf } from "../../domain/catalog/category.ts";
import { picturesOf } from "../../domain/catalog/color-pictures.ts";
import { type Media, ownPictureHash } from "../../domain/catalog/media.ts";
import type { Product } from "../../domain/catalog/product.ts";
import { discountPercent, FROM, isFrom, oldPriceOf, startPrices } from "../../domain/catalog/shown-price.ts";
import { PAPER, TINTS, type Tint, type TintColors } from "../../domain/look/paper.ts";
import { formatPrice } from "../../domain/money.ts";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import {
  allProductsSharePath,
  categorySharePath,
  homeSharePath,
  infoSharePath,
  shareImagePath,
  shareSubject,
} from "../../domain/web/share-picture.ts";
import { brandOf } from "./brand.ts";
import type { SharePhoto } from "./card-parts.ts";
import type { ShareCard } from "./share-drawing.ts";

export type ShareParts = {
  snapshot: Pick<Snapshot, "findProduct" | "findCategory" | "categories" | "infoPages" | "shop">;
  media: Pick<Media, "findPicture">;
};

/** A share picture's contents, and the address that changes with them. */
export type Share = { path: string; tint: Tint | undefined; card(): Promise<ShareCard> };

export type Tile = { image: string; tint: Tint | undefined };

/** The current share picture of the path's subject, even if the path names an earlier picture. Undefined for an unknown subject. */
export const findShare = (path: string, parts: ShareParts): Share | undefined =>
  findSubject(shareSubject(path) ?? "", path, parts);

/** The share picture of a subject. `path`: the address by which it is asked for, which may name a picture of a color. */
export function findSubject(subject: string, path: string, parts: ShareParts): Share | undefined {
  const [, kind, slug = ""] = /^(kategori|sayfa)-(.+)$/.exec(subject) ?? [];
  if (subject === "ana-sayfa") return shopShare("Trend hediyeler", homeSharePath, parts);
  if (subject === "urunler") return shopShare("Tüm ürünler", allProductsSharePath, parts);
  if (kind === "kategori") return categoryShare(slug, parts);
  if (kind === "sayfa") return infoShare(slug, parts);
  const product = parts.snapshot.findProduct(subject);
  return product && productShare(product, path, parts);
}

/** A link in a color shows the picture of the color, which is one of the product's. */
function productShare(product: Product, path: string, parts: ShareParts): Share {
  const { name } = product;
  const tint = tintOf(product.category, parts.snapshot.categories);
  const pathWith = (image: string) => shareImagePath({ ...product, image }, tint, parts.snapshot.shop);
  const image = picturesOf(product).find((picture) => pathWith(picture) === path) ?? product.image;
  const prices = startPrices(product);
  const oldPrice = oldPriceOf(prices);
  const offer = {
    price: formatPrice(prices.price),
    from: isFrom(product) ? FROM : undefined,
    oldPrice: oldPrice === undefined ? undefined : formatPrice(oldPrice),
    discount: discountPercent(prices),
  };
  const shown = { title: name, tint, tiles: [{ image, tint }], ...offer };
  return shareOf(pathWith(image), shown, parts);
}

function categoryShare(slug: string, parts: ShareParts): Share | undefined {
  const category = parts.snapshot.findCategory(slug);
  if (!category) return undefined;
  const { name, tint } = category;
  return shareOf(categorySharePath(category, parts.snapshot.shop), { title: name, tint, tiles: [category] }, parts);
}

/** A share picture of the whole shop, with photos of its first categories. */
function shopShare(title: string, pathFor: typeof homeSharePath, parts: ShareParts): Share {
  const { categories } = parts.snapshot;
  return shareOf(
    pathFor(categories, parts.snapshot.shop),
    { title, tint: undefined, tiles: categories.slice(0, 3) },
    parts,
  );
}

function infoShare(slug: string, parts: ShareParts): Share | undefined {
  const page = parts.snapshot.infoPages.find((known) => known.slug === slug);
  return (
    page && shareOf(infoSharePath(page, parts.snapshot.shop), { title: page.title, tint: undefined, tiles: [] }, parts)
  );
}

type Shown = Pick<ShareCard, "title" | "price" | "from" | "oldPrice" | "discount"> & {
  tint: Tint | undefined;
  tiles: readonly Tile[];
};

export const shareOf = (path: string, { tint, tiles, ...words }: Shown, parts: ShareParts): Share => ({
  path,
  tint,
  card: async () => ({
    ...words,
    brand: await brandOf(parts.snapshot.shop, parts.media),
    tint: colorsOf(tint),
    photos: await photosOf(tiles, parts),
  }),
});

/** Photos of the shop's own pictures. The server never fetches a foreign one; without photos the words fill the card. */
export async function photosOf(tiles: readonly Tile[], { media, snapshot }: ShareParts): Promise<SharePhoto[]> {
  const found = tiles.map(async ({ image, tint }) => {
    const hash = ownPictureHash(image, snapshot.shop.publicUrl);
    const picture = hash && (await media.findPicture(hash));
    return picture ? [{ bytes: picture.bytes, background: colorsOf(tint).deep }] : [];
  });
  return (await Promise.all(found)).flat();
}

const colorsOf = (tint: Tint | undefined): TintColors => (tint ? TINTS[tint] : PAPER);
