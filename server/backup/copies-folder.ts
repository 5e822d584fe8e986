import { createReadStream, createWriteStream, existsSync, statfsSync } from "node:fs";
import { mkdir, mkdtemp, open, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import {
  type CopyKind,
  copiesToRemove,
  copyName,
  type KeptCopy,
  keptCopyOf,
  newestFirst,
} from "../../domain/backup/kept-copies.ts";
import { codeOf, ShopError } from "../../domain/error.ts";

/** The copies that the shop keeps beside its database. A file gets its name when it is whole and on the disk. */
export function openCopiesFolder(folder: string) {
  return {
    list,
    pathOf,

    async save(kind: CopyKind, how: { at: Date; isFull: boolean }, bytes: AsyncIterable<Uint8Array>): Promise<string> {
      await mkdir(folder, { recursive: true });
      // Before the copy, because the disk may be full of them.
      await removeLeftovers(folder);
      const name = copyName(kind, how.at, how.isFull);
      const unfinished = join(folder, `${name}.part`);
      try {
        await writeFile(unfinished, bytes);
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw isDiskFull(error) ? noRoom(error) : error;
      }
      await removeOld();
      return name;
    },

    async read(name: string) {
      const path = await pathOf(name);
      return { bytes: (await stat(path)).size, stream: bytesOf(path) };
    },
  };

  async function list(): Promise<KeptCopy[]> {
    const names = await readdir(folder).catch(() => []);
    const copies = names
      .filter((name) => keptCopyOf(name, 0))
      .map(async (name) => keptCopyOf(name, await sizeOf(name)));
    return newestFirst((await Promise.all(copies)).filter((copy) => copy !== undefined));
  }

  /** A copy may be removed while the folder is read. */
  async function sizeOf(name: string): Promise<number> {
    const { size } = await stat(join(folder, name)).catch(() => ({ size: 0 }));
    return size;
  }

  /** Only a name from the list leads to a file. */
  async function pathOf(name: string): Promise<string> {
    const known = (await list()).find((copy) => copy.name === name);
    if (!known) throw new ShopError("not-found", "Bu kopya artık yok");
    return join(folder, known.name);
  }

  async function removeOld(): Promise<void> {
    for (const { name } of copiesToRemove(await list())) await rm(join(folder, name), { force: true });
  }
}

/** Opens the file only when the bytes are read: the body of an answer to HEAD never is. */
async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield* createReadStream(path);
}

/** Returns once the file is on the disk, so that a power cut leaves no hole in a file that looks whole. */
async function writeFile(path: string, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

export const isDiskFull = (error: unknown): boolean => codeOf(error) === "ENOSPC";

export const noRoom = (cause: unknown) =>
  new ShopError("unavailable", "Sunucunun diskinde kopya için yer kalmadı; yer açılınca yeniden dene", { cause });

/** The free bytes on the disk of the folder, which may not exist yet. A disk without a free inode has no room for a file. */
export function freeSpace(folder: string): number {
  const { bavail, bsize, files, ffree } = statfsSync(existingPart(folder));
  // Some file systems count no inodes.
  return files > 0 && ffree === 0 ? 0 : bavail * bsize;
}

/** The nearest folder above that exists. The shop creates the others when it needs them. */
export const existingPart = (path: string): string => (existsSync(path) ? path : existingPart(dirname(path)));

/** The scratch folders of this process. A machine that was asleep for hours finds them as old as abandoned ones. */
const lent = new Set<string>();

/** Lends `work` a folder of its own inside `root`. Other processes may use folders beside it, even from other machines and containers. */
export async function withScratchFolder<Result>(
  root: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(root, { recursive: true });
  // Before the work, because the disk may be full of them.
  await removeAbandoned(root, () => true);
  const folder = await mkdtemp(join(root, "scratch-"));
  lent.add(folder);
  const inUse = setInterval(() => utimes(folder, new Date(), new Date()).catch(() => {}), IN_USE_EVERY_MS).unref();
  try {
    return await work(folder);
  } finally {
    clearInterval(inUse);
    await rm(folder, { recursive: true, force: true });
    lent.delete(folder);
  }
}

/** The folder's time is set this often, because writing into its files does not change it. */
const IN_USE_EVERY_MS = 60_000;
const ABANDONED_MS = 3600 * 1000;

/** Removes what killed copies, killed restores and abandoned uploads left in the folder of kept copies. Runs at each start and every night. */
export async function removeLeftovers(folder: string): Promise<void> {
  await removeAbandoned(folder, (name) => /\.part$/.test(name) || isUpload(name));
  await removeAbandoned(join(folder, WORK), () => true);
}

/** A folder for scratch folders, beside the kept copies. */
export const WORK = "work";

export const isUpload = (name: string): boolean => name.startsWith("upload-");

/** Removes what nobody has written to for an hour: its process was killed, or its sender has left. */
export async function removeAbandoned(folder: string, isOurs: (name: string) => boolean): Promise<void> {
  for (const name of (await readdir(folder).catch(unlessMissing)).filter(isOurs)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > ABANDONED_MS && !lent.has(path)) await rm(path, { recursive: true, force: true });
  }
}

function unlessMissing(error: unknown): string[] {
  if (codeOf(error) === "ENOENT") return [];
  throw error;
}
