import { readFileSync } from "node:fs";

const DEFAULT_LIMIT = 1024;

/** The limit of open files and connections for this process. Linux tells it; elsewhere the usual default is assumed. */
export function openFilesLimit(): number {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return Number(limit ?? DEFAULT_LIMIT);
  } catch {
    return DEFAULT_LIMIT;
  }
}
