import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { FIRST_CATEGORIES } from "../../../content/first-sections.ts";
import { type Database, openDatabase } from "../../../storage/database.ts";
import { EVERY_TABLE } from "../../../storage/every-table.ts";
import { temporaryFolder } from "../temporary-folder.ts";
import { createTestDatabase, emptyTestDatabase, query } from "./postgres-databases.ts";
import { readCatalog } from "./read-catalog.ts";

/** The location of a database, for openDatabase. */
export type DatabaseLocation = { dataDir: string; databaseUrl?: string };

/**
 * The storage contract runs on each engine. Every test gets a database of its own without rows. One that migrates or changes the tables
 * takes `newEmptyLocation`, which has no tables either.
 */
export const ENGINES = [
  { engine: "sqlite", newLocation: newMigratedFolder, newEmptyLocation: newFolder },
  { engine: "postgres", newLocation: newPostgresDatabase, newEmptyLocation: newEmptyPostgresDatabase },
] as const;

export async function openFor(location: DatabaseLocation): Promise<Database> {
  const database = await openDatabase(location);
  onTestFinished(() => database.close());
  return database;
}

/** Opens a catalog with the first categories, ready for products. */
export async function openCatalogFor(location: DatabaseLocation) {
  const database = await openFor(location);
  const catalog = readCatalog(database.store);
  await catalog.addFirstCategories(FIRST_CATEGORIES);
  return { ...database, catalog };
}

async function newFolder(): Promise<DatabaseLocation> {
  const dataDir = await temporaryFolder();
  return { dataDir };
}

let migratedFile: Promise<Buffer> | undefined;

async function newMigratedFolder(): Promise<DatabaseLocation> {
  migratedFile ??= migrateFile();
  const location = await newFolder();
  await writeFile(join(location.dataDir, "fiyonk.sqlite"), await migratedFile, { mode: 0o600 });
  return location;
}

async function migrateFile(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), "fiyonk-storage-"));
  await (await openDatabase({ dataDir })).close();
  const bytes = await readFile(join(dataDir, "fiyonk.sqlite"));
  await rm(dataDir, { recursive: true });
  return bytes;
}

/** The migrated database of this worker. Deleting its rows takes a tenth of the time of migrating an empty one. */
let migrated: Promise<{ databaseUrl: string; deleteRows: string }> | undefined;

export async function newPostgresDatabase() {
  migrated ??= migrateDatabase();
  const { databaseUrl, deleteRows } = await migrated;
  await query(databaseUrl, deleteRows);
  return { dataDir: tmpdir(), databaseUrl } satisfies DatabaseLocation;
}

async function migrateDatabase() {
  const databaseUrl = await createTestDatabase(inject("postgres"));
  const { db, close } = await openDatabase({ dataDir: tmpdir(), databaseUrl });
  const levels = await db.selectFrom("meta").selectAll().execute();
  await close();
  const tables = EVERY_TABLE.map(({ name }) => name).toReversed();
  const rows = levels.map(({ key, value }) => `('${key}', ${value})`);
  const statements = [...tables.map((name) => `delete from ${name}`), `insert into meta values ${rows.join()}`];
  return { databaseUrl, deleteRows: statements.join(";") };
}

let emptied: string | undefined;

export async function newEmptyPostgresDatabase() {
  emptied ??= await createTestDatabase(inject("postgres"));
  await emptyTestDatabase(emptied);
  return { dataDir: tmpdir(), databaseUrl: emptied } satisfies DatabaseLocation;
}
