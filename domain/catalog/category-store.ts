import type { Author } from "../ledger/author.ts";
import type { DoneStep, LedgerEvent } from "../ledger/ledger.ts";
import type { Category } from "./category.ts";
import type { CategoryInput } from "./category-input.ts";

/** A category as its owner sees it. `removedProducts` counts its products in the trash. */
export type OwnersCategory = Category & {
  isHidden: boolean;
  revision: number;
  products: number;
  removedProducts: number;
  /** Earlier addresses, and those of removed categories whose products it got. */
  formerSlugs: readonly string[];
};

/** The name of a removed category, for the histories that name it by its address. */
export type RemovedCategory = Pick<Category, "slug" | "name">;

export type SavedCategory = { category: OwnersCategory; step: string };

type Saving = { by: Author; expectedRevision?: number | undefined };

/** Writes throw ShopError `not-found`, `invalid` or `conflict`. */
export type CategoryStore = {
  /** In the owner's order, hidden ones too. */
  list(): Promise<OwnersCategory[]>;
  listRemoved(): Promise<RemovedCategory[]>;
  find(id: string): Promise<OwnersCategory>;
  /** A new category comes last. */
  create(input: CategoryInput, by: Author): Promise<SavedCategory>;
  /** A new name gives a new address; the old one leads there. No step is written if nothing changed. */
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
