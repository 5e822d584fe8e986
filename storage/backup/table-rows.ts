import { type Kysely, sql, type Transaction } from "kysely";
import type { CopiedRow } from "../../domain/backup/shop-copies.ts";
import { inBatches, pages } from "../batches.ts";
import type { Tables } from "../tables.ts";
import { type CopiedTable, KEPT_SETTINGS } from "./copied-tables.ts";

type Reading = {
  /** Settings too that no copy holds. */
  isWhole?: boolean;
  size?: number;
};

/** Rows in the order of their key, without `columns` that are left out. */
export const rowsIn = (
  db: Kysely<Tables>,
  { name, key }: Pick<CopiedTable, "name" | "key">,
  columns: readonly string[],
  { isWhole = false, size }: Reading = {},
): AsyncGenerator<CopiedRow[]> => {
  const refs = (names: readonly string[]) => sql.join(names.map((column) => sql.ref(column)));
  return pages<CopiedRow>(async (last, limit) => {
    const { rows } = await sql<CopiedRow>`
      select ${refs(columns)} from ${sql.table(name)}
      where ${last ? sql`(${refs(key)}) > (${sql.join(key.map((column) => last[column]))})` : sql`1 = 1`}
      ${name === "settings" && !isWhole ? sql`and ${sql.ref("key")} not in (${sql.join(KEPT_SETTINGS)})` : sql``}
      order by ${refs(key)} limit ${sql.lit(limit)}`.execute(db);
    return rows;
  }, size);
};

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
