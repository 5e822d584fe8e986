import type { Category } from "./category.ts";
import type { Product } from "./product.ts";
import type { ProductInput } from "./product-input.ts";

export const PRODUCT_SORTS = ["recommended", "price-asc", "price-desc", "newest", "discount"] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** More ids than these would make a longer address than the server reads (server/http/request-guard.ts). */
export const MOST_IDS = 50;

export type ProductQuery = {
  category?: string | undefined;
  featured?: boolean | undefined;
  inStock?: boolean | undefined;
  sort?: ProductSort | undefined;
  offset?: number | undefined;
  limit?: number | undefined;
};

/** What an address of a product leads to: it may have moved by renaming, or its product may be gone. */
export type ProductAddress =
  | { state: "here"; product: Product }
  | { state: "moved"; slug: string }
  | { state: "gone"; name: string; category: string };

export type PlacedProduct = { product: Product; position: number };

/** The owner's order. */
export const byPlace = (one: PlacedProduct, other: PlacedProduct): number =>
  one.position - other.position || (one.product.id < other.product.id ? -1 : 1);

export type CatalogChanges = { revision: number; products: PlacedProduct[]; removedIds: string[] };

export type ProductPage = { products: Product[]; total: number };

/** What the shop asks of its storage. Writes throw ShopError `not-found`, `invalid` or `conflict`. */
export type Catalog = {
  /** A number every write raises in its own transaction: what was rendered for an older one is stale. */
  revision(): Promise<number>;
  /** Without a sort the order is "recommended": the owner's own, newest first until she moves something. */
  listProducts(query?: ProductQuery): Promise<ProductPage>;
  findProduct(id: string): Promise<Product | undefined>;
  /** Undefined for an address that never was. */
  findAddress(slug: string): Promise<ProductAddress | undefined>;
  /** What was written after `revision`, so that who keeps products in memory reads no more than that. */
  listChangedSince(revision: number): Promise<CatalogChanges>;
  listCategories(): Promise<Category[]>;
  createProduct(input: ProductInput, idempotencyKey?: string): Promise<Product>;
  /** With `expectedRevision`, fails with `conflict` when someone else saved meanwhile. */
  updateProduct(id: string, input: ProductInput, expectedRevision?: number): Promise<Product>;
  /** Answers with the revision the removal raised. */
  removeProduct(id: string): Promise<number>;
};
