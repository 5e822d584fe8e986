import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

/** As it goes to the connection, in whichever thread that is. */
export type Statement = {
  sql: string;
  parameters: readonly SQLInputValue[];
  /** It belongs to a transaction that has begun. */
  isInside: boolean;
};

/** As Kysely wants it; what is in the rows only it knows. */
export type Result<Row = never> = { rows: Row[]; numAffectedRows?: bigint; insertId?: bigint };

const MOST = 256;

/** Runs what comes. Each statement is prepared once; of too many, the longest unused is forgotten. */
export function preparedStatements(file: DatabaseSync) {
  const prepared = new Map<string, StatementSync>();

  function prepare(sql: string): StatementSync {
    const statement = prepared.get(sql) ?? file.prepare(sql);
    prepared.delete(sql);
    prepared.set(sql, statement);
    if (prepared.size > MOST) forgetOldest(prepared);
    return statement;
  }

  function run(statement: Statement): Result;
  function run({ sql, parameters, isInside }: Statement): Result<unknown> {
    if (isInside && !file.isTransaction) return withoutTransaction(sql);
    const statement = prepare(sql);
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  return run;
}

/** A full disk has already rolled back by itself, and so has a thread that ended: what comes after stands alone, and must not land. */
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

function forgetOldest(prepared: Map<string, StatementSync>): void {
  const [oldest] = prepared.keys();
  if (oldest !== undefined) prepared.delete(oldest);
}
