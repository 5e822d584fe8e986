import { readdirSync } from "node:fs";
import { chmod, stat } from "node:fs/promises";
import { join } from "node:path";
import { codeOf } from "../../domain/error.ts";

const OTHERS_BITS = 0o077;
const FOLDERS = ["renditions", "share-pictures", "icons"];
const DATABASE = /\.sqlite(?:-wal|-shm)?$/;

/** New databases, backups and pictures are readable by this user only. */
export const makeNewFilesPrivate = (): number => process.umask(OTHERS_BITS);

/** Makes existing files private too. Returns other users' files, which stay readable. The data folder keeps its mode: it may hold other files. */
export async function makeOldFilesPrivate(dataDir: string): Promise<string[]> {
  const ours = namesIn(dataDir).filter((name) => FOLDERS.includes(name) || DATABASE.test(name));
  const arePrivate = await Promise.all(ours.map((name) => makePrivate(join(dataDir, name))));
  return ours.filter((_, index) => !arePrivate[index]);
}

async function makePrivate(path: string): Promise<boolean> {
  try {
    const { mode } = await stat(path);
    if ((mode & OTHERS_BITS) !== 0) await chmod(path, mode & ~OTHERS_BITS);
    return true;
  } catch (error) {
    // Another process has closed its database in the meantime, and SQLite has deleted the file.
    return codeOf(error) === "ENOENT";
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The folder is missing or unreadable: opening the database reports that.
    return [];
  }
}
