import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { type Dialect, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { makeFolder } from "./data-folder.ts";
import type { Engine, Watcher } from "./engine.ts";
import { refuseDamaged, refuseEmpty } from "./file-check.ts";
import { FileAdapter, fileDriver, type Side, type Sides } from "./file-driver.ts";
import { type EndListener, openWriter } from "./file-writer.ts";
import { isDamage, namingOutage } from "./outage.ts";
import { openFile, PATIENCE_MS } from "./sqlite-file.ts";
import { preparedStatements } from "./sqlite-statements.ts";
import { createTurn } from "./turn.ts";

const IN_MEMORY = ":memory:";
/** How soon writes are noticed that this process's own store did not make. */
const OTHERS_WRITES_MS = 250;

type Options = { patienceMs?: number; onWriterEnded?: EndListener };

export async function openSqlite(dataDir: string, options: Options = {}): Promise<Engine> {
  const { patienceMs = PATIENCE_MS, onWriterEnded = () => {} } = options;
  const { file, reader, writer } =
    dataDir === IN_MEMORY ? openMemory() : await openFolder(dataDir, patienceMs, onWriterEnded);
  let isDamaged = false;
  const failed = (error: unknown): never => {
    if (isDamage(error)) isDamaged = true;
    throw namingOutage(error);
  };
  const dialectOf = (sides: Omit<Sides, "failed">): Dialect => ({
    createDriver: () => fileDriver({ ...sides, failed }, patienceMs),
    createAdapter: () => new FileAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  });
  return {
    name: "sqlite",
    dialect: dialectOf({ reader, writer }),
    words: { text: "text", bytes: "blob", table: "strict" },
    migrations: { dialect: dialectOf({ reader, writer: reader }), lock: [] },
    notice: undefined,
    watch: (watcher) => watchFile(file, watcher),
    isDamaged: () => isDamaged,
    async stop() {
      await writer.close();
      await reader.close();
    },
  };
}

/** The number changes with every commit of another connection, and asking for it reads no table. */
function watchFile(file: DatabaseSync, { mayHaveLanded }: Watcher) {
  let known = versionOf(file);
  const poll = setInterval(() => {
    const version = versionOf(file);
    if (version !== undefined && version === known) return;
    known = version;
    mayHaveLanded();
  }, OTHERS_WRITES_MS).unref();
  return { stop: async () => clearInterval(poll) };
}

/** Undefined where it cannot be read: who looks then finds out why. */
function versionOf(file: DatabaseSync): unknown {
  try {
    return file.prepare("pragma data_version").get()?.data_version;
  } catch {
    return undefined;
  }
}

/** Gone with its one connection. */
function openMemory() {
  const file = openFile(IN_MEMORY);
  const both = sideOf(file, 0);
  return { file, reader: both, writer: both };
}

async function openFolder(dataDir: string, patienceMs: number, onWriterEnded: EndListener) {
  const path = join(dataDir, "fiyonk.sqlite");
  makeFolder(dataDir);
  await refuseEmpty(path);
  const file = openFile(path);
  try {
    refuseDamaged(file);
    return { file, reader: sideOf(file, patienceMs), writer: openWriter(path, onWriterEnded) };
  } catch (error) {
    file.close();
    throw error;
  }
}

function sideOf(file: DatabaseSync, patienceMs: number): Side {
  const run = preparedStatements(file);
  return {
    turn: createTurn(),
    run: async (statement) => run(statement),
    /** No request is left, so waiting inside the engine, which blocks the process, harms nobody. */
    async close() {
      if (!file.isOpen) return;
      if (!file.isTransaction) file.exec(`pragma busy_timeout = ${patienceMs}; pragma wal_checkpoint(truncate)`);
      file.close();
    },
  };
}
