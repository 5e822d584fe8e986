import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject, onTestFinished } from "vitest";
import { FIRST_CATEGORIES } from "../../../content/first-categories.ts";
import { type Database, openDatabase } from "../../../storage/database.ts";
import { createTestDatabase, emptyTestDatabase } from "./postgres-place.ts";
import { readCatalog } from "./read-catalog.ts";

/** Where a database lies, as openDatabase wants to know it. */
export type Place = { dataDir: string; databaseUrl?: string };

/** The contract runs on each; every test gets a place of its own that is gone afterwards. */
export const ENGINES = [
  { engine: "sqlite", newPlace: newFolder },
  { engine: "postgres", newPlace: newPostgresDatabase },
] as const;

export async function openFor(place: Place): Promise<Database> {
  const database = await openDatabase(place);
  onTestFinished(() => database.close());
  return database;
}

/** With the first categories, ready for products. */
export async function openCatalogFor(place: Place) {
  const database = await openFor(place);
  const catalog = readCatalog(database.store);
  await catalog.addFirstCategories(FIRST_CATEGORIES);
  return { ...database, catalog };
}

async function newFolder(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), "fiyonk-storage-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return { dataDir };
}

/** One for all test files of this worker, emptied for each test: to make a new one takes ten times as long. */
let ofThisWorker: string | undefined;

async function newPostgresDatabase(): Promise<Place> {
  ofThisWorker ??= await createTestDatabase(inject("postgres"));
  await emptyTestDatabase(ofThisWorker);
  return { dataDir: tmpdir(), databaseUrl: ofThisWorker };
}
