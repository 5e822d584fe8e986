import type { Category } from "../catalog/category.ts";
import { ownPictureHash } from "../catalog/media.ts";
import type { Product } from "../catalog/product.ts";
import { FROM, isFrom, startPrices } from "../catalog/shown-price.ts";
import type { Tint } from "../look/paper.ts";
import type { ShopFacts } from "../shop/shop-facts.ts";

/** The size that Facebook and WhatsApp recommend for link previews. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** On many phones WhatsApp shows no larger file. */
export const SHARE_MAX_BYTES = 300_000;

/** The version of the drawing code. Raise it with every visible change, so that previews are fetched again. */
const DRAWING_VERSION = 2;

export const SHARE_FOLDER = "/media/paylas/";
const PATH = /^\/media\/paylas\/([a-z0-9-]{1,128})-[0-9a-f]{16}\.jpg$/;

type Shown = Pick<Product, "id" | "name" | "price" | "originalPrice" | "image" | "startsAt" | "isOnlyPrice">;
type Shop = Pick<ShopFacts, "name" | "publicUrl" | "look">;

/** The path contains a fingerprint of everything that the picture shows. */
export const shareImagePath = (product: Shown, tint: Tint | undefined, shop: Shop): string => {
  const { id, name } = product;
  const { price, originalPrice } = startPrices(product);
  const from = isFrom(product) ? [FROM] : [];
  return sharePath(id, [name, price, originalPrice, ...from, imageKey(product.image, shop), tint, ...shopKeys(shop)]);
};

export const categorySharePath = ({ slug, name, image, tint }: Omit<Category, "id">, shop: Shop): string =>
  sharePath(categorySubject(slug), [name, imageKey(image, shop), tint, ...shopKeys(shop)]);

export const categorySubject = (slug: string): string => `kategori-${slug}`;

export const daySubject = (id: string): string => `ozel-gun-${id}`;

export const daySharePath = (
  { id, name, goods }: { id: string; name: string; goods: readonly Pick<Product, "image">[] },
  shop: Shop,
): string => sharePath(daySubject(id), [name, goods.map(({ image }) => imageKey(image, shop)), ...shopKeys(shop)]);

export const infoSharePath = ({ slug, title }: { slug: string; title: string }, shop: Shop): string =>
  sharePath(`sayfa-${slug}`, [title, ...shopKeys(shop)]);

export const homeSharePath = (categories: readonly Category[], shop: Shop): string =>
  sharePath("ana-sayfa", [categoryKeys(categories, shop), ...shopKeys(shop)]);

/** For a page that knows no pictures. The server redirects it to the current one. */
export const ANY_HOME_SHARE_PATH = `${SHARE_FOLDER}ana-sayfa-0000000000000000.jpg`;

export const allProductsSharePath = (categories: readonly Category[], shop: Shop): string =>
  sharePath("urunler", [categoryKeys(categories, shop), ...shopKeys(shop)]);

/** The subject in the path of a share picture. */
export const shareSubject = (path: string): string | undefined => PATH.exec(path)?.[1];

const sharePath = (subject: string, shown: readonly unknown[]): string =>
  `${SHARE_FOLDER}${subject}-${fingerprint(JSON.stringify([DRAWING_VERSION, ...shown]))}.jpg`;

/** The parts of the shop that every picture shows. */
const shopKeys = ({ name, look }: Shop) => (look ? [name, look] : [name]);

const categoryKeys = (categories: readonly Category[], shop: Shop) =>
  categories.map(({ image, tint }) => [imageKey(image, shop), tint]);

/** Reduces a picture of the shop to its hash, so that its path and its absolute address give the same fingerprint. */
const imageKey = (image: string, { publicUrl }: Shop): string => ownPictureHash(image, publicUrl) ?? image;

/** FNV-1a with 64 bits, for addresses that change with their contents. It distinguishes versions and is no protection. */
export function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  }
  return hash.toString(16).padStart(16, "0");
}
