import { mkdirSync } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { codeOf, ShopError } from "../../domain/error.ts";
import { isWithoutRoom } from "./outage.ts";

/** Older versions can lose committed pages when two connections restart the WAL at once. */
const MIN_VERSION = "3.51.3";
/** A statement is retried for this long while another process holds the lock. */
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
  // Deleted bytes are overwritten with zeros, so a person who is blotted out is in no free page.
  file.exec("pragma secure_delete = on");
}

/** Node's `recursive` option never returns where no folder can be created, as under `/proc`. */
export function createFolder(folder: string): void {
  try {
    createOne(folder);
  } catch (error) {
    if (codeOf(error) !== "ENOENT" || dirname(folder) === folder) throw error;
    createFolder(dirname(folder));
    createOne(folder);
  }
}

function createOne(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

/** Another process that has just created the file writes to it within this time. */
const EMPTY_TIMEOUT_MS = 1000;
const RETRY_MS = 50;

/** SQLite would open an empty file as a new shop, and a truncated shop would look as if it had lost everything. */
export async function refuseEmpty(path: string): Promise<void> {
  const end = performance.now() + EMPTY_TIMEOUT_MS;
  while ((await sizeOf(path)) === 0) {
    if (performance.now() >= end) {
      throw new ShopError(
        "unavailable",
        `Veritabanı dosyası boş (0 bayt): ${path}. Yedeğini yerine koy; yeni bir dükkân açmak istiyorsan dosyayı sil.`,
      );
    }
    await pause(RETRY_MS);
  }
}

/** Undefined without a file. */
async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

/** Checks every table but the pictures: they may be gigabytes, and each is named by its hash. */
export function refuseDamaged(file: DatabaseSync): void {
  const tables = file.prepare("select name from sqlite_schema where type = 'table' and name <> 'media'").all();
  for (const { name } of tables) {
    const found = file
      .prepare(`pragma quick_check("${name}")`)
      .all()
      .map((row) => String(Object.values(row)[0]));
    const result = found.find((said) => said !== "ok" && !OF_A_ROW.test(said));
    if (result === undefined) continue;
    throw Object.assign(new Error(`${name}: ${result}`), { code: "ERR_SQLITE_ERROR", errcode: CORRUPT });
  }
}

/** A row that a constraint forbids is no damage of the file: the shop leaves such rows out, and tells the owner. */
const OF_A_ROW = /^(CHECK constraint failed|NULL value) in /;

const CORRUPT = 11;

/** Alone with the file, SQLite needs no `-shm` beside it. */
const ALONE = "pragma locking_mode = exclusive";

/** Copies a shop whose disk is full to another disk. The shop may be open: then its `-shm` is there. */
export function copyFile(dataDir: string, folder: string): void {
  try {
    copy(dataDir, folder, "");
  } catch (error) {
    if (!isWithoutRoom(error)) throw error;
    copy(dataDir, folder, ALONE);
  }
}

function copy(dataDir: string, folder: string, mode: string): void {
  const [from, to] = [join(dataDir, "fiyonk.sqlite"), join(folder, "fiyonk.sqlite")];
  const file = new DatabaseSync(from, { timeout: LOCK_TIMEOUT_MS });
  try {
    file.exec(mode);
    file.prepare("vacuum into ?").run(to);
  } finally {
    file.close();
  }
}
