import type { Dialect } from "kysely";

/** All that SQLite and PostgreSQL say differently; nothing outside the two engine files knows which one it talks to. */
export type Engine = {
  name: "sqlite" | "postgres";
  dialect: Dialect;
  /** Column and table words for migrations. Text compares byte by byte on both. */
  words: { text: string; bytes: string; table: string };
  migrations: {
    /** A connection without time limits. */
    dialect: Dialect;
    /** Said first in a migration's transaction: a second one waits until the first has finished. */
    lock: readonly string[];
  };
  /** Selected where the revision, `value`, is raised: tells the other processes with the commit. */
  notice: string | undefined;
  /** Follows the writes of other processes. */
  watch(watcher: Watcher): { stop(): Promise<void> };
  /** The file is not what was written. */
  isDamaged(): boolean;
  /** Nothing is asked any more. */
  stop(): Promise<void>;
};

export type Watcher = {
  landed(revision: number): void;
  /** Another process may have written something. */
  mayHaveLanded(): void;
};

export type Migration = (words: Engine["words"]) => readonly string[];
