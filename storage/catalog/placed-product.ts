import type { Author, DoneStep } from "../../domain/catalog/ledger.ts";
import { ShopError } from "../../domain/error.ts";
import type { Store } from "../store.ts";
import type { ProductRow } from "../tables.ts";
import { type RowChange, rowsOf, writeStep } from "./product-steps.ts";

type Placing = { id: string; after: string | undefined; by: Author };

/**
 * The products of a category share its places: those between the old and the new place move up or down by one, and the
 * other categories stand as they did.
 */
export const placeProduct = (store: Store, { id, after, by }: Placing): Promise<DoneStep> =>
  store.write(async (trx, revision) => {
    const [moved] = await rowsOf(trx, [id]);
    if (!moved || moved.deleted_at !== null) throw new ShopError("not-found", "Ürün bulunamadı");
    const before = await trx
      .selectFrom("products")
      .selectAll()
      .where("category", "=", moved.category)
      .where("deleted_at", "is", null)
      .orderBy("position")
      .orderBy("id")
      .execute();
    const others = before.filter((row) => row.id !== id);
    const place = after === undefined ? 0 : others.findIndex((row) => row.id === after) + 1;
    if (after !== undefined && place === 0) throw new ShopError("conflict", "Sıra bu arada değişti, sayfayı yenile");
    const ordered = others.toSpliced(place, 0, moved);
    const { step } = await writeStep(trx, revision, { kind: "place", by }, shifts(ordered, placesOf(before), id));
    return { step, count: 1 };
  });

/** Two that share a place stand by their ids; apart, each has its own. */
function placesOf(rows: readonly ProductRow[]): number[] {
  const places: number[] = [];
  for (const { position } of rows) places.push(Math.max(position, (places.at(-1) ?? Number.NEGATIVE_INFINITY) + 1));
  return places;
}

const shifts = (ordered: readonly ProductRow[], places: readonly number[], id: string): RowChange[] =>
  ordered.flatMap((row, index): RowChange[] => {
    const position = places[index] ?? row.position;
    if (position === row.position) return [];
    return [{ row, next: { position }, kind: row.id === id ? "place" : "shift" }];
  });
