import type { Category } from "../catalog/category.ts";
import { ownPictureHash } from "../catalog/media.ts";
import type { Product } from "../catalog/product.ts";
import type { Tint } from "../catalog/tint.ts";
import type { ShopFacts } from "../shop/shop-facts.ts";

/** What previews show: Facebook's and WhatsApp's own measure. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** WhatsApp shows no larger picture on many phones. */
export const SHARE_MAX_BYTES = 300_000;

/** Raised when share pictures are drawn differently, so that previews are fetched again. */
const DRAWING = 1;

export const SHARE_FOLDER = "/media/paylas/";
const PATH = /^\/media\/paylas\/([a-z0-9-]{1,128})-[0-9a-f]{16}\.jpg$/;

type Shown = Pick<Product, "id" | "name" | "price" | "originalPrice" | "image">;
type Shop = Pick<ShopFacts, "name" | "publicUrl">;

/** Changes with everything the picture shows. */
export const shareImagePath = (product: Shown, tint: Tint | undefined, shop: Shop): string => {
  const { id, name, price, originalPrice } = product;
  return sharePath(id, [name, price, originalPrice, shownImage(product.image, shop), tint, shop.name]);
};

export const categorySharePath = ({ slug, name, image, tint }: Omit<Category, "id">, shop: Shop): string =>
  sharePath(`kategori-${slug}`, [name, shownImage(image, shop), tint, shop.name]);

export const infoSharePath = ({ slug, title }: { slug: string; title: string }, shop: Shop): string =>
  sharePath(`sayfa-${slug}`, [title, shop.name]);

export const homeSharePath = (categories: readonly Category[], shop: Shop): string =>
  sharePath("ana-sayfa", [shownCategories(categories, shop), shop.name]);

export const allProductsSharePath = (categories: readonly Category[], shop: Shop): string =>
  sharePath("urunler", [shownCategories(categories, shop), shop.name]);

/** The subject that a share picture is asked of. */
export const shareSubject = (path: string): string | undefined => PATH.exec(path)?.[1];

const sharePath = (subject: string, shown: readonly unknown[]): string =>
  `${SHARE_FOLDER}${subject}-${fingerprint(JSON.stringify([DRAWING, ...shown]))}.jpg`;

const shownCategories = (categories: readonly Category[], shop: Shop) =>
  categories.map(({ image, tint }) => [shownImage(image, shop), tint]);

/** A picture of ours is the same one whether it is named by its path or by its absolute address. */
const shownImage = (image: string, { publicUrl }: Shop): string => ownPictureHash(image, publicUrl) ?? image;

/** FNV-1a, 64 bits: tells versions apart, protects nothing. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}
