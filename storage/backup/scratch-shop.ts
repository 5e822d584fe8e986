import type { Kysely } from "kysely";
import { picturePart, tablePart } from "../../domain/backup/copy-format.ts";
import { refusedCopy } from "../../domain/backup/refused-copy.ts";
import type { CopiedRow, ShopContents } from "../../domain/backup/shop-copies.ts";
import { ShopError } from "../../domain/error.ts";
import type { FirstSettings } from "../../domain/shop/setting-values.ts";
import { type Database, openDatabase } from "../database.ts";
import { openEngine, withDialect } from "../engine/engine.ts";
import { isBeforeBaseline, migrateUpTo, SCHEMA } from "../migrations/migrations.ts";
import { readChanges } from "../stored-snapshot.ts";
import type { Tables } from "../tables.ts";
import { type CopiedTable, columnsByTable, inCopy, insertRows, omittedColumns } from "./table-rows.ts";

/**
 * Loads a copy into an empty SQLite database in `folder`, at the migration level of the copy, and migrates it like every shop. Constraints
 * refuse rows that no shop can hold. A value that the shop cannot read is restored as it is, and reported like one of the shop's own.
 * Pictures stay in the file.
 */
export async function openScratch(contents: ShopContents, folder: string, first: FirstSettings): Promise<Database> {
  if (contents.schema > SCHEMA) throw refusedCopy.newer();
  if (isBeforeBaseline(contents.schema)) throw refusedCopy.tooOld();
  await loadRows(contents, folder);
  const database = await openDatabase({ dataDir: folder });
  try {
    await readChanges(database.store, first, -1);
    await comparePictures(database, contents);
    return database;
  } catch (error) {
    await database.close();
    throw error instanceof ShopError && error.code !== "unavailable" ? error : refusedCopy.inconsistent(error);
  }
}

async function loadRows(contents: ShopContents, folder: string): Promise<void> {
  await withEmptyShop(folder, contents.schema, async (db) => {
    const columns = await columnsByTable(db);
    await db.transaction().execute(async (trx) => {
      for (const table of expectedTables(contents, columns)) {
        const omitted = omittedColumns(table, contents.isFull);
        const known = new Set(columns.get(table.name)?.filter((column) => !omitted.has(column)));
        for await (const batch of batchesOf(contents.rows(table.name))) {
          if (!batch.every((row) => Object.keys(row).every((column) => known.has(column)))) {
            throw refusedCopy.inconsistent();
          }
          const rows = table.name === "media" ? batch.map((row) => ({ ...row, bytes: NO_BYTES })) : batch;
          await insertRows(trx, table.name, rows).catch(refuseRows);
        }
      }
    });
  });
}

/** A SQLite database with the tables of a migration level. */
export async function withEmptyShop<Result>(
  dataDir: string,
  schema: number,
  use: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const engine = await openEngine({ dataDir });
  try {
    await withDialect(engine.migrations.dialect, (db) => migrateUpTo(schema, db, engine));
    return await withDialect(engine.dialect, use);
  } finally {
    await engine.stop();
  }
}

/** The tables that a copy of this level has: no more, and no fewer. Only a copy of before 1.1 does not say who was blotted out. */
function expectedTables({ tables, isFull }: ShopContents, columns: ReadonlyMap<string, unknown>): CopiedTable[] {
  const expected = inCopy(isFull).filter(
    ({ name, copied }) => columns.has(name) && (copied !== "blotted" || tables.includes(name)),
  );
  const missing = expected.find(({ name }) => !tables.includes(name));
  const unexpected = tables.find((table) => !expected.some(({ name }) => name === table));
  if (missing) throw refusedCopy.missing(tablePart(missing.name));
  if (unexpected !== undefined) throw refusedCopy.unexpected(tablePart(unexpected));
  return expected;
}

const NO_BYTES = new Uint8Array();

const BATCH = 200;
const BATCH_LENGTH = 4 * 1024 ** 2;

/** Rows of one statement have the same columns, and are in memory together. */
async function* batchesOf(rows: AsyncIterable<CopiedRow>): AsyncGenerator<CopiedRow[]> {
  let batch: CopiedRow[] = [];
  let length = 0;
  for await (const row of rows) {
    const [first] = batch;
    const isFull = batch.length === BATCH || length > BATCH_LENGTH;
    if (isFull || (first && Object.keys(first).join() !== Object.keys(row).join())) {
      yield batch;
      [batch, length] = [[], 0];
    }
    batch.push(row);
    for (const value of Object.values(row)) length += String(value).length;
  }
  if (batch.length > 0) yield batch;
}

/** A violated constraint is the fault of the file; a full disk is not. */
function refuseRows(error: unknown): never {
  if (error instanceof ShopError && error.code === "unavailable") throw error;
  throw refusedCopy.inconsistent(error);
}

/** Every picture is described by a row, and every row has its picture. */
async function comparePictures({ db }: Database, { hashes }: ShopContents): Promise<void> {
  const rows = await db.selectFrom("media").select("hash").execute();
  const described = new Set(rows.map(({ hash }) => hash));
  const there = new Set(hashes);
  const missing = [...described].find((hash) => !there.has(hash));
  if (missing !== undefined) throw refusedCopy.missing(picturePart(missing));
  if (described.size < hashes.length) throw refusedCopy.inconsistent();
}
