import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresDialect,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPool,
  PostgresQueryCompiler,
  type TransactionSettings,
} from "kysely";
import { Pool, type PoolConfig, TypeOverrides, types } from "pg";
import type { Engine } from "./engine.ts";
import { asOutage, isUnanswered, refuseUnstorable } from "./outage.ts";

/** An arbitrary number, the same in every process that migrates this database. */
const MIGRATION_LOCK = 1_179_210_571;

/** The client's own timeouts, because a server that hangs enforces none: a request fails within five seconds. */
const CONNECT_TIMEOUT_MS = 2000;
const QUERY_TIMEOUT_MS = 3000;

/**
 * Identifies a history by the server, its timeline and the table. A stand-by that takes over begins a new timeline: the name of the log's
 * file has its number at once, `pg_control_checkpoint()` only minutes later. A table restored from a dump has another `tableoid`. Every
 * role may read all three.
 */
const HISTORY_SQL = `(select system_identifier from pg_control_system()) || '.' ||
  substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) || '.' || tableoid || '.'`;

/** While a migration waits for a long read of its table, all others wait behind it: the migration gives way and tries again. */
const TABLE_LOCK_TIMEOUT_MS = 1000;

/** A process learns of the saves of another one within this time. */
const POLL_MS = 1000;

export function openPostgres(databaseUrl: string): Engine {
  const server = {
    connectionString: databaseUrl,
    application_name: "fiyonk",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  };
  const pool = openPool({ ...server, types: countsAsNumbers(), max: 10, query_timeout: QUERY_TIMEOUT_MS });
  return {
    name: "postgres",
    dialect: dialectOf(pool),
    words: {
      text: 'text collate "C"',
      bytes: "bytea",
      table: "",
      // A random UUID has 122 random bits.
      randomKey: "left(gen_random_uuid()::text, 8) || replace(gen_random_uuid()::text, '-', '')",
    },
    migrations: {
      dialect: new PostgresDialect({ pool: async () => openPool({ ...server, max: 1 }) }),
      lock: [
        "set local statement_timeout = 0",
        // A database in another encoding than UTF-8 is refused before it has tables.
        "select 'ışğ'",
        `select pg_advisory_xact_lock(${MIGRATION_LOCK})`,
        `set local lock_timeout = ${TABLE_LOCK_TIMEOUT_MS}`,
      ],
    },
    openAside: () =>
      new PostgresDialect({ pool: async () => openPool({ ...server, types: countsAsNumbers(), max: 1 }) }),
    // PostgreSQL removes overwritten rows by its own vacuum (docs/security.md).
    rewriteSql: () => [],
    emptyLog: async () => {},
    historySql: HISTORY_SQL,
    watch(mayHaveChanged) {
      const poll = setInterval(mayHaveChanged, POLL_MS).unref();
      return { stop: () => clearInterval(poll) };
    },
    pool: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    isDamaged: () => false,
    stop: async () => {},
  };
}

const dialectOf = (pool: Pool): Dialect => ({
  createDriver: () => new GuardedPostgresDriver(pool),
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});

function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // An `error` event without a listener would end the process. The pool drops an idle connection that is lost; for one in
  // use, the query fails.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** `count` is int8, which pg would return as text. */
function countsAsNumbers(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  return overrides;
}

/** Kysely's driver with time limits for transactions and one error for every kind of outage. */
class GuardedPostgresDriver extends PostgresDriver {
  constructor(pool: PostgresPool) {
    super({ pool, onCreateConnection: async (connection) => guard(connection, this) });
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return super.acquireConnection().catch(rethrow);
  }

  /** Sets the limits in the round trip that begins the transaction: PgBouncer refuses limits in the connection's options. */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel = "read committed", accessMode = "read write" } = settings;
    const statements = [`start transaction isolation level ${isolationLevel} ${accessMode}`, ...LIMITS];
    await connection.executeQuery(CompiledQuery.raw(statements.join("; ")));
  }
}

/** The server gives up before the client does. A save is answered within three seconds, even when the server hangs. */
const LIMITS = ["set local statement_timeout = 2500", "set local idle_in_transaction_session_timeout = 5000"];

function guard(connection: DatabaseConnection, driver: Driver): void {
  const execute = connection.executeQuery.bind(connection);
  connection.executeQuery = async (query, options) => {
    refuseUnstorable(query.parameters);
    try {
      return await execute(query, options);
    } catch (error) {
      if (isUnanswered(error)) await discard(connection, driver, error);
      return rethrow(error);
    }
  };
}

/** pg's pool would reuse the connection while the late answer is still due. Kysely closes a connection whose rollback fails. */
async function discard(connection: DatabaseConnection, driver: Driver, cause: unknown): Promise<void> {
  connection.executeQuery = async () => rethrow(cause);
  await driver.rollbackTransaction(connection).catch(() => {});
}

function rethrow(error: unknown): never {
  throw asOutage(error);
}
