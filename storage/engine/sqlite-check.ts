import { stat } from "node:fs/promises";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { ShopError } from "../../domain/error.ts";

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
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Checks every table but the pictures: they may be gigabytes, and each is named by its hash. */
export function refuseDamaged(file: DatabaseSync): void {
  const tables = file.prepare("select name from sqlite_schema where type = 'table' and name <> 'media'").all();
  for (const { name } of tables) {
    const [found] = file.prepare(`pragma quick_check("${name}")`).all();
    const result = found && Object.values(found)[0];
    if (result === "ok") continue;
    throw Object.assign(new Error(`${name}: ${result}`), { code: "ERR_SQLITE_ERROR", errcode: CORRUPT });
  }
}

const CORRUPT = 11;
