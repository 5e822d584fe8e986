import { setTimeout as pause } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, type Driver, SelectQueryNode, SqliteAdapter } from "kysely";
import { isBusy, refuseUnstorable } from "./outage.ts";
import { inputValue, type Result, type Statement } from "./sqlite-statements.ts";

const RETRY_MS = 25;

/** Kysely's own mutex would stay held while a statement waits for a file lock; the mutex of a `FileConnection` does not. */
export class SharedFileAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** A connection to the file. A statement or a whole transaction holds the mutex. */
export type FileConnection = {
  mutex: Mutex;
  run(statement: Statement): Promise<Result>;
  close(): Promise<void>;
};

/** Selects go to the reader, everything else to the writer; both may be the same connection. */
export type FileConnections = {
  reader: FileConnection;
  writer: FileConnection;
  /** Throws the error that the caller gets. */
  fail(error: unknown): never;
};

type OpenTransaction = { file: FileConnection; hasBegun: boolean };

export function createSqliteDriver({ reader, writer, fail }: FileConnections, lockTimeoutMs: number): Driver {
  const transactions = new WeakMap<DatabaseConnection, OpenTransaction>();

  async function execute(connection: DatabaseConnection, query: CompiledQuery): Promise<Result> {
    const transaction = transactions.get(connection);
    if (transaction?.hasBegun) return transaction.file.run(statementOf(query, true));
    if (transaction) return retryWhileLocked(transaction.file, statementOf(query, false), lockTimeoutMs);
    const file = SelectQueryNode.is(query.query) ? reader : writer;
    await file.mutex.acquire();
    try {
      return await retryWhileLocked(file, statementOf(query, false), lockTimeoutMs);
    } finally {
      file.mutex.release();
    }
  }

  return {
    init: async () => {},

    async acquireConnection() {
      const connection: DatabaseConnection = {
        executeQuery: (query) => execute(connection, query).catch(fail),
        streamQuery() {
          throw new Error("Nothing is streamed from SQLite");
        },
      };
      return connection;
    },

    /** A write locks before its first read, so that what it has read still holds when it writes. A read-only transaction needs no lock. */
    async beginTransaction(connection, { accessMode }) {
      const isReadOnly = accessMode === "read only";
      const transaction = { file: isReadOnly ? reader : writer, hasBegun: false };
      await transaction.file.mutex.acquire();
      transactions.set(connection, transaction);
      await connection.executeQuery(CompiledQuery.raw(isReadOnly ? "begin" : "begin immediate"));
      transaction.hasBegun = true;
    },

    async commitTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw("commit"));
    },

    async rollbackTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw("rollback"));
    },

    async releaseConnection(connection) {
      transactions.get(connection)?.file.mutex.release();
      transactions.delete(connection);
    },

    /** The engine closes the connections: the driver of the migrations uses them too. */
    destroy: async () => {},
  };
}

function statementOf({ sql, parameters }: CompiledQuery, isInTransaction: boolean): Statement {
  refuseUnstorable(parameters);
  return { sql, parameters: parameters.map(inputValue), isInTransaction };
}

/** Retries a statement that meets another process's lock; other statements use the connection between two attempts. */
async function retryWhileLocked(
  { mutex, run }: FileConnection,
  statement: Statement,
  timeoutMs: number,
): Promise<Result> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await run(statement);
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
    }
    mutex.release();
    await pause(RETRY_MS);
    await mutex.acquire();
  }
}

/** One holder at a time; the others wait in the order in which they asked. */
type Mutex = ReturnType<typeof createMutex>;

export function createMutex() {
  const queue: (() => void)[] = [];
  let isHeld = false;

  async function acquire(): Promise<void> {
    if (isHeld) await new Promise<void>((resolve) => queue.push(resolve));
    isHeld = true;
  }

  function release(): void {
    const next = queue.shift();
    if (next) next();
    else isHeld = false;
  }

  return { acquire, release };
}
