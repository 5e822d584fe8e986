import { setTimeout as pause } from "node:timers/promises";
import { Kysely } from "kysely";
import { ShopError } from "../domain/error.ts";
import type { Engine } from "./engine/engine.ts";
import { isPassing } from "./engine/outage.ts";
import { openSqlite } from "./engine/sqlite.ts";
import { migrate } from "./migrations/migrations.ts";
import { openStore, type Store } from "./store.ts";
import type { Tables } from "./tables.ts";

export type Database = {
  db: Kysely<Tables>;
  store: Store;
  engine: "sqlite" | "postgres";
  /** The file is not what was written; unlike an outage that does not pass. */
  isDamaged(): boolean;
  close(): Promise<void>;
};

type Options = {
  databaseUrl?: string | undefined;
  /** The folder of the SQLite file; `:memory:` for one that is gone when closed. */
  dataDir: string;
  /** Called once, until the database answers again. */
  onAway?: (error: unknown) => void;
  onBack?: () => void;
  /** The thread that writes to the file has ended by itself; the next write begins another. */
  onWriterEnded?: (cause: unknown) => void;
  /** The start waits until the database answers; why, where that is known. */
  onWaiting?: (why: unknown) => void;
};

export async function openDatabase(options: Options): Promise<Database> {
  const { databaseUrl, dataDir, onAway = () => {}, onBack = () => {} } = options;
  const { onWriterEnded = () => {}, onWaiting = () => {} } = options;
  const engine = databaseUrl ? await openServer(databaseUrl) : await openSqlite(dataDir, { onWriterEnded });
  const db = new Kysely<Tables>({ dialect: engine.dialect });
  const destroy = async () => {
    await engine.stop();
    await db.destroy();
  };
  try {
    await prepare(engine, onWaiting);
    const store = await openStore({ db, engine, onAway, onBack });
    const close = async () => {
      await store.close();
      await destroy();
    };
    return { db, store, engine: engine.name, isDamaged: engine.isDamaged, close };
  } catch (error) {
    await destroy();
    throw causeOf(error);
  }
}

/** Read only when it is needed: most shops are a file, and the client weighs ten megabytes. */
async function openServer(databaseUrl: string): Promise<Engine> {
  const { openPostgres } = await import("./engine/postgres.ts");
  return openPostgres(databaseUrl);
}

const AGAIN_MS = 500;
const SAY_AFTER_MS = 1000;
const SAY_EVERY_MS = 10_000;

/** A database that is away, starting or locked is waited for; what only a person can mend ends the start. */
async function prepare(engine: Engine, onWaiting: (why: unknown) => void): Promise<void> {
  let why: unknown;
  const say = () => onWaiting(why);
  const first = setTimeout(say, SAY_AFTER_MS);
  const again = setInterval(say, SAY_EVERY_MS);
  try {
    while (!(await isPrepared())) await pause(AGAIN_MS);
  } finally {
    clearTimeout(first);
    clearInterval(again);
  }

  async function isPrepared(): Promise<boolean> {
    try {
      await migrateApart(engine);
      return true;
    } catch (error) {
      if (!isPassing(error)) throw error;
      why = causeOf(error);
      return false;
    }
  }
}

async function migrateApart(engine: Engine): Promise<void> {
  const patient = new Kysely<Tables>(engine.migrations);
  try {
    await migrate(patient, engine);
  } finally {
    await patient.destroy();
  }
}

/** At the start the owner reads the message, not a customer: she needs the cause. */
const causeOf = (error: unknown): unknown => (error instanceof ShopError ? (error.cause ?? error) : error);
