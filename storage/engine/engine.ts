import type { Dialect } from "kysely";

/** All that SQLite and PostgreSQL say differently; nothing outside the two engine files knows which one it talks to. */
export type Engine = {
  name: "sqlite" | "postgres";
  dialect: Dialect;
  /** Column and table words for migrations. Text compares byte by byte on both. */
  words: { text: string; bytes: string; table: string };
  migrations: {
    /** Fails while nobody answers. */
    reach(): Promise<void>;
    /** A way of its own for what nobody waits for yet. */
    dialect: Dialect;
    /** Said first in a migration's transaction: whoever comes second waits until the first has finished. */
    lock: readonly string[];
  };
  /** Selected where the revision, `value`, is raised: tells the other processes with the commit. */
  notice: string | undefined;
  /**
   * Ends a selection of rows to be written: those that another transaction has locked are left out instead of waited for.
   * Undefined where one transaction at a time writes anything.
   */
  skipLocked: string | undefined;
  /** Follows the writes of other processes. */
  watch(watcher: Watcher): { stop(): Promise<void> };
  /** Nothing is asked any more. */
  stop(): Promise<void>;
};

export type OutageListener = { away(cause: unknown): void; back(awayMs: number): void };

export type Watcher = {
  landed(revision: number): void;
  /** Somebody may have written something. */
  mayHaveLanded(): void;
  failed(error: unknown): void;
};

export type Migration = (words: Engine["words"]) => readonly string[];
