import { type Kysely, sql, type Transaction } from "kysely";
import type { CopiedRow } from "../../domain/backup/shop-copies.ts";
import { soldWords } from "../../domain/order-book/order-search-words.ts";
import { inBatches, pages } from "../batches.ts";
import { type Copied, EVERY_TABLE, type EveryTable } from "../every-table.ts";
import { blottedEvent, withoutFreeWords } from "../order-book/blotted-rows.ts";
import { ORDERS } from "../order-book/order-subject.ts";
import { linesIn } from "../order-columns.ts";
import type { Tables } from "../tables.ts";
import { copiedWithoutWords } from "../taken-down-words.ts";

/** Reads these columns of the table, in the order of its key. `KEPT_SETTINGS` are left out. */
export const rowsIn = (
  db: Kysely<Tables>,
  { name, key }: Pick<CopiedTable, "name" | "key">,
  columns: readonly string[],
): AsyncGenerator<CopiedRow[]> => {
  const refs = (names: readonly string[]) => sql.join(names.map((column) => sql.ref(column)));
  return pages<CopiedRow>(async (last, limit) => {
    const { rows } = await sql<CopiedRow>`
      select ${refs(columns)} from ${sql.table(name)}
      where ${last ? sql`(${refs(key)}) > (${sql.join(key.map((column) => last[column]))})` : sql`1 = 1`}
      ${name === "settings" ? sql`and ${sql.ref("key")} not in (${sql.join(KEPT_SETTINGS)})` : sql``}
      order by ${refs(key)} limit ${sql.lit(limit)}`.execute(db);
    return rows;
  });
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

/** The shop's key for recognising devices: in no copy, and no restore changes it. */
export const KEPT_SETTINGS: readonly string[] = ["device-key"];

export type CopiedTable = Exclude<EveryTable, { copied: "never" }>;

export const COPIED_TABLES = EVERY_TABLE.filter((table): table is CopiedTable => table.copied !== "never");

export const tablesOf = (copied: Copied["copied"]): CopiedTable[] =>
  COPIED_TABLES.filter((table) => table.copied === copied);

const IN_EVERY_COPY = new Set<Copied["copied"]>(["shop", "people", "book", "blotted"]);

export const inCopy = (isFull: boolean): CopiedTable[] =>
  COPIED_TABLES.filter(({ copied }) => isFull || IN_EVERY_COPY.has(copied));

export function omittedColumns(table: CopiedTable, isFull: boolean): ReadonlySet<string> {
  if (table.copied === "shop") return new Set(table.omitted);
  if (isFull) return new Set();
  if (table.copied === "people") return new Set(table.secrets);
  return new Set(table.copied === "book" ? table.persons : []);
}

/** The row as a copy gets it. Only a full copy gets the person of an order and her own words, also in the order's events. */
export function copiedRow(table: string, row: CopiedRow, isFull: boolean): CopiedRow {
  if (isFull) return row;
  if (table === "events" && row.subject === ORDERS.kind) {
    return { ...row, ...blottedEvent({ changes: String(row.changes) }) };
  }
  if (table !== "orders") return copiedWithoutWords(table, row);
  const [lines, discounts, carrier] = [String(row.lines), String(row.discounts), String(row.carrier)];
  const free = withoutFreeWords({ lines, discounts, carrier });
  return { ...row, ...free, words: soldWords(linesIn(free.lines)) };
}
