import { type Dialect, PostgresAdapter, PostgresDialect, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { Pool, type PoolConfig, TypeOverrides, types } from "pg";
import type { Engine } from "./engine.ts";
import { NOTICE, watchServer } from "./postgres-notices.ts";
import { ServerDriver } from "./server-driver.ts";

/** Any number: it only has to be the same in every process that migrates this database. */
const MIGRATION_LOCK = 1_179_210_571;

/** A server that hangs cannot time anything out itself: with both, a request that needs it fails within five seconds. */
const CONNECT_MS = 2000;
const ANSWER_MS = 3000;

export function openPostgres(databaseUrl: string): Engine {
  const server = {
    connectionString: databaseUrl,
    application_name: "fiyonk",
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  };
  const pool = openPool({ ...server, types: numbers(), max: 10, query_timeout: ANSWER_MS });
  return {
    name: "postgres",
    dialect: dialectOf(pool),
    words: { text: 'text collate "C"', bytes: "bytea", table: "" },
    migrations: {
      dialect: new PostgresDialect({ pool: async () => openPool({ ...server, max: 1 }) }),
      lock: ["set local statement_timeout = 0", `select pg_advisory_xact_lock(${MIGRATION_LOCK})`],
    },
    notice: NOTICE,
    watch: (watcher) => watchServer({ ...server, query_timeout: ANSWER_MS }, watcher),
    isDamaged: () => false,
    stop: async () => {},
  };
}

const dialectOf = (pool: Pool): Dialect => ({
  createDriver: () => new ServerDriver(pool),
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});

function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  // The pool lets go of a connection that is lost; an error that nobody hears would end the process. One that is lent out is
  // the borrower's, who hears of it from the query.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

/** Counts come as int8, which pg would hand over as text. */
function numbers(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  return overrides;
}
