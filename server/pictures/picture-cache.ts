import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createByteCache } from "../memory/byte-cache.ts";

export type PictureFormat = "avif" | "webp" | "jpg";

type Parts = {
  folder: string;
  memoryBytes: number;
  warn(event: string, fields: { error: unknown }): void;
};

type Make = () => Promise<Uint8Array | undefined>;

/** Pictures made when first asked for and then kept in memory and on disk. A file's name says all that is in it. */
export function createPictureCache({ folder, memoryBytes, warn }: Parts) {
  const memory = createByteCache<Uint8Array>(memoryBytes, ({ byteLength }) => byteLength);
  const pending = new Map<string, ReturnType<Make>>();

  /** However many ask at once, it is made once. */
  async function find(name: string, form: PictureFormat, make: Make): Promise<Uint8Array | undefined> {
    const kept = memory.get(name);
    if (kept) return kept;
    const underWay = pending.get(name);
    if (underWay) return underWay;
    const made = readOrMake(name, form, make).finally(() => pending.delete(name));
    pending.set(name, made);
    return made;
  }

  async function readOrMake(name: string, form: PictureFormat, make: Make): Promise<Uint8Array | undefined> {
    const file = join(folder, name);
    const bytes = (await readWhole(file, form)) ?? (await makeAndKeep(file, make));
    if (bytes) memory.set(name, bytes);
    return bytes;
  }

  async function makeAndKeep(file: string, make: Make): Promise<Uint8Array | undefined> {
    const bytes = await make();
    if (bytes) await keep(file, bytes).catch((error: unknown) => warn("rendition_not_kept", { error }));
    return bytes;
  }

  /** Never half a file under its final name. */
  async function keep(file: string, bytes: Uint8Array): Promise<void> {
    await mkdir(folder, { recursive: true });
    const draft = `${file}.${randomUUID()}.tmp`;
    try {
      await writeFile(draft, bytes);
      await rename(draft, file);
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** Everything made of these pictures: its files' names begin with theirs. */
  async function forget(hashes: ReadonlySet<string>): Promise<void> {
    const files = await readdir(folder).catch(unlessMissing);
    const made = files.filter((file) => hashes.has(file.split("-")[0] ?? ""));
    for (const file of made) await rm(join(folder, file), { force: true });
  }

  return { find, forget };
}

/** Where no picture has been made yet there is no folder. */
function unlessMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return [];
  throw error;
}

const MARKS: Record<PictureFormat, { at: number; text: string }> = {
  avif: { at: 4, text: "ftypavif" },
  webp: { at: 8, text: "WEBP" },
  jpg: { at: 0, text: "\xff\xd8\xff" },
};

/** A power cut can leave a file of zeros: then it is made again. */
async function readWhole(file: string, form: PictureFormat): Promise<Uint8Array | undefined> {
  const bytes = await readFile(file).catch(() => undefined);
  const { at, text } = MARKS[form];
  return bytes?.toString("latin1", at, at + text.length) === text ? bytes : undefined;
}
