import type { Dialect } from "kysely";

/** All that SQLite and PostgreSQL say differently; nothing outside the two engine files knows which one it talks to. */
export type Engine = {
  name: "sqlite" | "postgres";
  dialect: Dialect;
  /** Column and table words for migrations. Text compares byte by byte on both. */
  words: { text: string; bytes: string; table: string };
  /** Said first in a migration's transaction: whoever comes second waits until the first has finished. */
  migrationLock: readonly string[];
  /** Selected where the revision, `value`, is raised: tells the other processes with the commit. */
  notice: string | undefined;
  /** Follows the writes of other processes. */
  watch(watcher: Watcher): { stop(): Promise<void> };
};

export type Watcher = {
  landed(revision: number): void;
  /** Somebody may have written something. */
  mayHaveLanded(): void;
  failed(error: unknown): void;
};

export type Migration = (words: Engine["words"]) => readonly string[];
