import { createHash, type Hash } from "node:crypto";
import type { Kysely } from "kysely";
import { columnsByTable, rowsIn } from "../backup/table-rows.ts";
import { type EveryTable, MOVED_TABLES } from "../every-table.ts";
import type { Tables } from "../tables.ts";

export type MovedRow = Record<string, unknown>;

/** How many rows a table has, and the sum of all of them. Equal on both engines if the rows are. */
type TableSum = { rows: number; sum: string };

export type Sums = Map<string, TableSum>;

/** Rows of these are read a few at a time, because of their bytes. */
const HEAVY = new Set<string>(["media", "client_files"]);
const HEAVY_BATCH = 20;

/** Reads every row once, in order, gives them to `use`, and sums them up. */
export async function sumsOf(
  db: Kysely<Tables>,
  use: (table: EveryTable, rows: readonly MovedRow[]) => Promise<void> = async () => {},
): Promise<Sums> {
  const columns = await columnsByTable(db);
  const sums: Sums = new Map();
  for (const table of MOVED_TABLES) {
    const names = (columns.get(table.name) ?? []).toSorted();
    const hash = createHash("sha256");
    let count = 0;
    const size = HEAVY.has(table.name) ? { size: HEAVY_BATCH } : {};
    for await (const rows of rowsIn(db, table, names, { isWhole: true, ...size })) {
      for (const row of rows) addRow(hash, names, row);
      count += rows.length;
      await use(table, rows);
    }
    sums.set(table.name, { rows: count, sum: hash.digest("hex") });
  }
  return sums;
}

function addRow(hash: Hash, names: readonly string[], row: MovedRow): void {
  const values = names.map((name) => {
    const value = row[name];
    return value instanceof Uint8Array ? createHash("sha256").update(value).digest("hex") : value;
  });
  hash.update(`${JSON.stringify(values)}\n`);
}

/** One number for the whole shop that fits `meta`. */
export function shopSum(sums: Sums): number {
  const hash = createHash("sha256");
  for (const { name, moved } of MOVED_TABLES)
    if (moved !== "by itself") hash.update(`${name} ${sums.get(name)?.sum}\n`);
  return hash.digest().readUInt32BE() >>> 1;
}

export const differentTables = (one: Sums, other: Sums): string[] =>
  [...one].filter(([name, { sum }]) => other.get(name)?.sum !== sum).map(([name]) => name);
