import type { Author } from "../ledger/author.ts";
import type { DoneStep } from "../ledger/ledger.ts";
import type { FirstCategory } from "./category.ts";
import type { Product } from "./product.ts";
import type { ProductInput } from "./product-input.ts";
import type { ManyChange, ProductPatch } from "./product-patch.ts";

/** What an address of a product leads to: it may have moved by renaming, or its product may be gone. */
export type ProductAddress =
  | { state: "here"; product: Product }
  | { state: "moved"; slug: string }
  | { state: "gone"; name: string; category: string };

export type PositionedProduct = { product: Product; position: number };

/** The owner's order. */
export const byPosition = (one: PositionedProduct, other: PositionedProduct): number =>
  one.position - other.position || (one.product.id < other.product.id ? -1 : 1);

/** What the shop asks of its storage; what is there stands in the snapshot. Writes throw ShopError `not-found`, `invalid` or `conflict`. */
export type Catalog = {
  hasNeverHadProducts(): Promise<boolean>;
  /** Where nobody is named, the shop itself did it. */
  createProduct(input: ProductInput, idempotencyKey?: string, by?: Author): Promise<Product>;
  /** With `expectedRevision`, fails with `conflict` when someone else saved meanwhile. */
  updateProduct(id: string, input: ProductInput, expectedRevision?: number, by?: Author): Promise<Product>;
  /** Whatever else changed meanwhile stays. */
  patchProduct(id: string, patch: ProductPatch, by: Author): Promise<Product>;
  /** Into the trash. */
  removeProduct(id: string, by?: Author): Promise<DoneStep>;
  /**
   * All of them or none; what is in the trash already stays there, untouched. With `asOf`, fails with `conflict` when one
   * of them was written after that revision.
   */
  changeMany(ids: readonly string[], change: ManyChange, by: Author, asOf?: number): Promise<DoneStep>;
  /** Behind another product of its category, or before all of them. */
  placeProduct(id: string, after: string | undefined, by: Author): Promise<DoneStep>;
  /** Nothing where the shop has categories already. */
  addFirstCategories(categories: readonly FirstCategory[]): Promise<void>;
  setCategoryImage(slug: string, image: string): Promise<void>;
};
