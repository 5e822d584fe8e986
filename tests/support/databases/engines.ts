import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { FIRST_CATEGORIES } from "../../../content/first-categories.ts";
import { type Database, openDatabase } from "../../../storage/database.ts";
import { createTestDatabase, emptyTestDatabase } from "./postgres-databases.ts";
import { readCatalog } from "./read-catalog.ts";

/** The location of a database, for openDatabase. */
export type DatabaseLocation = { dataDir: string; databaseUrl?: string };

/** The storage contract runs on each engine. Every test gets an empty database of its own. */
export const ENGINES = [
  { engine: "sqlite", newLocation: newFolder },
  { engine: "postgres", newLocation: newPostgresDatabase },
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
  const dataDir = await mkdtemp(join(tmpdir(), "fiyonk-storage-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { dataDir };
}

/** The one database of this worker. Emptying it for each test takes a tenth of the time of a new one. */
let workerDatabase: string | undefined;

export async function newPostgresDatabase() {
  workerDatabase ??= await createTestDatabase(inject("postgres"));
  await emptyTestDatabase(workerDatabase);
  return { dataDir: tmpdir(), databaseUrl: workerDatabase } satisfies DatabaseLocation;
}
