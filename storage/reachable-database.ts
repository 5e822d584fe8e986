import { Kysely } from "kysely";
import { openSqliteToRead } from "./engine/sqlite.ts";
import { type Look, lookAt, tryMigration } from "./migrations/migrations.ts";
import type { Tables } from "./tables.ts";

type Place = { databaseUrl: string | undefined; dataDir: string };

/** Asks the database everything that a start asks, and changes nothing in it. `look` reads the tables of a shop that is there. */
export const reachDatabase = ({ databaseUrl, dataDir }: Place, look: Look = async () => {}): Promise<void> =>
  databaseUrl ? reachServer(databaseUrl, look) : reachFile(dataDir, look);

async function reachServer(databaseUrl: string, look: Look): Promise<void> {
  const { openPostgres } = await import("./engine/postgres.ts");
  const engine = openPostgres(databaseUrl);
  const db = new Kysely<Tables>(engine.migrations);
  try {
    await tryMigration(db, engine, look);
  } finally {
    await db.destroy();
  }
}

async function reachFile(dataDir: string, look: Look): Promise<void> {
  const db = new Kysely<Tables>({ dialect: await openSqliteToRead(dataDir) });
  try {
    // A first start that was killed may have left a file without tables, and the next one goes on.
    if ((await db.introspection.getTables()).length > 0) await lookAt(db, look);
  } finally {
    await db.destroy();
  }
}
