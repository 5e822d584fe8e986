import { z } from "zod";
import { pictureHash } from "../catalog/media.ts";
import type { WrittenMove } from "./move-store.ts";
import type { ChangedProduct, Move, NewProduct, PlannedProduct } from "./planned-move.ts";

/** The most rows of each kind that a preview shows; it counts all of them. */
export const SHOWN_ROWS = 200;
const MOST_REFUSED = 1000;

const named = z.object({ row: z.int(), name: z.string() });

/** What would become of moved products. */
export const movePreviewSchema = z.object({
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), refused: z.int() }),
  new: z.array(named.extend({ price: z.number(), category: z.string(), image: z.string() })),
  changed: z.array(
    named.extend({
      id: z.string(),
      changes: z.record(z.string(), z.object({ before: z.unknown(), after: z.unknown() }).nullable()),
    }),
  ),
  refused: z.array(named.extend({ column: z.string(), words: z.string() })),
  addedCategories: z.array(z.string()),
  /** Categories of an empty shop that the one which it becomes has not. */
  removedCategories: z.array(z.string()),
  addedSets: z.array(z.string()),
  /** New products that wait for a photo as drafts, and pictures that are fetched from other places afterwards. */
  withoutPhoto: z.int(),
  foreignPictures: z.int(),
  /** The same for the same products and the same shop. */
  fingerprint: z.string(),
});

export type MovePreview = z.output<typeof movePreviewSchema>;

export function previewOf(
  planned: readonly PlannedProduct[],
  move: Move,
  waitingPicture: string,
): Omit<MovePreview, "fingerprint"> {
  const among = <Kind extends PlannedProduct["kind"]>(kind: Kind) =>
    planned.filter((one): one is Extract<PlannedProduct, { kind: Kind }> => one.kind === kind);
  const [added, changed, refused] = [among("new"), among("changed"), among("refused")];
  const pictures = [...added, ...changed].flatMap(({ input }) => [input.image, ...input.images]);
  return {
    counts: { new: added.length, changed: changed.length, same: among("same").length, refused: refused.length },
    new: added
      .slice(0, SHOWN_ROWS)
      .map(({ row, name, input: { price, category, image } }) => ({ row, name, price, category, image })),
    changed: changed.slice(0, SHOWN_ROWS).map(({ row, name, id, changes }) => ({ row, name, id, changes })),
    refused: refused.slice(0, MOST_REFUSED).map(({ row, name, column, words }) => ({ row, name, column, words })),
    addedCategories: neededCategories([...added, ...changed], move).map(({ name }) => name),
    removedCategories: arrangedCategories([...added, ...changed], move)?.surplus.map(({ name }) => name) ?? [],
    addedSets: move.addedSets(),
    withoutPhoto: added.filter(({ input }) => input.image === waitingPicture).length,
    foreignPictures: new Set(pictures.filter((address) => pictureHash(address) === undefined)).size,
  };
}

/** The new categories that products really go into: a refused one brings none. An empty shop gets all that are described. */
function neededCategories(products: readonly (NewProduct | ChangedProduct)[], move: Move) {
  const named = new Set(products.map(({ input }) => input.category));
  return move.addedCategories().filter(({ key, slug }) => named.has(key) || (move.arranged && slug !== undefined));
}

/** A category that a product goes into stays in any case. */
function arrangedCategories(products: readonly (NewProduct | ChangedProduct)[], { arranged }: Move) {
  const named = new Set(products.map(({ input }) => input.category));
  return arranged && { ...arranged, surplus: arranged.surplus.filter(({ slug }) => !named.has(slug)) };
}

/** The move as it is written. Products that stay as they are only remember where they came from. */
export function writtenMove(planned: readonly PlannedProduct[], move: Move, asOf: number): WrittenMove {
  const products = planned.flatMap((one) => (one.kind === "new" || one.kind === "changed" ? [one] : []));
  const changed = new Set(products.flatMap((one) => (one.kind === "changed" ? [one.id] : [])));
  const needsSets = move.addedSets().length > 0 || move.gainsValues();
  return {
    asOf,
    categories: neededCategories(products, move),
    arranged: arrangedCategories(products, move),
    sets: needsSets ? move.sets() : undefined,
    kept: move.keptChoices(changed),
    products,
    origins: planned.flatMap((one) => (one.kind === "same" ? one.origins.map((mark) => ({ mark, id: one.id })) : [])),
  };
}
