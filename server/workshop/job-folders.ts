import { readdirSync, rmSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pid } from "node:process";

export type JobFolders = ReturnType<typeof openJobFolders>;

/** A folder per job, removed when the job ends. Its name begins with the process id of its owner. */
export function openJobFolders(root: string) {
  removeOwnAndOrphaned(root);
  return {
    async use<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
      await mkdir(root, { recursive: true });
      const folder = await mkdtemp(join(root, `${pid}-`));
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    clear: () => removeOwnAndOrphaned(root),
  };
}

/** Removes this process's folders, and those of processes that were killed. */
function removeOwnAndOrphaned(root: string): void {
  for (const name of namesIn(root)) {
    const owner = Number.parseInt(name, 10);
    if (owner === pid || !isAlive(owner)) rmSync(join(root, name), { recursive: true, force: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // The folder is missing until the first picture. A folder that cannot be read makes that picture fail.
    return [];
  }
}

function isAlive(owner: number): boolean {
  try {
    return process.kill(owner, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
