import type { PriceHistory } from "./price-history.ts";
import type { Product } from "./product.ts";

/** Who did it; the name stays when the account goes. */
export type Author = { id: string | null; name: string };

/** For what no person did: the first start, a benchmark. */
export const THE_SHOP: Author = { id: null, name: "Dükkân" };

/** A step is what one tap did, to one product or to thousands. `shift` is a product that made room for a placed one. */
export const EVENT_KINDS = [
  "create",
  "change",
  "remove",
  "bring-back",
  "revert",
  "price",
  "place",
  "shift",
  "undo",
] as const;

export type EventKind = (typeof EVENT_KINDS)[number];
export type StepKind = Exclude<EventKind, "shift">;

export type DoneStep = { step: string; count: number };

/** `left` are those that someone changed since; what they did stands. */
export type UndoneStep = DoneStep & { left: number };

export type ListedStep = {
  id: string;
  kind: StepKind;
  at: string;
  by: string;
  count: number;
  /** One of the products. */
  productName: string;
  isUndone: boolean;
};

export const STEPS_AT_ONCE = 50;

export type FieldChange = { before: unknown; after: unknown };

/** What one step did to one product, by the names of the product's fields. */
export type ProductEvent = {
  id: string;
  step: string;
  kind: StepKind;
  at: string;
  by: string;
  changes: Record<string, FieldChange>;
};

export type Reverted = { step: string; product: Product };

export type PricedProduct = { product: Product; prices: PriceHistory };

export type RemovedProduct = { product: Product; removedAt: string };

export type Trash = { removed: RemovedProduct[]; total: number };

/** How long the trash keeps a product, and the list of steps looks back. */
export const TRASH_DAYS = 30;

/** What was done to the products, and how it is taken back (decision 42). */
export type Ledger = {
  /** Of the last days, the newest first, so many at once; `before` is the id of one, and what comes back is older. */
  listSteps(before?: string): Promise<ListedStep[]>;
  /** Every field goes back that nobody changed since. Throws `not-found` or `conflict`. */
  undoStep(step: string, by: Author): Promise<UndoneStep>;
  /** The newest of them, and how many there are in all. */
  listRemoved(most?: number): Promise<Trash>;
  /** Without ids all of them. */
  bringBack(ids: readonly string[] | undefined, by: Author): Promise<DoneStep>;
  /** The newest first. */
  listEvents(productId: string): Promise<ProductEvent[]>;
  /** With every price that the ledger knows of; undefined where there is no such product. */
  findPriced(productId: string): Promise<PricedProduct | undefined>;
  /** Makes the product what it was right after the event. */
  revertTo(productId: string, eventId: string, by: Author): Promise<Reverted>;
  /** What nobody can get back any more goes for good. */
  forgetOld(now: Date): Promise<void>;
};
