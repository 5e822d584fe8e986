import { readdirSync, rmSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pid } from "node:process";

export type JobFolders = ReturnType<typeof openJobFolders>;

/** A folder for each job, gone when the job is over. Its name begins with the number of the process that made it. */
export function openJobFolders(root: string) {
  clear(root);
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
    clear: () => clear(root),
  };
}

/** Removes this process's folders, and those of processes that ended before they could. */
function clear(root: string): void {
  for (const name of namesIn(root)) {
    const owner = Number.parseInt(name, 10);
    if (owner === pid || !isAlive(owner)) rmSync(join(root, name), { recursive: true, force: true });
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // None until the first picture; one that cannot be read is told by that picture.
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
