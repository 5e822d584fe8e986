import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import type { SqliteDatabase, SqliteStatement } from "kysely";

const MOST = 256;

/** Node's SQLite as Kysely wants it. Each statement is prepared once; of too many, the longest unused is forgotten. */
export function preparedStatements(file: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();

  function prepare(sql: string): SqliteStatement {
    const statement = prepared.get(sql) ?? newStatement(file, sql);
    prepared.delete(sql);
    prepared.set(sql, statement);
    if (prepared.size > MOST) forgetOldest(prepared);
    return statement;
  }

  return { prepare, close: () => file.close() };
}

function newStatement(file: DatabaseSync, sql: string): SqliteStatement {
  const statement = file.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(inputValue)),
    run: (parameters) => statement.run(...parameters.map(inputValue)),
    iterate: (parameters) => statement.iterate(...parameters.map(inputValue)),
  };
}

function inputValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint")
    return value;
  if (value instanceof Uint8Array) return value;
  throw new TypeError(`SQLite cannot hold a ${typeof value}`);
}

function forgetOldest(prepared: Map<string, SqliteStatement>): void {
  const [oldest] = prepared.keys();
  if (oldest !== undefined) prepared.delete(oldest);
}
