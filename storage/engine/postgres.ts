import { PostgresDialect } from "kysely";
import { Pool, TypeOverrides, types } from "pg";
import type { Engine } from "./engine.ts";
import { NOTICE, watchServer } from "./postgres-notices.ts";

export type PoolErrorListener = (error: Error) => void;

/** Any number: it only has to be the same in every process that migrates this database. */
const MIGRATION_LOCK = 1_179_210_571;

export function openPostgres(databaseUrl: string, onPoolError: PoolErrorListener): Engine {
  return {
    name: "postgres",
    dialect: new PostgresDialect({ pool: openPool(databaseUrl, onPoolError) }),
    words: { text: 'text collate "C"', bytes: "bytea", table: "" },
    migrationLock: ["set local statement_timeout = 0", `select pg_advisory_xact_lock(${MIGRATION_LOCK})`],
    notice: NOTICE,
    watch: (watcher) => watchServer(databaseUrl, watcher),
  };
}

function openPool(databaseUrl: string, onPoolError: PoolErrorListener): Pool {
  const pool = new Pool({
    connectionString: databaseUrl,
    types: numbers(),
    application_name: "fiyonk",
    max: 10,
    connectionTimeoutMillis: 2000,
    statement_timeout: 3000,
    // A server that has stopped answering cannot time a statement out itself.
    query_timeout: 5000,
    idle_in_transaction_session_timeout: 5000,
    keepAlive: true,
  });
  pool.on("error", onPoolError);
  // While a connection is lent out, the pool does not listen, and an unheard error ends the process.
  // Whoever uses the connection hears of it from the query.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Counts come as int8, which pg would hand over as text. */
function numbers(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  return overrides;
}
