import { stat } from "node:fs/promises";
import type { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { ShopError } from "../../domain/error.ts";

/** So long another process may take from making the file to writing into it. */
const EMPTY_MS = 1000;
const AGAIN_MS = 50;

/** A file of no bytes would open as a new shop: where one was, that would look like one that lost everything. */
export async function refuseEmpty(path: string): Promise<void> {
  const end = performance.now() + EMPTY_MS;
  while ((await sizeOf(path)) === 0) {
    if (performance.now() >= end) {
      throw new ShopError(
        "unavailable",
        `Veritabanı dosyası boş (0 bayt): ${path}. Yedeğini yerine koy; yeni bir dükkân açmak istiyorsan dosyayı sil.`,
      );
    }
    await pause(AGAIN_MS);
  }
}

/** Undefined where there is none. */
async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Of everything but the pictures' bytes, which may be gigabytes and are named by what is in them. */
export function refuseDamaged(file: DatabaseSync): void {
  const tables = file.prepare("select name from sqlite_schema where type = 'table' and name <> 'media'").all();
  for (const { name } of tables) {
    const [found] = file.prepare(`pragma quick_check("${name}")`).all();
    const said = found && Object.values(found)[0];
    if (said !== "ok")
      throw Object.assign(new Error(`${name}: ${said}`), { code: "ERR_SQLITE_ERROR", errcode: CORRUPT });
  }
}

const CORRUPT = 11;
