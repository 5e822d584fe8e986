import { setTimeout as pause } from "node:timers/promises";
import { Kysely } from "kysely";
import { ShopError } from "../domain/error.ts";
import type { Engine, OutageListener } from "./engine/engine.ts";
import { guarded } from "./engine/guarded-dialect.ts";
import { isDamage, isPassing } from "./engine/outage.ts";
import { openSqlite } from "./engine/sqlite.ts";
import { migrate } from "./migrations/migrations.ts";
import { readRevision } from "./revision.ts";
import { openStore, type Store } from "./store.ts";
import type { Tables } from "./tables.ts";

/** `away` passes, `damaged` does not. */
export type DatabaseState = "here" | "away" | "damaged";

export type Database = {
  db: Kysely<Tables>;
  store: Store;
  engine: "sqlite" | "postgres";
  /** Answers soon, whatever the database does. */
  state(): Promise<DatabaseState>;
  close(): Promise<void>;
};

type Options = {
  databaseUrl?: string | undefined;
  /** The folder of the SQLite file; `:memory:` for one that is gone when closed. */
  dataDir: string;
  outages?: OutageListener;
  /** Another process's writes cannot be followed just now. */
  onWatchFailed?: (error: unknown) => void;
  /** The thread that writes to the file has ended by itself; the next write begins another. */
  onWriterEnded?: (cause: unknown) => void;
  /** The start waits until the database answers; why, where that is known. */
  onWaiting?: (why: unknown) => void;
};

const NOBODY: OutageListener = { away() {}, back() {} };

export async function openDatabase(options: Options): Promise<Database> {
  const { databaseUrl, dataDir, outages = NOBODY, onWatchFailed = () => {}, onWaiting = () => {} } = options;
  const { onWriterEnded = () => {} } = options;
  let store: Awaited<ReturnType<typeof openStore>> | undefined;
  /** Another server may have taken over, and not know all that the first one had acknowledged. */
  const back = (awayMs: number) => {
    outages.back(awayMs);
    store?.look().catch(onWatchFailed);
  };
  const engine = databaseUrl
    ? await openServer(databaseUrl, { away: outages.away, back })
    : await openSqlite(dataDir, { onWriterEnded });
  let isDamaged = false;
  const damaged = () => {
    isDamaged = true;
  };
  const db = new Kysely<Tables>({ dialect: guarded(engine.dialect, damaged) });
  const destroy = async () => {
    await engine.stop();
    await db.destroy();
  };
  try {
    await prepare(engine, onWaiting);
    const opened = await openStore({ db, engine, onWatchFailed });
    store = opened;
    const close = async () => {
      await opened.close();
      await destroy();
    };
    const state = async () => (isDamaged ? "damaged" : await stateOf(db));
    return { db, store: opened, engine: engine.name, state, close };
  } catch (error) {
    await destroy();
    throw causeOf(error);
  }
}

/** Read only when it is needed: most shops are a file, and the client weighs ten megabytes. */
async function openServer(databaseUrl: string, outages: OutageListener): Promise<Engine> {
  const { openPostgres } = await import("./engine/postgres.ts");
  return openPostgres(databaseUrl, outages);
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
      await engine.migrations.reach();
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

const STATE_MS = 500;

async function stateOf(db: Kysely<Tables>): Promise<DatabaseState> {
  const asked = readRevision(db).then(
    () => "here" as const,
    (error: unknown) => (isDamage(error) ? "damaged" : "away"),
  );
  return Promise.race([asked, pause(STATE_MS, "away" as const, { ref: false })]);
}
