import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import type { Author, DoneStep, EventKind, StepKind } from "../../domain/catalog/ledger.ts";
import { inTurns } from "../in-turns.ts";
import { type Kept, PRODUCT_COLUMNS, type RowOf } from "../product-columns.ts";
import type { Reading } from "../store.ts";
import type { EventRow, ProductRow, Tables } from "../tables.ts";
import { renamedSlug } from "./slug-history.ts";

const KEPT = Object.keys(PRODUCT_COLUMNS);

export type KeptChanges = Partial<RowOf<typeof PRODUCT_COLUMNS>>;

/** The columns that changed, each as it was before and after. */
export type ColumnChanges = Record<string, [before: Kept, after: Kept]>;

type KeptRow = Readonly<Record<string, Kept>>;

export type RowChange = { row: ProductRow; next: KeptChanges; kind?: EventKind };

type Step = { kind: StepKind; by: Author; undoes?: string };

type Written = DoneStep & { rows: ProductRow[] };

/** The one way in which products change: the rows, and for each what was done to it, by whom. */
export async function writeStep(
  trx: Transaction<Tables>,
  revision: number,
  { kind, by, undoes }: Step,
  changes: readonly RowChange[],
): Promise<Written> {
  const step = randomUUID();
  const at = new Date().toISOString();
  const written: ProductRow[] = [];
  for await (const some of inTurns(changes)) {
    const rows: ProductRow[] = [];
    const events: EventRow[] = [];
    for (const { row, next, kind: ownKind = kind } of some) {
      const slug = next.name === undefined ? row.slug : await renamedSlug(trx, row, next.name);
      const changed = { ...row, ...next, slug, updated_at: at, revision };
      rows.push(changed);
      events.push(
        eventOf({ step_id: step, revision, at, kind: ownKind, by, undoes }, changed, differences(row, changed)),
      );
    }
    await replaceRows(trx, rows);
    await trx.insertInto("events").values(events).execute();
    written.push(...rows);
  }
  return { step, count: written.length, rows: written };
}

export const changesSomething = ({ row, next }: RowChange): boolean =>
  Object.keys(differences(row, { ...row, ...next })).length > 0;

/** A product's first row, and the event that says who made it. */
export async function writeFirst(
  trx: Transaction<Tables>,
  row: ProductRow,
  { by, revision }: { by: Author; revision: number },
): Promise<void> {
  await trx.insertInto("products").values(row).execute();
  const about = { step_id: randomUUID(), revision, at: row.created_at, kind: "create", by } as const;
  await trx
    .insertInto("events")
    .values(eventOf(about, row, {}))
    .execute();
}

type About = Pick<EventRow, "step_id" | "revision" | "at" | "kind"> & { by: Author; undoes?: string | undefined };

const eventOf = ({ by, undoes, ...about }: About, row: ProductRow, changes: ColumnChanges): EventRow => ({
  ...about,
  id: randomUUID(),
  user_id: by.id,
  user_name: by.name,
  undoes: undoes ?? null,
  product_id: row.id,
  product_name: row.name,
  changes: JSON.stringify(changes),
});

const differences = (before: KeptRow, after: KeptRow): ColumnChanges =>
  Object.fromEntries(
    KEPT.filter((column) => before[column] !== after[column]).map((column) => [
      column,
      [before[column] ?? null, after[column] ?? null],
    ]),
  );

/** Rows that are there: what looks like an insert always meets its own id. */
async function replaceRows(trx: Transaction<Tables>, rows: readonly ProductRow[]): Promise<void> {
  await trx
    .insertInto("products")
    .values(rows)
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        ...Object.fromEntries(KEPT.map((column) => [column, sql.ref(`excluded.${column}`)])),
        slug: ref("excluded.slug"),
        updated_at: ref("excluded.updated_at"),
        revision: ref("excluded.revision"),
      })),
    )
    .execute();
}

/** Each once; what never was is left out, what lies in the trash is not. */
export async function rowsOf(reading: Reading, ids: readonly string[]): Promise<ProductRow[]> {
  const found = new Map<string, ProductRow>();
  for await (const some of inTurns([...new Set(ids)])) {
    for (const row of await reading.selectFrom("products").selectAll().where("id", "in", some).execute()) {
      found.set(row.id, row);
    }
  }
  return [...found.values()];
}
