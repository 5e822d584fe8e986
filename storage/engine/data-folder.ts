import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

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
