import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { type Dialect, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { createFile } from "./created-file.ts";
import type { Engine, MayHaveChanged } from "./engine.ts";
import { asOutage, isDamage, isWithoutRoom } from "./outage.ts";
import {
  createMutex,
  createSqliteDriver,
  type FileConnection,
  type FileConnections,
  SharedFileAdapter,
} from "./sqlite-driver.ts";
import { createFolder, LOCK_TIMEOUT_MS, openFile, refuseDamaged, refuseEmpty } from "./sqlite-file.ts";
import { createRunner } from "./sqlite-statements.ts";
import { type EndListener, openWriter } from "./sqlite-writer.ts";

const IN_MEMORY = ":memory:";
/** Writes of other processes are noticed within this time. */
const POLL_MS = 250;
const RETRY_MS = 25;

export type SqliteOptions = { lockTimeoutMs?: number; onWriterEnded?: EndListener };

export async function openSqlite(dataDir: string, options: SqliteOptions = {}): Promise<Engine> {
  const { lockTimeoutMs = LOCK_TIMEOUT_MS, onWriterEnded = () => {} } = options;
  const { file, reader, writer, openAnother } =
    dataDir === IN_MEMORY ? openMemory() : await openFolder(dataDir, lockTimeoutMs, onWriterEnded);
  let isDamaged = false;
  const fail = (error: unknown): never => {
    if (isDamage(error)) isDamaged = true;
    throw asOutage(error);
  };
  const dialectOf = (connections: Omit<FileConnections, "fail">, destroy = async () => {}): Dialect =>
    sqliteDialect(() => ({ ...createSqliteDriver({ ...connections, fail }, lockTimeoutMs), destroy }));
  return {
    name: "sqlite",
    dialect: dialectOf({ reader, writer }),
    words: { text: "text", bytes: "blob", table: "strict", randomKey: "lower(hex(randomblob(16)))" },
    migrations: { dialect: dialectOf({ reader, writer: reader }), lock: [] },
    openAside() {
      const { connection, close } = openAnother();
      return dialectOf({ reader: connection, writer: connection }, close);
    },
    rewriteSql: (table) => [
      `create table rewritten as select * from ${table}`,
      `delete from ${table}`,
      `insert into ${table} select * from rewritten`,
      "drop table rewritten",
    ],
    emptyLog: () => emptyLog(writer, lockTimeoutMs).catch(fail),
    historySql: "''",
    watch: (mayHaveChanged) => watchFile(file, mayHaveChanged),
    pool: () => undefined,
    isDamaged: () => isDamaged,
    async stop() {
      await writer.close();
      await reader.close();
    },
  };
}

/** A file to look at: it is neither created nor changed. Closing it is up to the caller. */
export async function openSqliteToRead(dataDir: string): Promise<Dialect> {
  const path = join(dataDir, "fiyonk.sqlite");
  await refuseEmpty(path);
  const file = new DatabaseSync(path, { readOnly: true });
  const fail = (error: unknown): never => {
    throw error;
  };
  try {
    refuseDamaged(file);
  } catch (error) {
    file.close();
    throw error;
  }
  const reader = connectionTo(file, 0);
  const driver = createSqliteDriver({ reader, writer: reader, fail }, LOCK_TIMEOUT_MS);
  return sqliteDialect(() => ({ ...driver, destroy: async () => file.close() }));
}

const sqliteDialect = (createDriver: Dialect["createDriver"]): Dialect => ({
  createDriver,
  createAdapter: () => new SharedFileAdapter(),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});

/** `data_version` changes with every commit of another connection, and reading it touches no table. */
function watchFile(file: DatabaseSync, mayHaveChanged: MayHaveChanged) {
  let known = versionOf(file);
  const poll = setInterval(() => {
    const version = versionOf(file);
    if (version !== undefined && version === known) return;
    known = version;
    mayHaveChanged();
  }, POLL_MS).unref();
  return { stop: () => clearInterval(poll) };
}

/** Undefined where it cannot be read: then `mayHaveChanged` meets the error and reports it. */
function versionOf(file: DatabaseSync): unknown {
  try {
    return file.prepare("pragma data_version").get()?.data_version;
  } catch {
    return undefined;
  }
}

/** One connection for reads and writes; the data goes when it closes. */
function openMemory() {
  const file = openFile(IN_MEMORY);
  const both = connectionTo(file, 0);
  return { file, reader: both, writer: both, openAnother: () => ({ connection: both, close: async () => {} }) };
}

async function openFolder(dataDir: string, lockTimeoutMs: number, onWriterEnded: EndListener) {
  const path = join(dataDir, "fiyonk.sqlite");
  createFolder(dataDir);
  await createFile(path);
  await refuseEmpty(path);
  const file = openFile(path);
  try {
    refuseDamaged(file);
    return {
      file,
      reader: connectionTo(file, lockTimeoutMs),
      writer: openWriter(path, onWriterEnded),
      openAnother() {
        const another = openFile(path);
        return { connection: connectionTo(another, lockTimeoutMs), close: async () => another.close() };
      },
    };
  } catch (error) {
    file.close();
    throw error;
  }
}

/** Retries while another connection is in the middle of a read. */
async function emptyLog({ mutex, run }: FileConnection, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    await mutex.acquire();
    const { rows } = await run(TRUNCATE_LOG).finally(() => mutex.release());
    const isBusy = rows.some((row) => Object.entries(row).some(([name, value]) => name === "busy" && value === 1));
    if (!isBusy || performance.now() >= end) return;
    await pause(RETRY_MS);
  }
}

const TRUNCATE_LOG = { sql: "pragma wal_checkpoint(truncate)", parameters: [], isInTransaction: false };

function connectionTo(file: DatabaseSync, lockTimeoutMs: number): FileConnection {
  const run = createRunner(file);
  return {
    mutex: createMutex(),
    run: async (statement) => run(statement),
    /** No request is open, so waiting inside SQLite, which blocks the process, harms nobody. */
    async close() {
      if (!file.isOpen) return;
      try {
        if (!file.isTransaction) file.exec(`pragma busy_timeout = ${lockTimeoutMs}; pragma wal_checkpoint(truncate)`);
      } catch (error) {
        // On a full disk the log stays, and whoever opens the file next reads it.
        if (!isWithoutRoom(error)) throw error;
      } finally {
        file.close();
      }
    },
  };
}
