import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Kysely, sql } from "kysely";

type Place = { databaseUrl: string | undefined; dataDir: string };

/** Asks the database for an answer, and changes nothing in it: it creates no file and migrates no table. */
export const reachDatabase = ({ databaseUrl, dataDir }: Place): Promise<void> =>
  databaseUrl ? reachServer(databaseUrl) : reachFile(join(dataDir, "fiyonk.sqlite"));

async function reachServer(databaseUrl: string): Promise<void> {
  const { openPostgres } = await import("./engine/postgres.ts");
  const db = new Kysely({ dialect: openPostgres(databaseUrl).dialect });
  try {
    await sql`select 1`.execute(db);
  } finally {
    await db.destroy();
  }
}

async function reachFile(path: string): Promise<void> {
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    file.prepare("select count(*) from sqlite_schema").get();
  } finally {
    file.close();
  }
}
