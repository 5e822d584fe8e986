import type { Transaction } from "kysely";
import { ShopError } from "../../domain/error.ts";
import type { Author, DoneStep } from "../../domain/ledger.ts";
import { rowsOf, type Subject, type SubjectRow } from "../ledger/subject.ts";
import { type RowChange, writeStep } from "../ledger/written-steps.ts";
import type { Tables } from "../tables.ts";

/** A row with a position among others. */
type Placed = SubjectRow & { position: number };

type Place<Row> = {
  /** The rows in their present order. */
  rows: readonly Pick<Placed, "id" | "position">[];
  moved: Row;
  after: string | undefined;
  by: Author;
};

/** Moves a row behind another one, or to the front. The rows between the old and the new place move by one. */
export async function writePlace<Row extends Placed>(
  trx: Transaction<Tables>,
  revision: number,
  subject: Subject<Row>,
  { rows, moved, after, by }: Place<Row>,
): Promise<DoneStep> {
  const others = rows.filter(({ id }) => id !== moved.id);
  const place = after === undefined ? 0 : others.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && place === 0) throw new ShopError("conflict", "Sıra bu arada değişti, sayfayı yenile");
  const moves = movesOf(others.toSpliced(place, 0, moved), placesOf(rows));
  const changes = (await rowsOf(trx, subject, [...moves.keys()])).map(
    (row): RowChange<Row> => ({
      row,
      next: { ...row, position: moves.get(row.id) ?? row.position },
      kind: row.id === moved.id ? "place" : "shift",
    }),
  );
  const { step } = await writeStep(trx, revision, { subject, kind: "place", by }, changes);
  return { step, count: changes.length === 0 ? 0 : 1 };
}

/** The positions of the rows in order, each greater than the one before: rows may share a position, and are then ordered by id. */
function placesOf(rows: readonly Pick<Placed, "id" | "position">[]): number[] {
  const places: number[] = [];
  for (const { position } of rows) places.push(Math.max(position, (places.at(-1) ?? Number.NEGATIVE_INFINITY) + 1));
  return places;
}

const movesOf = (ordered: readonly Pick<Placed, "id" | "position">[], places: readonly number[]): Map<string, number> =>
  new Map(
    ordered.flatMap(({ id, position }, index): [string, number][] => {
      const place = places[index] ?? position;
      return place === position ? [] : [[id, place]];
    }),
  );
