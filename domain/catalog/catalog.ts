import type { ChoiceSet } from "../choice/choice-sets.ts";
import type { Author, DoneStep, Ledger, LedgerEvent } from "../ledger.ts";
import type { Category, FirstCategory } from "./category.ts";
import type { CategoryInput } from "./category-input.ts";
import type { KnownSince, PriceHistory, RevisedParts, RevisedPrices } from "./price-history.ts";
import type { ListedPlan, OwnPrices, ProductPlan, TurnedPrices } from "./price-plan.ts";
import type { Product } from "./product.ts";
import type { ProductInput } from "./product-input.ts";
import type { ManyChange, PlannedPrices, ProductPatch } from "./product-patch.ts";
import type { Priced } from "./shown-price.ts";

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

/** The list in which a product is moved: its category, or the featured products. */
export const PLACED_AMONG = ["category", "featured"] as const;

export type PlacedAmong = (typeof PLACED_AMONG)[number];

type Saving = { by: Author; expectedRevision?: number | undefined };

type Planning = { by: Author; now: Date; asOf?: number | undefined };

/** No step is written if nothing changed. */
export type PatchedProduct = { product: Product; step: string | undefined };

/** Writes to the catalogue; reads come from the snapshot. A write throws ShopError `not-found`, `invalid` or `conflict`. */
export type Catalog = {
  hasNeverHadProducts(): Promise<boolean>;
  createProduct(input: ProductInput, by: Author, idempotencyKey?: string): Promise<Product>;
  /** Throws `conflict` if the product's revision is no longer `expectedRevision`. */
  updateProduct(id: string, input: ProductInput, saving: Saving): Promise<Product>;
  /**
   * Changes only the fields in `patch`. Changes that others saved to other fields stay. Throws `conflict` if the product's revision is no
   * longer `expectedRevision`.
   */
  patchProduct(id: string, patch: ProductPatch, by: Author, expectedRevision?: number): Promise<PatchedProduct>;
  /** Changes both prices. Throws `conflict` if they are no longer those that the owner saw. */
  changePrices(id: string, seen: Priced, next: Priced, by: Author): Promise<PricedStep>;
  /** Moves the product to the trash. */
  removeProduct(id: string, by: Author): Promise<DoneStep>;
  /**
   * Changes all of the products or none. Products in the trash are skipped. Throws `conflict` if one of them was written after the
   * revision `asOf`. `sets`: the choice sets whose values the change may name.
   */
  changeMany(
    ids: readonly string[],
    change: ManyChange,
    by: Author,
    asOf?: number,
    sets?: readonly ChoiceSet[],
  ): Promise<DoneStep>;
  /** Plans prices for a span of time. A plan that follows another begins from the prices that the earlier one gives back. */
  planPrices(ids: readonly string[], change: PlannedPrices, planning: Planning): Promise<DoneStep>;
  /** The plans of all products, running and to come. */
  listPricePlans(): Promise<ListedPlan[]>;
  /** The plans of this product, running and to come. */
  findPricePlans(id: string): Promise<ProductPlan[]>;
  /** The prices that products get back when their running plans end, by product id. */
  ownPrices(): Promise<ReadonlyMap<string, OwnPrices>>;
  /** Ends a plan: the product gets its previous prices back. An undo resumes the plan, so that its prices start at their moment or last until their end. */
  endPricePlan(id: string, by: Author): Promise<DoneStep>;
  /** Starts and ends the planned prices that are due. Each plan takes one step, whose author is the shop. */
  turnDuePrices(now: Date): Promise<TurnedPrices[]>;
  /** Moves the product behind another one of its category or of the featured ones, or to their front without `after`. */
  placeProduct(id: string, after: string | undefined, by: Author, among?: PlacedAmong): Promise<DoneStep>;
  /** Shows the products that are due, in one step whose author is the shop. No step is written if none is due. */
  showDue(now: Date): Promise<DoneStep | undefined>;
  /** Does nothing if the shop already has categories. */
  addFirstCategories(categories: readonly FirstCategory[]): Promise<void>;
  setCategoryImage(slug: string, image: string): Promise<void>;
};

/** A category as its owner sees it. `removedProducts` counts its products in the trash. */
export type OwnersCategory = Category & {
  isHidden: boolean;
  revision: number;
  products: number;
  removedProducts: number;
  /** Earlier addresses of the category, and those of removed categories whose products moved here. */
  formerSlugs: readonly string[];
};

/** The name of a removed category, for the histories that name it by its address. */
export type RemovedCategory = Pick<Category, "slug" | "name">;

type SavedCategory = { category: OwnersCategory; step: string };

/** Writes throw ShopError `not-found`, `invalid` or `conflict`. */
export type CategoryStore = {
  /** In the owner's order, hidden ones too. */
  list(): Promise<OwnersCategory[]>;
  listRemoved(): Promise<RemovedCategory[]>;
  find(id: string): Promise<OwnersCategory>;
  /** A new category comes last. */
  create(input: CategoryInput, by: Author): Promise<SavedCategory>;
  /** A new name gives a new address, and the old one redirects to it. No step is written if nothing changed. */
  update(
    id: string,
    input: CategoryInput,
    saving: Saving,
  ): Promise<Omit<SavedCategory, "step"> & { step: string | undefined }>;
  /** Moves the category behind another one, or to the front without `after`. */
  place(id: string, after: string | undefined, by: Author): Promise<DoneStep>;
  /** Removes the category and moves its products, those in the trash too, to `moveTo` in one step. `count` counts the products. */
  remove(id: string, moveTo: string | undefined, saving: Saving): Promise<DoneStep>;
  listEvents(id: string): Promise<LedgerEvent[]>;
  revertTo(id: string, eventId: string, by: Author): Promise<SavedCategory>;
};

type Reverted = { step: string; product: Product };

type PricedProduct = { product: Product; prices: PriceHistory };

export type RemovedProduct = { product: Product; removedAt: string };

export type Trash = { removed: RemovedProduct[]; total: number };

export type ProductLedger = Ledger & {
  /** The newest removed products, and the number of all. */
  listRemoved(limit?: number): Promise<Trash>;
  /** Restores the products with these ids, or the whole trash without `ids`. */
  restore(ids: readonly string[] | undefined, by: Author): Promise<DoneStep>;
  /** The product's events, the newest first. */
  listEvents(productId: string): Promise<LedgerEvent[]>;
  /** The product with its recorded prices; undefined if it does not exist. */
  findPriced(productId: string): Promise<PricedProduct | undefined>;
  /** The recorded prices of these products, by id. */
  priceHistories(products: readonly Product[]): Promise<ReadonlyMap<string, PriceHistory>>;
  /** Price histories with the revision of each change. Changes up to the revision `after` are left out. `since` is the oldest change that the shop still knows. */
  revisedPrices(
    products: readonly (Pick<Product, "id"> & RevisedParts)[],
    after?: number,
  ): Promise<{ prices: ReadonlyMap<string, RevisedPrices<RevisedParts>>; since: KnownSince }>;
  /** Sets the product to its state right after the event. */
  revertTo(productId: string, eventId: string, by: Author): Promise<Reverted>;
};
