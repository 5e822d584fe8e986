import { randomUUID } from "node:crypto";
import { link, readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { codeOf } from "../../domain/error.ts";
import { openFile } from "./sqlite-file.ts";

/** The errors of a file system without hard links, as on some memory cards. SQLite then creates the file under its final name. */
const NO_LINKS = ["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"];

/**
 * Creates the database where there is none. It gets its name when SQLite has written its first page, so a start that is killed or finds
 * the disk full leaves no empty file under this name, which the next start would refuse.
 */
export async function createFile(path: string): Promise<void> {
  await removeUnfinished(path);
  if (await isThere(path)) return;
  const unfinished = `${path}.${randomUUID()}.new`;
  try {
    openFile(unfinished).close();
    if ((await stat(unfinished)).size === 0) throw diskFull();
    // Unlike a renaming, this replaces no file that another process has created meanwhile.
    await link(unfinished, path);
  } catch (error) {
    if (!["EEXIST", ...NO_LINKS].includes(codeOf(error))) throw error;
  } finally {
    for (const end of ["", "-wal", "-shm"]) await rm(unfinished + end, { force: true });
  }
}

/** SQLite reports no error if not even its first page found room. */
const diskFull = () => Object.assign(new Error("the first page of the database was not written"), { code: "ENOSPC" });

/** Far longer than the first page takes. */
const ABANDONED_MS = 60_000;

/** Removes the files that killed starts have left. A young one may belong to a process that is creating the database now. */
async function removeUnfinished(path: string): Promise<void> {
  const folder = dirname(path);
  const names = (await readdir(folder)).filter((name) => name.startsWith(basename(path)) && UNFINISHED.test(name));
  for (const file of names.map((name) => join(folder, name))) {
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > ABANDONED_MS) await rm(file, { force: true });
  }
}

const UNFINISHED = /\.[0-9a-f-]{36}\.new(?:-wal|-shm)?$/;

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
