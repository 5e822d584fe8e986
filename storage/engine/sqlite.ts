import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { type Dialect, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { makeFolder } from "./data-folder.ts";
import type { Engine, Watcher } from "./engine.ts";
import { refuseDamaged, refuseEmpty } from "./file-check.ts";
import { FileAdapter, fileDriver, type Side, type Sides } from "./file-driver.ts";
import { type EndListener, openWriter } from "./file-writer.ts";
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
  const dialectOf = (sides: Sides): Dialect => ({
    createDriver: () => fileDriver(sides, patienceMs),
    createAdapter: () => new FileAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  });
  return {
    name: "sqlite",
    dialect: dialectOf({ reader, writer }),
    words: { text: "text", bytes: "blob", table: "strict" },
    migrations: { reach: async () => {}, dialect: dialectOf({ reader, writer: reader }), lock: [] },
    notice: undefined,
    skipLocked: undefined,
    watch: (watcher) => watchFile(file, watcher),
    async stop() {
      await writer.close();
      await reader.close();
    },
  };
}

/** The number changes with every commit of another connection, and asking for it reads no table. */
function watchFile(file: DatabaseSync, { mayHaveLanded, failed }: Watcher) {
  const readVersion = () => file.prepare("pragma data_version").get()?.data_version;
  let known = readVersion();
  const poll = setInterval(() => {
    try {
      const version = readVersion();
      if (version === known) return;
      known = version;
      mayHaveLanded();
    } catch (error) {
      failed(error);
    }
  }, OTHERS_WRITES_MS).unref();
  return { stop: async () => clearInterval(poll) };
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
