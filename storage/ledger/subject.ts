import type { Transaction } from "kysely";
import { ShopError } from "../../domain/error.ts";
import { inBatches } from "../batches.ts";
import type { Columns, Stored } from "../columns.ts";
import type { Reading } from "../store.ts";
import type { Tables } from "../tables.ts";

export type SubjectRow = Readonly<Record<string, Stored>> & { readonly id: string; readonly revision: number };

/** The subject of a history: rows of one kind, what of them can be taken back, and how they are read and written. */
export type Subject<Row extends SubjectRow = SubjectRow> = {
  kind: string;
  columns: Columns;
  /** Columns that rows share, like places on a shelf: undone for all of them or for none, and no part of a version. */
  shared: readonly string[];
  /** The column that says since when a row lies in the trash, where there is one. */
  removal?: string;
  refusals: { missing: string; changed: string };
  nameOf(row: Row): string;
  /** Of few enough for one statement. */
  read(reading: Reading, ids: readonly string[]): Promise<Row[]>;
  replace(trx: Transaction<Tables>, rows: readonly Row[]): Promise<void>;
  /** Gives a changed row what follows from the change, such as an address from a name. */
  settle?(trx: Transaction<Tables>, change: { before: Row; after: Row; at: string }): Promise<Row>;
};

/** Each once; what never was is left out, what lies in the trash is not. */
export async function rowsOf<Row extends SubjectRow>(
  reading: Reading,
  subject: Subject<Row>,
  ids: readonly string[],
): Promise<Row[]> {
  const found: Row[] = [];
  for await (const some of inBatches([...new Set(ids)])) found.push(...(await subject.read(reading, some)));
  return found;
}

/** With `expectedRevision`, fails with `conflict` when someone else saved meanwhile. */
export async function requireRow<Row extends SubjectRow>(
  reading: Reading,
  subject: Subject<Row>,
  { id, expectedRevision }: { id: string; expectedRevision?: number | undefined },
): Promise<Row> {
  const [row] = await rowsOf(reading, subject, [id]);
  if (!row || isRemoved(subject, row)) throw new ShopError("not-found", subject.refusals.missing);
  if (expectedRevision !== undefined && expectedRevision !== row.revision) {
    throw new ShopError("conflict", subject.refusals.changed);
  }
  return row;
}

export const isRemoved = ({ removal }: Pick<Subject, "removal">, row: SubjectRow): boolean =>
  removal !== undefined && row[removal] !== null;
