import type { ProductAddress } from "../catalog/catalog.ts";
import type { Category } from "../catalog/category.ts";
import type { Product } from "../catalog/product.ts";
import type { Search } from "../search/search.ts";
import type { SettingValues } from "./settings.ts";

/**
 * All that visitors can see, as it stood at one revision; it never changes. Pages, lists, feeds and share pictures are made from
 * it and from nothing else.
 */
export type Snapshot = SettingValues & {
  /** Grows with every snapshot of this process. */
  version: number;
  /** In the owner's order. */
  products: readonly Product[];
  categories: readonly Category[];
  findProduct(id: string): Product | undefined;
  /** Undefined for an address that never was. */
  findAddress(slug: string): ProductAddress | undefined;
  /** One index for all snapshots, never older than this one. */
  search(): Promise<Search>;
};

/** Never older than the last write that was acknowledged before the question. */
export type GetSnapshot = () => Promise<Snapshot>;

/** A product as it is stored, also one in the trash, with the addresses it had before. */
export type StoredProduct = {
  id: string;
  slug: string;
  name: string;
  category: string;
  position: number;
  formerSlugs: readonly string[];
  /** Undefined in the trash. */
  product: Product | undefined;
};

/** What a snapshot is made from. Of products those that were written after an earlier revision, and how many there are. */
export type StoredChanges = {
  revision: number;
  products: readonly StoredProduct[];
  count: number;
  categories: readonly Category[];
  settings: SettingValues;
};
