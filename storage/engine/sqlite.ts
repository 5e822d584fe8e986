import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import { ShopError } from "../../domain/error.ts";
import { makeFolder } from "./data-folder.ts";
import type { Engine, Watcher } from "./engine.ts";
import { refuseDamaged, refuseEmpty } from "./file-check.ts";
import { FileAdapter, FileDriver } from "./file-driver.ts";

/** Older ones can lose committed pages when two connections restart the WAL at once. */
const OLDEST = "3.51.3";
const IN_MEMORY = ":memory:";
/** How long one waits for a lock that another process holds. */
const PATIENCE_MS = 2500;
/** How soon the writes of another process are noticed. */
const OTHERS_WRITES_MS = 250;
/** While the engine itself waits, every visitor does. */
const ENGINE_PATIENCE_MS = 1;

export async function openSqlite(dataDir: string, patienceMs = PATIENCE_MS): Promise<Engine> {
  const file = await openFile(dataDir);
  return {
    name: "sqlite",
    dialect: {
      createDriver: () => new FileDriver(file, patienceMs),
      createAdapter: () => new FileAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (db) => new SqliteIntrospector(db),
    },
    words: { text: "text", bytes: "blob", table: "strict" },
    migrations: { reach: async () => {}, dialect: undefined, lock: [] },
    notice: undefined,
    watch: (watcher) => watchFile(file, watcher),
    stop() {},
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

async function openFile(dataDir: string): Promise<DatabaseSync> {
  const path = dataDir === IN_MEMORY ? IN_MEMORY : join(dataDir, "fiyonk.sqlite");
  if (path !== IN_MEMORY) {
    makeFolder(dataDir);
    await refuseEmpty(path);
  }
  const file = new DatabaseSync(path, {
    timeout: PATIENCE_MS,
    enableForeignKeyConstraints: true,
  });
  try {
    setUp(file);
    refuseDamaged(file);
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

function setUp(file: DatabaseSync): void {
  const version = String(file.prepare("select sqlite_version() as version").get()?.version);
  if (version.localeCompare(OLDEST, "en", { numeric: true }) < 0) {
    throw new ShopError("unavailable", `SQLite ${version} çok eski, en az ${OLDEST} gerekli: Node'u güncelle.`);
  }
  const mode = file.prepare("pragma journal_mode = wal").get()?.journal_mode;
  if (mode !== "wal" && mode !== "memory") {
    throw new ShopError(
      "unavailable",
      "DATA_DIR'in dosya sistemi SQLite'ın WAL kipini desteklemiyor: yerel bir disk seç.",
    );
  }
  file.exec(`pragma synchronous = full; pragma trusted_schema = off; pragma busy_timeout = ${ENGINE_PATIENCE_MS}`);
}
