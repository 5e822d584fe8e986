import type { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { CompiledQuery, type DatabaseConnection, SqliteAdapter, SqliteDriver, type TransactionSettings } from "kysely";
import { isBusy } from "./outage.ts";
import { preparedStatements } from "./sqlite-statements.ts";

const PAUSE_MS = 25;

/** Kysely's own turns would last as long as someone waits for a lock; those of FileDriver do not. */
export class FileAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** One at a time uses the single connection, a transaction from beginning to end; the rest wait for their turn. */
export class FileDriver extends SqliteDriver {
  readonly #file: DatabaseSync;
  readonly #turn: Turn;
  readonly #patienceMs: number;

  constructor(file: DatabaseSync, patienceMs: number) {
    const turn = createTurn();
    super({
      database: preparedStatements(file),
      onCreateConnection: async (connection) => waitForLocks(connection, { file, turn, patienceMs }),
    });
    this.#file = file;
    this.#turn = turn;
    this.#patienceMs = patienceMs;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turn.take();
    return super.acquireConnection();
  }

  override async releaseConnection(): Promise<void> {
    this.#turn.pass();
  }

  /** Locks before the first read, so that what a transaction has read still holds when it writes; who only reads needs no lock. */
  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings = {}): Promise<void> {
    const begin = settings.accessMode === "read only" ? "begin" : "begin immediate";
    await connection.executeQuery(CompiledQuery.raw(begin));
  }

  /** A full disk has already rolled back by itself; a second time would hide that failure behind its own. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.isTransaction) await super.rollbackTransaction(connection);
  }

  /** No request is left, so waiting inside the engine, which blocks the process, harms nobody. */
  override async destroy(): Promise<void> {
    if (this.#file.isOpen && !this.#file.isTransaction) {
      this.#file.exec(`pragma busy_timeout = ${this.#patienceMs}; pragma wal_checkpoint(truncate)`);
    }
    await super.destroy();
  }
}

type Waiting = { file: DatabaseSync; turn: Turn; patienceMs: number };

/** A statement that meets another process's lock is tried again for `patienceMs`; meanwhile others get their turn. */
function waitForLocks(connection: DatabaseConnection, { file, turn, patienceMs }: Waiting): void {
  const execute = connection.executeQuery.bind(connection);

  connection.executeQuery = async <Row>(query: CompiledQuery) => {
    const end = performance.now() + patienceMs;
    for (;;) {
      try {
        return await execute<Row>(query);
      } catch (error) {
        if (!isBusy(error) || file.isTransaction || performance.now() >= end) throw error;
      }
      turn.pass();
      await pause(PAUSE_MS);
      await turn.take();
    }
  };
}

type Turn = { take(): Promise<void>; pass(): void };

function createTurn(): Turn {
  const queue: (() => void)[] = [];
  let isTaken = false;

  return {
    async take() {
      if (isTaken) await new Promise<void>((resolve) => queue.push(resolve));
      isTaken = true;
    },
    pass() {
      const next = queue.shift();
      if (next) next();
      else isTaken = false;
    },
  };
}
