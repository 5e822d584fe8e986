import { ShopError } from "../../domain/error.ts";
import type { Author } from "../../domain/ledger/author.ts";
import type { DoneStep } from "../../domain/ledger/ledger.ts";
import { requireRow, rowsOf } from "../ledger/subject.ts";
import { type RowChange, writeStep } from "../ledger/written-steps.ts";
import type { Store } from "../store.ts";
import type { ProductRow } from "../tables.ts";
import { PRODUCTS } from "./product-subject.ts";

type Placing = { id: string; after: string | undefined; by: Author };

/**
 * Moves a product among those of its category. They share a set of positions: the products between the old and the new
 * place move by one, and other categories do not change.
 */
export const placeProduct = (store: Store, { id, after, by }: Placing): Promise<DoneStep> =>
  store.write(async (trx, revision) => {
    const moved = await requireRow(trx, PRODUCTS, { id });
    const before = await trx
      .selectFrom("products")
      .select(["id", "position"])
      .where("category", "=", moved.category)
      .where("deleted_at", "is", null)
      .orderBy("position")
      .orderBy("id")
      .execute();
    const others = before.filter((row) => row.id !== id);
    const place = after === undefined ? 0 : others.findIndex((row) => row.id === after) + 1;
    if (after !== undefined && place === 0) throw new ShopError("conflict", "Sıra bu arada değişti, sayfayı yenile");
    const moves = movesOf(others.toSpliced(place, 0, moved), placesOf(before));
    const rows = await rowsOf(trx, PRODUCTS, [...moves.keys()]);
    const changes = rows.map((row): RowChange<ProductRow> => {
      const next = { position: moves.get(row.id) ?? row.position };
      return { row, next, kind: row.id === id ? "place" : "shift" };
    });
    const { step } = await writeStep(trx, revision, { subject: PRODUCTS, kind: "place", by }, changes);
    return { step, count: changes.length === 0 ? 0 : 1 };
  });

type Placed = Pick<ProductRow, "id" | "position">;

/** The positions of the rows in order, each greater than the one before: rows may share a position, and are then ordered by id. */
function placesOf(rows: readonly Placed[]): number[] {
  const places: number[] = [];
  for (const { position } of rows) places.push(Math.max(position, (places.at(-1) ?? Number.NEGATIVE_INFINITY) + 1));
  return places;
}

/** The new positions by id, of the rows that move. */
const movesOf = (ordered: readonly Placed[], places: readonly number[]): Map<string, number> =>
  new Map(
    ordered.flatMap(({ id, position }, index): [string, number][] => {
      const place = places[index] ?? position;
      return place === position ? [] : [[id, place]];
    }),
  );
