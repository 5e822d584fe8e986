import { readdirSync } from "node:fs";
import { chmod, stat } from "node:fs/promises";
import { join } from "node:path";

const OTHERS = 0o077;
const FOLDERS = ["renditions", "share-pictures", "uploads"];
const DATABASE = /\.sqlite(?:-wal|-shm)?$/;

/** What this process makes is its user's alone: database, copies, pictures. */
export const closeNewFiles = (): number => process.umask(OTHERS);

/**
 * The same for what lies there from before, or was put there by hand. Answers what stays open, because it is somebody
 * else's. The folder itself may hold other things too: its own door is left as it is.
 */
export async function closeOldFiles(dataDir: string): Promise<string[]> {
  const ours = namesIn(dataDir).filter((name) => FOLDERS.includes(name) || DATABASE.test(name));
  const closed = await Promise.all(ours.map((name) => isClosed(join(dataDir, name))));
  return ours.filter((_, place) => !closed[place]);
}

async function isClosed(path: string): Promise<boolean> {
  try {
    const { mode } = await stat(path);
    if ((mode & OTHERS) !== 0) await chmod(path, mode & ~OTHERS);
    return true;
  } catch (error) {
    // Another process closed its database in between, and SQLite cleared up.
    return isMissing(error);
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // None yet, or none that can be read: opening the database says so.
    return [];
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";
