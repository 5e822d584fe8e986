import type { ProductAddress } from "../catalog/catalog.ts";
import type { Category, StoredCategory } from "../catalog/category.ts";
import type { Product } from "../catalog/product.ts";
import type { Search } from "../search/search.ts";
import type { SettingValues } from "./setting-values.ts";

/**
 * All public data of the shop at one revision. A snapshot never changes. Pages, lists, feeds and share pictures are made from
 * snapshots only.
 */
export type Snapshot = SettingValues & {
  /** Increases with every snapshot of this process. */
  version: number;
  /** The revision of the database, the same in every process. Revisions of two epochs cannot be compared (decision 6). */
  epoch: string;
  revision: number;
  /** In the owner's order. */
  products: readonly Product[];
  /** The categories of menus, the home page and filters. */
  categories: readonly Category[];
  /** All categories, the hidden ones too. */
  allCategories: readonly StoredCategory[];
  /** The category to which an address leads, also a former one. */
  findCategory(slug: string): StoredCategory | undefined;
  /** The former addresses of categories, by their present ones. */
  formerSlugs: ReadonlyMap<string, readonly string[]>;
  findProduct(id: string): Product | undefined;
  /** Undefined for an address that never existed. */
  findAddress(slug: string): ProductAddress | undefined;
  /** The product that had this path in an earlier shop. */
  findByOldPath(path: string): Product | undefined;
  /** The day since 1970 by which special days come and go. It is as old as the snapshot, which the next coming or going day replaces. */
  reckonedOn: number;
  /** The search index, which all snapshots share. Refuses until it has been built once. */
  search(): Promise<Search>;
};

/** Returns a snapshot that includes all writes acknowledged before the call. */
export type GetSnapshot = () => Promise<Snapshot>;

/** A stored product with its former addresses. It may be in the trash. */
export type StoredProduct = {
  id: string;
  slug: string;
  name: string;
  category: string;
  position: number;
  formerSlugs: readonly string[];
  /** The paths that its page had in earlier shops; left out if there are none. */
  oldPaths?: readonly string[] | undefined;
  /** Undefined if the product is in the trash. */
  product: Product | undefined;
};

/** The data for a new snapshot. `products` are those written after the earlier revision, or all if `isAll` is true. */
export type StoredChanges = {
  epoch: string;
  revision: number;
  products: readonly StoredProduct[];
  isAll: boolean;
  /** All categories, removed ones too. */
  categories: readonly StoredCategory[];
  settings: SettingValues;
};

/** The newest revision of the database. Writes of other processes become visible here after a short delay. */
export type Changes = {
  /** The newest committed revision known here. It includes a write of this process before the write is acknowledged. */
  revision(): number;
  /** Changes when revisions start again, after a restored backup or a failover. Everything cached before is then invalid. */
  epoch(): string;
};
