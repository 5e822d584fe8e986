import { existsSync, statfsSync } from "node:fs";
import { dirname } from "node:path";

/** Bytes that may still be written where the folder is, or will be. Without a free inode there is room for no file. */
export function freeSpace(folder: string): number {
  const { bavail, bsize, files, ffree } = statfsSync(existingPart(folder));
  // Some file systems count no inodes.
  return files > 0 && ffree === 0 ? 0 : bavail * bsize;
}

/** The shop makes the folder itself, inside of what is there. */
export const existingPart = (path: string): string => (existsSync(path) ? path : existingPart(dirname(path)));
