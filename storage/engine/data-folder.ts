import { mkdirSync } from "node:fs";
import { dirname } from "node:path";

/** Node's own way through missing parents goes on for ever where no folder can be made, as under `/proc`. */
export function makeFolder(folder: string): void {
  try {
    makeOne(folder);
  } catch (error) {
    if (!isMissing(error) || dirname(folder) === folder) throw error;
    makeFolder(dirname(folder));
    makeOne(folder);
  }
}

function makeOne(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  }
}

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";
