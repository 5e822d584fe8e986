import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { DatabaseLocation } from "./engines.ts";
import { query } from "./postgres-databases.ts";

/** Fills a database with the dump of an earlier version of the shop, so that no later migration can change it. */
export async function buildEarlier({ dataDir, databaseUrl }: DatabaseLocation, version: number): Promise<void> {
  const engine = databaseUrl ? "postgres" : "sqlite";
  const dump = await readFile(new URL(`./earlier/schema-${version}.${engine}.sql`, import.meta.url), "utf8");
  if (databaseUrl) {
    await query(databaseUrl, dump);
    return;
  }
  const file = new DatabaseSync(join(dataDir, "fiyonk.sqlite"));
  file.exec(dump);
  file.close();
}
