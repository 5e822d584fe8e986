import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

/** Sent to the connection, which may run in another thread. */
export type Statement = {
  sql: string;
  parameters: readonly SQLInputValue[];
  /** The statement belongs to a transaction that has begun. */
  isInTransaction: boolean;
};

/** Kysely's result; only Kysely knows the type of the rows. */
export type Result<Row = never> = { rows: Row[]; numAffectedRows?: bigint; insertId?: bigint };

const CACHE_LIMIT = 256;

/** Runs statements and caches the prepared ones; the least recently used is dropped first. */
export function createRunner(file: DatabaseSync) {
  const cache = new Map<string, StatementSync>();

  function prepare(sql: string): StatementSync {
    const statement = cache.get(sql) ?? file.prepare(sql);
    cache.delete(sql);
    cache.set(sql, statement);
    if (cache.size > CACHE_LIMIT) dropOldest(cache);
    return statement;
  }

  function run(statement: Statement): Result;
  function run({ sql, parameters, isInTransaction }: Statement): Result<unknown> {
    if (isInTransaction && !file.isTransaction) return withoutTransaction(sql);
    const statement = prepare(sql);
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  return run;
}

/** A full disk and a thread that ended have already rolled back: the rest of the transaction must not run on its own. */
function withoutTransaction(sql: string): Result {
  if (sql === "rollback") return { rows: [] };
  throw new Error("Connection terminated: the transaction has been rolled back");
}

export function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint")
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot hold a ${typeof value}`);
}

function dropOldest(cache: Map<string, StatementSync>): void {
  const [oldest] = cache.keys();
  if (oldest !== undefined) cache.delete(oldest);
}
