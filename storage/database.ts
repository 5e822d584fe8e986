import { Kysely } from "kysely";
import { ShopError } from "../domain/error.ts";
import type { Engine } from "./engine/engine.ts";
import { guarded } from "./engine/guarded-dialect.ts";
import type { PoolErrorListener } from "./engine/postgres.ts";
import { openSqlite } from "./engine/sqlite.ts";
import { migrate } from "./migrations/migrations.ts";
import { readRevision } from "./revision.ts";
import { openStore, type Store } from "./store.ts";
import type { Tables } from "./tables.ts";

export type Database = {
  db: Kysely<Tables>;
  store: Store;
  engine: "sqlite" | "postgres";
  isReady(): Promise<boolean>;
  close(): Promise<void>;
};

type Options = {
  databaseUrl?: string | undefined;
  /** The folder of the SQLite file; `:memory:` for one that is gone when closed. */
  dataDir: string;
  onPoolError?: PoolErrorListener;
  /** Another process's writes cannot be followed just now. */
  onWatchFailed?: (error: unknown) => void;
};

export async function openDatabase(options: Options): Promise<Database> {
  const { databaseUrl, dataDir, onPoolError = () => {}, onWatchFailed = () => {} } = options;
  const engine = databaseUrl ? await openServer(databaseUrl, onPoolError) : openSqlite(dataDir);
  const db = new Kysely<Tables>({ dialect: guarded(engine.dialect) });
  try {
    await migrate(db, engine);
    const store = await openStore({ db, engine, onWatchFailed });
    const close = async () => {
      await store.close();
      await db.destroy();
    };
    return { db, store, engine: engine.name, isReady: () => isReady(db), close };
  } catch (error) {
    await db.destroy();
    throw causeOf(error);
  }
}

/** Read only when it is needed: most shops are a file, and the client weighs ten megabytes. */
async function openServer(databaseUrl: string, onPoolError: PoolErrorListener): Promise<Engine> {
  const { openPostgres } = await import("./engine/postgres.ts");
  return openPostgres(databaseUrl, onPoolError);
}

/** At the start the owner reads the message, not a customer: she needs the cause. */
const causeOf = (error: unknown): unknown => (error instanceof ShopError ? (error.cause ?? error) : error);

async function isReady(db: Kysely<Tables>): Promise<boolean> {
  try {
    await readRevision(db);
    return true;
  } catch {
    return false;
  }
}
