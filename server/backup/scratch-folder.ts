import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** A folder inside `root` for one piece of work. Other processes, also of other machines and containers, may have theirs beside it. */
export async function withScratchFolder<Result>(
  root: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(root, { recursive: true });
  // Before the work, because the disk may be full of them.
  await removeAbandoned(root, () => true);
  const folder = await mkdtemp(join(root, "scratch-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
