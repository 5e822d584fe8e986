import type { Author } from "../ledger/author.ts";
import type { DoneStep } from "../ledger/ledger.ts";
import type { FirstCategory } from "./category.ts";
import type { Priced } from "./discount.ts";
import type { Product } from "./product.ts";
import type { ProductInput } from "./product-input.ts";
import type { ManyChange, ProductPatch } from "./product-patch.ts";

/** The target of a product's address. A renamed product has moved; a removed one is gone. */
export type ProductAddress =
  | { state: "here"; product: Product }
  | { state: "moved"; slug: string }
  | { state: "gone"; name: string; category: string };

export type PricedStep = { product: Product; step: string };

export type PositionedProduct = { product: Product; position: number };

/** Compares by the owner's order, then by id. */
export const byPosition = (one: PositionedProduct, other: PositionedProduct): number =>
  one.position - other.position || (one.product.id < other.product.id ? -1 : 1);

/** The products whose places a move changes. */
export const PLACED_AMONG = ["category", "featured"] as const;

export type PlacedAmong = (typeof PLACED_AMONG)[number];

type Saving = { by: Author; expectedRevision?: number | undefined };

/** Writes to the catalogue; reads come from the snapshot. A write throws ShopError `not-found`, `invalid` or `conflict`. */
export type Catalog = {
  hasNeverHadProducts(): Promise<boolean>;
  createProduct(input: ProductInput, by: Author, idempotencyKey?: string): Promise<Product>;
  /** Throws `conflict` if the product's revision is no longer `expectedRevision`. */
  updateProduct(id: string, input: ProductInput, saving: Saving): Promise<Product>;
  /** Changes only the fields in `patch`. Changes that others saved to other fields stay. */
  patchProduct(id: string, patch: ProductPatch, by: Author): Promise<Product>;
  /** Changes both prices. Throws `conflict` if they are no longer those that the owner saw. */
  changePrices(id: string, seen: Priced, next: Priced, by: Author): Promise<PricedStep>;
  /** Moves the product to the trash. */
  removeProduct(id: string, by: Author): Promise<DoneStep>;
  /**
   * Changes all of the products or none. Products in the trash are skipped. Throws `conflict` if one of them was written
   * after the revision `asOf`.
   */
  changeMany(ids: readonly string[], change: ManyChange, by: Author, asOf?: number): Promise<DoneStep>;
  /** Moves the product behind another one of its category or of the featured ones, or to their front without `after`. */
  placeProduct(id: string, after: string | undefined, by: Author, among?: PlacedAmong): Promise<DoneStep>;
  /** Does nothing if the shop already has categories. */
  addFirstCategories(categories: readonly FirstCategory[]): Promise<void>;
  setCategoryImage(slug: string, image: string): Promise<void>;
};
