import { setTimeout as pause } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, type Driver, SelectQueryNode, SqliteAdapter } from "kysely";
import { isBusy } from "./outage.ts";
import { inputValue, type Result, type Statement } from "./sqlite-statements.ts";
import { refuseUnstorable } from "./storable.ts";
import type { Turn } from "./turn.ts";

const PAUSE_MS = 25;

/** Kysely's own turns would last as long as someone waits for a lock; those of a side do not. */
export class FileAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** A connection to the file. One at a time uses it, a transaction from beginning to end. */
export type Side = {
  turn: Turn;
  run(statement: Statement): Promise<Result>;
  close(): Promise<void>;
};

/** Whatever may write goes to one side, what reads to the other; they may be one and the same. */
export type Sides = {
  reader: Side;
  writer: Side;
  /** Throws what the caller is told. */
  failed(error: unknown): never;
};

type Held = { side: Side; isInside: boolean };

export function fileDriver({ reader, writer, failed }: Sides, patienceMs: number): Driver {
  const transactions = new WeakMap<DatabaseConnection, Held>();

  async function execute(connection: DatabaseConnection, query: CompiledQuery): Promise<Result> {
    const transaction = transactions.get(connection);
    if (transaction?.isInside) return transaction.side.run(statementOf(query, true));
    if (transaction) return waitForLocks(transaction.side, statementOf(query, false), patienceMs);
    const side = SelectQueryNode.is(query.query) ? reader : writer;
    await side.turn.take();
    try {
      return await waitForLocks(side, statementOf(query, false), patienceMs);
    } finally {
      side.turn.pass();
    }
  }

  return {
    init: async () => {},

    async acquireConnection() {
      const connection: DatabaseConnection = {
        executeQuery: (query) => execute(connection, query).catch(failed),
        streamQuery() {
          throw new Error("Nothing is streamed from SQLite");
        },
      };
      return connection;
    },

    /** Locks before the first read, so that what a transaction has read still holds when it writes; who only reads needs no lock. */
    async beginTransaction(connection, { accessMode }) {
      const onlyReads = accessMode === "read only";
      const transaction = { side: onlyReads ? reader : writer, isInside: false };
      await transaction.side.turn.take();
      transactions.set(connection, transaction);
      await connection.executeQuery(CompiledQuery.raw(onlyReads ? "begin" : "begin immediate"));
      transaction.isInside = true;
    },

    async commitTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw("commit"));
    },

    async rollbackTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw("rollback"));
    },

    async releaseConnection(connection) {
      transactions.get(connection)?.side.turn.pass();
      transactions.delete(connection);
    },

    /** Its sides outlive it. */
    destroy: async () => {},
  };
}

function statementOf({ sql, parameters }: CompiledQuery, isInside: boolean): Statement {
  refuseUnstorable(parameters);
  return { sql, parameters: parameters.map(inputValue), isInside };
}

/** A statement that meets another process's lock is tried again for `patienceMs`; meanwhile others get their turn. */
async function waitForLocks({ turn, run }: Side, statement: Statement, patienceMs: number): Promise<Result> {
  const end = performance.now() + patienceMs;
  for (;;) {
    try {
      return await run(statement);
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
    }
    turn.pass();
    await pause(PAUSE_MS);
    await turn.take();
  }
}
