import { readFileSync } from "node:fs";

const COMMON_LIMIT = 1024;

/** How many files and connections the system lets this process have open; Linux tells. */
export function openFilesLimit(): number {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return Number(limit ?? COMMON_LIMIT);
  } catch {
    return COMMON_LIMIT;
  }
}
