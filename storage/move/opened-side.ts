import { Kysely } from "kysely";
import type { Engine } from "../engine/engine.ts";
import { openSqlite } from "../engine/sqlite.ts";
import type { Tables } from "../tables.ts";

/** A database: PostgreSQL's address, or the folder of a SQLite file. */
export type Side = { databaseUrl: string | undefined; dataDir: string };

/** One connection without time limits. */
export async function withSide<Result>(
  { databaseUrl, dataDir }: Side,
  work: (db: Kysely<Tables>, engine: Engine) => Promise<Result>,
): Promise<Result> {
  const engine = databaseUrl ? await openServer(databaseUrl) : await openSqlite(dataDir);
  const db = new Kysely<Tables>({ dialect: engine.openAside() });
  try {
    return await work(db, engine);
  } finally {
    await db.destroy();
    await engine.stop();
  }
}

async function openServer(databaseUrl: string): Promise<Engine> {
  const { openPostgres } = await import("../engine/postgres.ts");
  return openPostgres(databaseUrl);
}
