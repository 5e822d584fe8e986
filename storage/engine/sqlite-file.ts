import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { ShopError } from "../../domain/error.ts";

/** Older versions can lose committed pages when two connections restart the WAL at once. */
const MIN_VERSION = "3.51.3";
/** How long a statement is retried while another process holds the lock. */
export const LOCK_TIMEOUT_MS = 2500;
/** SQLite's own wait blocks every user of the connection, so it is as short as possible. */
const BUSY_TIMEOUT_MS = 1;

/** Opens a connection that commits to the disk before it answers. */
export function openFile(path: string | URL): DatabaseSync {
  const file = new DatabaseSync(path, { timeout: LOCK_TIMEOUT_MS, enableForeignKeyConstraints: true });
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
  if (version.localeCompare(MIN_VERSION, "en", { numeric: true }) < 0) {
    throw new ShopError("unavailable", `SQLite ${version} çok eski, en az ${MIN_VERSION} gerekli: Node'u güncelle.`);
  }
  const mode = file.prepare("pragma journal_mode = wal").get()?.journal_mode;
  if (mode !== "wal" && mode !== "memory") {
    throw new ShopError(
      "unavailable",
      "DATA_DIR'in dosya sistemi SQLite'ın WAL kipini desteklemiyor: yerel bir disk seç.",
    );
  }
  file.exec(`pragma synchronous = full; pragma trusted_schema = off; pragma busy_timeout = ${BUSY_TIMEOUT_MS}`);
  // What is deleted is overwritten with zeros, so a person who is blotted out is in no free page.
  file.exec("pragma secure_delete = on");
}

/** Node's `recursive` option never returns where no folder can be created, as under `/proc`. */
export function createFolder(folder: string): void {
  try {
    createOne(folder);
  } catch (error) {
    if (!isMissing(error) || dirname(folder) === folder) throw error;
    createFolder(dirname(folder));
    createOne(folder);
  }
}

function createOne(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";
