import { DatabaseSync } from "node:sqlite";
import { ShopError } from "../../domain/error.ts";

/** Older ones can lose committed pages when two connections restart the WAL at once. */
const OLDEST = "3.51.3";
/** How long one waits for a lock that another process holds. */
export const PATIENCE_MS = 2500;
/** While the engine itself waits, everybody who uses the connection does. */
const ENGINE_PATIENCE_MS = 1;

/** A connection whose commits are on the disk. */
export function openFile(path: string | URL): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: PATIENCE_MS, enableForeignKeyConstraints: true });
  try {
    setUp(file);
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
