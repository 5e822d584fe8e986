import { createHash, type Hash } from "node:crypto";
import type { Kysely } from "kysely";
import { ShopError } from "../../domain/error.ts";
import { columnsByTable, rowsIn } from "../backup/table-rows.ts";
import { type DatabasePlace, type Engine, openEngine, withDialect } from "../engine/engine.ts";
import { type EveryTable, MOVED_TABLES } from "../every-table.ts";
import { readMeta } from "../meta.ts";
import { migrate, SCHEMA } from "../migrations/migrations.ts";
import type { Tables } from "../tables.ts";

/** One place may have two addresses. Every database has an epoch of its own, also after a move. */
export async function refuseSamePlace(source: Kysely<Tables>, target: Kysely<Tables>): Promise<void> {
  if ((await readMeta(source, "epoch")) === (await readMeta(target, "epoch"))) {
    throw refused("Dükkân zaten orada: hedef, dükkânın şimdiki yeri. Başka bir veritabanı ya da klasör seç.");
  }
}

/** The target is empty, or as an earlier move of this same shop left it. Anything else may be somebody's only copy. */
export async function refuseForeignTarget(source: Kysely<Tables>, target: Kysely<Tables>): Promise<void> {
  if (await isEmpty(target)) return;
  const left = await readMeta(target, "moved");
  if (left === undefined)
    throw refused("Hedef boş değil: içinde bir dükkân var. Boş bir veritabanı ya da boş bir klasör seç.");
  if ((await oldestAccount(source)) !== (await oldestAccount(target))) {
    throw refused("Hedefte başka bir dükkân var. Boş bir veritabanı ya da boş bir klasör seç.");
  }
  if (shopSum(await sumsOf(target)) !== left) {
    throw refused(
      "Hedefteki dükkânda taşımadan sonra kayıt yapılmış; üzerine yazılsa o kayıtlar silinirdi. Yeniden taşıyacaksan hedefi önce boşalt.",
    );
  }
}

async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  const tables = db.withTables<Record<string, { key: string }>>();
  for (const { name, moved } of MOVED_TABLES) {
    if (moved === "by itself") continue;
    const rows = await tables
      .selectFrom(name)
      .select((row) => row.lit(1).as("one"))
      .limit(1)
      .execute();
    if (rows.length > 0) return false;
  }
  return true;
}

/** The first one is the owner's, and no two shops have the same. */
async function oldestAccount(db: Kysely<Tables>): Promise<string | undefined> {
  const first = await db
    .selectFrom("users")
    .select("id")
    .orderBy("created_at")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return first?.id;
}

const refused = (sentence: string) => new ShopError("conflict", sentence);

/** The target cannot be opened or written. The cause is an error of the database or the system. */
export class TargetFailure extends Error {
  constructor(cause: unknown) {
    super("the target of the move", { cause });
    this.name = "TargetFailure";
  }
}

/** Creates the tables of an empty target. One that has `meta` is not changed: a program of another version may run on it. */
export async function prepareTarget(to: DatabasePlace): Promise<void> {
  try {
    await withSide(to, async (target, engine) => {
      const meta = (await columnsByTable(target)).get("meta");
      await (meta
        ? refuseOtherVersion(target, meta)
        : withDialect(engine.migrations.dialect, (db) => migrate(db, engine)));
    });
  } catch (error) {
    throw error instanceof ShopError && error.code === "conflict" ? error : new TargetFailure(error);
  }
}

async function refuseOtherVersion(target: Kysely<Tables>, columns: readonly string[]): Promise<void> {
  if (!columns.includes("key") || !columns.includes("value")) {
    throw new ShopError("conflict", `Hedefte başka bir programın tabloları var. ${ANOTHER}`);
  }
  if ((await readMeta(target, "schema")) === SCHEMA) return;
  throw new ShopError("conflict", `Hedefte başka bir sürümün dükkânı var. ${ANOTHER}`);
}

const ANOTHER = "Boş bir veritabanı ya da boş bir klasör seç.";

/** One connection without time limits. */
export async function withSide<Result>(
  side: DatabasePlace,
  work: (db: Kysely<Tables>, engine: Engine) => Promise<Result>,
): Promise<Result> {
  const engine = await openEngine(side);
  try {
    return await withDialect(engine.openAside(), (db) => work(db, engine));
  } finally {
    await engine.stop();
  }
}

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
