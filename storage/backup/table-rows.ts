import { setImmediate as letOthersRun } from "node:timers/promises";
import { type Kysely, sql, type Transaction } from "kysely";
import type { CopiedRow } from "../../domain/backup/shop-copies.ts";
import { inBatches } from "../batches.ts";
import type { Tables } from "../tables.ts";
import { type CopiedTable, KEPT_SETTINGS } from "./copied-tables.ts";

/** The rows of one statement; other requests run between two of them. */
const BATCH = 200;

type Reading = {
  /** Settings too that no copy holds. */
  isWhole?: boolean;
  size?: number;
};

/** Rows in the order of their key, without `columns` that are left out. */
export async function* rowsIn(
  db: Kysely<Tables>,
  { name, key }: Pick<CopiedTable, "name" | "key">,
  columns: readonly string[],
  { isWhole = false, size = BATCH }: Reading = {},
): AsyncGenerator<CopiedRow[]> {
  let last: readonly unknown[] | undefined;
  for (;;) {
    const { rows } = await sql<CopiedRow>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
      where ${last ? sql`(${sql.join(key.map((column) => sql.ref(column)))}) > (${sql.join(last)})` : sql`1 = 1`}
      ${name === "settings" && !isWhole ? sql`and ${sql.ref("key")} not in (${sql.join(KEPT_SETTINGS)})` : sql``}
      order by ${sql.join(key.map((column) => sql.ref(column)))} limit ${sql.lit(size)}`.execute(db);
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < size) return;
    last = key.map((column) => end[column]);
    await letOthersRun();
  }
}

export async function insertRows(
  trx: Transaction<Tables>,
  table: string,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const tables = trx.withTables<Record<string, Record<string, unknown>>>();
  for await (const batch of inBatches(rows)) await tables.insertInto(table).values(batch).execute();
}

/** The columns of every table. */
export async function columnsByTable(db: Kysely<Tables>): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables();
  return new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
}
