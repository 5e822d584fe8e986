import { setTimeout as pause } from "node:timers/promises";
import { Kysely } from "kysely";
import { ShopError } from "../domain/error.ts";
import { type DatabasePlace, type Engine, type Migration, openEngine, withDialect } from "./engine/engine.ts";
import { isTemporary } from "./engine/outage.ts";
import { openSqliteToRead } from "./engine/sqlite.ts";
import { type DataCheck, lookAt, MIGRATIONS, migrate, tryMigration } from "./migrations/migrations.ts";
import { openStore, type Store } from "./store.ts";
import type { Tables } from "./tables.ts";

export type Database = {
  db: Kysely<Tables>;
  store: Store;
  engine: "sqlite" | "postgres";
  /** A connection of its own for long reads beside the shop. The caller destroys it. */
  openAside(): Kysely<Tables>;
  /** The connections to PostgreSQL. */
  pool: Engine["pool"];
  /** True once a read has found the file corrupt: unlike an outage, this does not end by itself. */
  isDamaged(): boolean;
  close(): Promise<void>;
};

/** `:memory:` for a SQLite database that is discarded when closed. */
type Options = DatabasePlace & {
  /** Called once for each outage. */
  onAway?: (error: unknown) => void;
  onBack?: () => void;
  /** Called when the thread that writes to the file has crashed. The next write starts another. */
  onWriterEnded?: (cause: unknown) => void;
  /** The time to wait for a database that is away or locked. A start waits without an end. */
  patienceMs?: number;
  /** Called while a start waits for the database. */
  onWaiting?: (cause: unknown) => void;
  /** Tests open the database as another version of the shop. */
  migrations?: readonly Migration[] | undefined;
};

export async function openDatabase(options: Options): Promise<Database> {
  const { onWriterEnded = () => {}, onWaiting = () => {} } = options;
  const { onAway = () => {}, onBack = () => {} } = options;
  const { migrations = MIGRATIONS, patienceMs = Number.POSITIVE_INFINITY } = options;
  const engine = await openEngine(options, { onWriterEnded });
  const db = new Kysely<Tables>({ dialect: engine.dialect });
  const destroy = async () => {
    await engine.stop();
    await db.destroy();
  };
  try {
    const prepare = () =>
      withDialect(engine.migrations.dialect, (connection) => migrate(connection, engine, migrations));
    await whenReachable(prepare, { onWaiting, patienceMs });
    const store = await openStore({ db, engine, onAway, onBack });
    return {
      db,
      store,
      engine: engine.name,
      openAside: () => new Kysely<Tables>({ dialect: engine.openAside() }),
      pool: engine.pool,
      isDamaged: engine.isDamaged,
      async close() {
        store.close();
        await destroy();
      },
    };
  } catch (error) {
    await destroy();
    throw causeOf(error);
  }
}

const RETRY_MS = 500;
/** Longer than PostgreSQL waits for a table, so that the report has the cause. */
const REPORT_AFTER_MS = 2000;
const REPORT_EVERY_MS = 10_000;

type Waiting = { onWaiting: (cause: unknown) => void };

/** Waits for a database that is away, starting or locked. Throws an error that only a person can fix. */
async function whenReachable(work: () => Promise<void>, how: { patienceMs: number } & Waiting): Promise<void> {
  const { onWaiting, patienceMs } = how;
  const end = performance.now() + patienceMs;
  let cause: unknown;
  const report = () => onWaiting(cause);
  const first = setTimeout(report, REPORT_AFTER_MS);
  const later = setInterval(report, REPORT_EVERY_MS);
  try {
    while (!(await isDone())) await pause(RETRY_MS);
  } finally {
    clearTimeout(first);
    clearInterval(later);
  }

  async function isDone(): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (!isTemporary(error) || performance.now() > end) throw error;
      cause = causeOf(error);
      return false;
    }
  }
}

/** The owner reads the errors of a start: she needs the cause, not the sentence for customers. */
const causeOf = (error: unknown): unknown => (error instanceof ShopError ? (error.cause ?? error) : error);

/** Asks the database everything that a start asks, and changes nothing in it. `look` reads the tables of a shop that is there. */
export async function reachDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  look: DataCheck = async () => {},
): Promise<void> {
  if (!databaseUrl) return withDialect(await openSqliteToRead(dataDir), (db) => lookAtFile(db, look));
  const engine = await openEngine({ databaseUrl, dataDir });
  await withDialect(engine.migrations.dialect, (db) => tryMigration(db, engine, look));
}

/** A first start that was killed may have left a file without tables, and the next one goes on. */
async function lookAtFile(db: Kysely<Tables>, look: DataCheck): Promise<void> {
  if ((await db.introspection.getTables()).length > 0) await lookAt(db, look);
}
