import { sql, type Transaction } from "kysely";
import { ShopError } from "../../domain/error.ts";
import { type Author, mayChangePrices, maySeePersons, type Trouble } from "../../domain/ledger.ts";
import { inBatches } from "../batches.ts";
import type { Columns, Stored } from "../columns.ts";
import type { Reading } from "../store.ts";
import type { Tables } from "../tables.ts";
import type { ColumnChanges } from "./listed-events.ts";

export type SubjectRow = Readonly<Record<string, Stored>> & { readonly id: string; readonly revision: number };

/** A kind of row that has a history: which columns can be undone, and how rows are read and written. */
export type Subject<Row extends SubjectRow = SubjectRow> = {
  kind: string;
  columns: Columns;
  /**
   * Columns whose values depend on other rows, like positions. They are undone for all rows of a step or for none, and are no part of a
   * version.
   */
  shared: readonly string[];
  /** Columns that also change with an order (`beside`). Only an undo of the order's step changes them back. They are no part of a version. */
  followed?: readonly string[];
  /**
   * Columns that only gather notes of what happened. They are no part of a version, and a change of theirs alone does not make old what
   * somebody has seen of the row.
   */
  notes?: readonly string[];
  /** The column that names the row which has set the columns `of`. It is undone together with them or not at all, and is no part of a version. */
  owner?: { column: string; of: readonly string[] };
  /** The columns of prices. Helpers change only kinds that have this list (decision 30). */
  prices?: readonly string[];
  /** Other columns that need the right to change prices, each with its name in a refusal. */
  withPrices?: Readonly<Record<string, string>>;
  /** Returns the name of a column that holds prices among other things, if a price in it changes. */
  repriced?(changes: ColumnChanges): string | undefined;
  /** The columns that say something about a person. Helpers change them only where the owner allows it (decision 26). */
  persons?: readonly string[];
  /** The value of another field without the words in it that may name a person. */
  hushed?(field: string, value: unknown): unknown;
  refusals: { missing: string; changed: string };
  nameOf(row: Row): string;
  /** The words of the list of steps: `many` for several rows; `one` for a row whose name alone does not say what it is. */
  many: string;
  one?(name: string): string;
  /** Reads at most one batch of ids. */
  read(reading: Reading, ids: readonly string[]): Promise<Row[]>;
  write(trx: Transaction<Tables>, rows: readonly Row[]): Promise<void>;
  /**
   * Merges columns of several entries, such as counts. Where such a column has changed since, an undo and an earlier version put back only
   * the entries that the step removed.
   */
  entries?: Readonly<Record<string, (now: Stored, change: ColumnChanges[string]) => Stored>>;
  /** A value that cannot be read, or a rule that the row breaks. No step may lead there, and a row that is in trouble is not shown. */
  trouble?(row: Row): Trouble | undefined;
  /** The value of a field that is stored as null until it is changed. */
  firstOf?(id: string, field: string): unknown;
  /** Translates the columns that refer to rows of another kind. */
  today?(reading: Reading): Promise<CurrentNames>;
  /** Throws where an undo or an earlier version leaves rows that contradict each other, such as two categories of one name. */
  check?(trx: Transaction<Tables>): Promise<void>;
  /** Updates the columns that follow from a change or its undo, such as the slug from the name. */
  derive?(trx: Transaction<Tables>, change: { before: Row; after: Row; at: string; isUndo: boolean }): Promise<Row>;
  /**
   * Changes rows of another kind that depend on the changed ones, as `move` events of the same step. With `turnsBack` it runs after an undo
   * too, so the undo itself leaves these events alone.
   */
  beside?: {
    turnsBack: boolean;
    change(
      trx: Transaction<Tables>,
      revision: number,
      done: {
        step: string;
        by: Author;
        /** The step that this one takes back. */
        undoes?: string | undefined;
        changes: readonly { before: Row; after: Row }[];
      },
    ): Promise<unknown>;
  };
};

/** Translates the values of an event to present names. */
export type CurrentNames = {
  named(column: string, value: Stored): Stored;
  /** The value that an undo can restore. Throws `conflict` if what it refers to is gone. */
  kept(column: string, value: Stored): Stored;
};

/** Reads each row once, rows in the trash too. Unknown ids are left out. */
export async function rowsOf<Row extends SubjectRow>(
  reading: Reading,
  subject: Subject<Row>,
  ids: readonly string[],
): Promise<Row[]> {
  const found: Row[] = [];
  for await (const batch of inBatches([...new Set(ids)])) found.push(...(await subject.read(reading, batch)));
  return found;
}

const UNCHANGED: CurrentNames = { named: (_, value) => value, kept: (_, value) => value };

export const todayOf = async (reading: Reading, subject: Pick<Subject, "today">): Promise<CurrentNames> =>
  (await subject.today?.(reading)) ?? UNCHANGED;

/** Adds the rows, or replaces those with the same ids. */
export async function upsert(trx: Transaction<Tables>, table: string, rows: readonly SubjectRow[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== "id");
  const asSent = Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)]));
  const tables = trx.withTables<Record<string, Record<string, unknown>>>();
  await tables
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doUpdateSet(asSent))
    .execute();
}

/** The column that holds when a row was moved to the trash, for kinds that have one. */
export const REMOVAL = "deleted_at";

export const isRemoved = (row: SubjectRow): boolean => typeof row[REMOVAL] === "string";

type Kind = Pick<Subject, "columns" | "prices" | "withPrices" | "repriced" | "persons">;

/** Refuses what the author may not change, wherever the change comes from: a form, many products at once, an undo. */
export function requireReach(kind: Kind, by: Author, changes: ColumnChanges): void {
  const { columns, prices, withPrices = {}, persons = [] } = kind;
  if (by.reach === "shop") return;
  if (!prices) throw new ShopError("forbidden", "Bunu yalnız dükkân sahibi değiştirebilir");
  const refuse = (what: string, changed: string | undefined) => {
    if (changed === undefined) return;
    throw new ShopError("invalid", `${what} yalnız dükkân sahibi değiştirebilir`, { field: columns[changed]?.field });
  };
  const firstChanged = (among: readonly string[]) => among.find((column) => column in changes);
  if (!mayChangePrices(by)) {
    refuse("Fiyatı", firstChanged(prices) ?? kind.repriced?.(changes));
    for (const [column, what] of Object.entries(withPrices)) refuse(what, firstChanged([column]));
  }
  if (!maySeePersons(by)) refuse("Kişi bilgilerini", firstChanged(persons));
}

type Next = Record<string, Stored>;

/** Leaves out the columns of persons where the author may not see them, so that they stay as they are. */
export const withinReach = ({ persons = [] }: Pick<Subject, "persons">, by: Author, next: Next): Next =>
  maySeePersons(by) ? next : without(persons, next);

export const without = <Value>(columns: readonly string[], row: Record<string, Value>): Record<string, Value> =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));
