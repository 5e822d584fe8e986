import type { Snapshot } from "../../domain/shop/snapshot.ts";
import { PAGE_PATHS } from "../../domain/web/page-paths.ts";

/** Everything that caches in front hold: settings, texts and categories are on every page. */
export const SHOP_KEY = "shop";

/** Everything that any product can change. */
export const PRODUCTS_KEY = "products";

/** A category's shelf, and the pages of its products, which show one another. */
export const categoryKey = (slug: string): string => `category-${slug}`;

export const productKey = (id: string): string => `product-${id}`;

const WITHOUT_PRODUCTS = new Set<string>([
  PAGE_PATHS.favourites,
  PAGE_PATHS.cartLink,
  "/robots.txt",
  "/manifest.webmanifest",
]);

/** The check of a cart is not among them: what is ordered has the prices of this moment. */
const WITH_PRODUCTS = new Set<string>([
  PAGE_PATHS.home,
  PAGE_PATHS.allProducts,
  PAGE_PATHS.search,
  "/feed.xml",
  "/sitemap.xml",
  "/api/products",
  "/api/categories",
  "/api/showcases",
  "/api/gift-ways",
  "/api/hero-slides",
  "/api/suggestions",
]);

const SITEMAP_PART = /^\/sitemap-\d+\.xml$/;
const DATA = /\.data$/;

type Known = Pick<Snapshot, "findAddress">;

/** The keys of an address (decision 97). Without any, caches in front do not store the answer: it is personal, of the panel, or unknown. */
export function surrogateKeys(requested: string, snapshot: Known): string[] | undefined {
  const path = requested.replace(DATA, "");
  const info = slugIn(PAGE_PATHS.info, path);
  if (WITHOUT_PRODUCTS.has(path) || info !== undefined) return [SHOP_KEY];
  if (WITH_PRODUCTS.has(path) || SITEMAP_PART.test(path)) return [SHOP_KEY, PRODUCTS_KEY];
  const category = slugIn(PAGE_PATHS.category, path);
  if (category !== undefined) return [SHOP_KEY, categoryKey(category)];
  const address = snapshot.findAddress(slugIn(PAGE_PATHS.product, path) ?? "");
  if (address?.state !== "here") return undefined;
  const { id, category: shelf } = address.product;
  return [SHOP_KEY, categoryKey(shelf), productKey(id)];
}

function slugIn(pattern: string, path: string): string | undefined {
  const folder = pattern.replace(":slug", "");
  return path.startsWith(folder) ? path.slice(folder.length) : undefined;
}
