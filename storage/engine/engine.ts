import { type Dialect, Kysely } from "kysely";
import type { Tables } from "../tables.ts";
import { openSqlite, type SqliteOptions } from "./sqlite.ts";

/** Everything in which SQLite and PostgreSQL differ; no other file knows which of them it uses. */
export type Engine = {
  name: "sqlite" | "postgres";
  dialect: Dialect;
  /**
   * The column types and table options of migrations. Text compares byte by byte on both engines. `randomKey` is another text of at least 128
   * random bits in each row.
   */
  words: { text: string; bytes: string; table: string; randomKey: string };
  migrations: {
    /** A connection without time limits. */
    dialect: Dialect;
    /** The first statements of a migration's transaction: a second migration waits until the first has finished. */
    lock: readonly string[];
  };
  /** A connection of its own without time limits, for long reads beside the shop. Kysely's `destroy` closes it. */
  openAside(): Dialect;
  /** SQL that writes a table anew: SQLite leaves bytes of moved rows in its pages. */
  rewriteSql(table: string): readonly string[];
  /** Empties SQLite's log of writes, so that the disk holds nothing any more that was overwritten. A long read may prevent it. */
  emptyLog(): Promise<void>;
  /** SQL for queries of `meta` that tells one history of the database from another. Its value is a text that ends in a dot, or is empty. */
  historySql: string;
  /** Follows the writes of other processes. */
  watch(mayHaveChanged: MayHaveChanged): { stop(): void };
  /** The connections to a server. SQLite has none. */
  pool(): Pool | undefined;
  /** True once a read has found the SQLite file corrupt. */
  isDamaged(): boolean;
  /** Called after the last query. */
  stop(): Promise<void>;
};

/** Every write raises the revision. Revisions of different epochs cannot be compared (decision 6). */
export type DataVersion = { epoch: string; revision: number };

export type Pool = { open: number; idle: number; waiting: number };

/** Called when another process may have written something. Never fails. */
export type MayHaveChanged = () => Promise<void>;

export type Migration = (words: Engine["words"]) => readonly string[];

/** PostgreSQL's address, or the folder of a SQLite file. */
export type DatabasePlace = { databaseUrl?: string | undefined; dataDir: string };

/** PostgreSQL is imported only when needed: most shops use SQLite, and the client takes ten megabytes of memory. */
export const openEngine = async ({ databaseUrl, dataDir }: DatabasePlace, options?: SqliteOptions): Promise<Engine> =>
  databaseUrl ? (await import("./postgres.ts")).openPostgres(databaseUrl) : openSqlite(dataDir, options);

/** Lends a connection to `use`, and closes it. */
export async function withDialect<Result>(
  dialect: Dialect,
  use: (db: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  const db = new Kysely<Tables>({ dialect });
  try {
    return await use(db);
  } finally {
    await db.destroy();
  }
}
