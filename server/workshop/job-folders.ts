import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

export type JobFolders = ReturnType<typeof openJobFolders>;

/** A folder per job, removed when the job ends. Other processes, also of other machines and containers, may have theirs beside it. */
export function openJobFolders(root: string) {
  const own = `${randomUUID()}-`;
  return {
    async use<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
      await mkdir(root, { recursive: true });
      // Before the job, because the disk may be full of them.
      await removeAbandoned(root, () => true);
      const folder = await mkdtemp(join(root, own));
      try {
        return await work(folder);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    async clear(): Promise<void> {
      const names = await readdir(root).catch(() => []);
      for (const name of names.filter((known) => known.startsWith(own))) {
        await rm(join(root, name), { recursive: true, force: true });
      }
    },
  };
}

const ABANDONED_MS = 3600 * 1000;

/** Removes what nobody has written to for an hour: its process was killed, or its sender has left. */
export async function removeAbandoned(folder: string, isOurs: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(folder)).filter(isOurs)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}
