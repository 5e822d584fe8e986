import { type Dialect, PostgresAdapter, PostgresDialect, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import { Client, Pool, type PoolConfig, TypeOverrides, types } from "pg";
import { ANSWERS_WITHIN_MS, createBreaker } from "./breaker.ts";
import type { Engine, OutageListener } from "./engine.ts";
import { NOTICE, watchServer } from "./postgres-notices.ts";
import { serverDriver } from "./server-driver.ts";

/** Any number: it only has to be the same in every process that migrates this database. */
const MIGRATION_LOCK = 1_179_210_571;

/** The whole catalogue is one reading; who writes has his answer within three seconds. */
const LIMITS = { readMs: 5000, writeMs: 2500, rowMs: 200, idleMs: 5000 };

const CONNECT_MS = 2000;

export function openPostgres(databaseUrl: string, outages: OutageListener): Engine {
  const server = { connectionString: databaseUrl, application_name: "fiyonk", connectionTimeoutMillis: CONNECT_MS };
  const heard = new Set<() => void>();
  const breaker = createBreaker({
    // Who asks decides when it is too late; this only ends it.
    probe: () => askServer(server, ANSWERS_WITHIN_MS + 250).catch(orFull),
    opened(cause) {
      pool.renew();
      for (const lost of heard) lost();
      outages.away(cause);
    },
    closed: outages.back,
  });
  const pool = renewablePool(
    // A server that has stopped answering cannot time a statement out itself.
    { ...server, types: numbers(), max: 10, query_timeout: LIMITS.readMs, keepAlive: true },
    breaker.suspect,
  );
  return {
    name: "postgres",
    dialect: dialectOf(() => serverDriver(pool, breaker, LIMITS)),
    words: { text: 'text collate "C"', bytes: "bytea", table: "" },
    migrations: {
      reach: () => askServer(server, CONNECT_MS),
      dialect: new PostgresDialect({ pool: async () => openPool({ ...server, max: 1 }, () => {}) }),
      lock: ["set local statement_timeout = 0", `select pg_advisory_xact_lock(${MIGRATION_LOCK})`],
    },
    notice: NOTICE,
    skipLocked: "for update skip locked",
    watch: (watcher) => watchServer(server, watcher, { heard, lost: breaker.suspect }),
    stop: async () => breaker.stop(),
  };
}

const dialectOf = (createDriver: Dialect["createDriver"]): Dialect => ({
  createDriver,
  createAdapter: () => new PostgresAdapter(),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createIntrospector: (db) => new PostgresIntrospector(db),
});

/** On a connection of its own, since those of the pool may be lost without knowing it. */
async function askServer(server: PoolConfig, patienceMs: number): Promise<void> {
  const client = new Client({ ...server, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
  } finally {
    // A server that hangs does not answer a goodbye.
    client.end().catch(() => {});
  }
}

/** Who says that there is no more room is not away. */
function orFull(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "53300")) throw error;
}

/** After an outage no connection from before it is lent out: the other end may have forgotten it. */
function renewablePool(config: PoolConfig, lost: (error: Error) => void) {
  let pool = openPool(config, lost);
  return {
    options: config,
    connect: () => pool.connect(),
    end: () => pool.end(),
    renew() {
      const old = pool;
      pool = openPool(config, lost);
      old.end().catch(() => {});
    },
  };
}

function openPool(config: PoolConfig, lost: (error: Error) => void): Pool {
  const pool = new Pool(config);
  pool.on("error", lost);
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
