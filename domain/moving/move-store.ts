import type { ChoiceSet, ProductChoice } from "../choice/choice-sets.ts";
import type { Author, DoneStep } from "../ledger.ts";
import type { AddedCategory, ArrangedCategories } from "./planned-categories.ts";
import type { ChangedProduct, NewProduct } from "./planned-move.ts";

/** A planned move as it is written. */
export type WrittenMove = {
  /** The revision of the shop that it was planned for. */
  asOf: number;
  /** `key` is the category's address in the products of the move. */
  categories: readonly AddedCategory[];
  arranged?: ArrangedCategories | undefined;
  /** The shop's choice sets, where the move changes them. */
  sets: readonly ChoiceSet[] | undefined;
  /** Products that keep what they come in, although their sets have gained values. */
  kept: readonly { id: string; choices: ProductChoice[] }[];
  products: readonly (NewProduct | ChangedProduct)[];
  /** Where products that stay as they are came from. */
  origins: readonly { mark: string; id: string }[];
};

export type MoveStore = {
  /** Writes all of a move in one step. Throws `conflict` if what it changes was written after `asOf`. */
  write(move: WrittenMove, by: Author): Promise<DoneStep>;
  /** The products that are not in the trash, by the marks of where they came from. */
  origins(): Promise<Map<string, string>>;
  /** The addresses of those products before they were renamed, by their ids. */
  formerSlugs(): Promise<Map<string, string[]>>;
  /** Puts the shop's own pictures in the place of those that it has fetched. Whoever changed a product meanwhile keeps the change. */
  ownPictures(ids: readonly string[], fetched: ReadonlyMap<string, string>): Promise<void>;
};
