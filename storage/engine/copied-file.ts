import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { isWithoutRoom } from "./outage.ts";
import { LOCK_TIMEOUT_MS } from "./sqlite-file.ts";

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
