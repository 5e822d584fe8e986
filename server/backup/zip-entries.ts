import { open } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import type { Entry, ZipFile } from "yauzl";
import {
  isPart,
  isTablePart,
  MANIFEST,
  MAX_COPY_BYTES,
  MAX_MANIFEST_BYTES,
  MAX_PARTS,
  MAX_PICTURE_BYTES,
  MAX_TABLES_BYTES,
} from "../../domain/backup/copy-format.ts";
import { refusedCopy } from "../../domain/backup/refused-copy.ts";

export type OpenedZip = {
  entries: ReadonlyMap<string, Entry>;
  /** Fails if the entry is larger or smaller than it says. */
  read(entry: Entry): Promise<AsyncIterable<Uint8Array>>;
  readManifest(): Promise<Uint8Array>;
  close(): void;
};

/** Opens an untrusted zip. Names, number and sizes are checked before anything is unpacked, and nothing is written to a disk. */
export async function openZip(path: string): Promise<OpenedZip> {
  const { openPromise } = await import("yauzl");
  const options = { autoClose: false, strictFileNames: true };
  const zip = await openPromise(path, options).catch(async (error) => {
    throw isOfSystem(error) ? error : await unreadable(path);
  });
  try {
    const entries = await entriesOf(zip);
    const manifest = entries.get(MANIFEST);
    if (!manifest) throw refusedCopy.foreign();
    const read = (entry: Entry) => zip.openReadStreamPromise(entry);
    return { entries, read, readManifest: async () => buffer(await read(manifest)), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_PARTS) throw refusedCopy.tooManyParts();
  const entries = new Map<string, Entry>();
  const sizes = { tables: 0, all: 0 };
  for await (const entry of zip.eachEntry()) entries.set(checkedName(entry, entries), checkedSize(entry, sizes));
  // Some programs add entries for folders when somebody zips the files again.
  for (const name of entries.keys()) if (name.endsWith("/")) entries.delete(name);
  const odd = [...entries.keys()].find((name) => name !== MANIFEST && !isPart(name));
  if (odd !== undefined) throw entries.has(MANIFEST) ? refusedCopy.unexpected(odd) : refusedCopy.foreign();
  return entries;
}

function checkedName({ fileName }: Entry, entries: ReadonlyMap<string, Entry>): string {
  if (entries.has(fileName)) throw refusedCopy.twice(fileName);
  return fileName;
}

const STORED = 0;
const DEFLATED = 8;

function checkedSize(entry: Entry, sizes: { tables: number; all: number }): Entry {
  const { fileName, uncompressedSize, compressionMethod } = entry;
  if (entry.isEncrypted() || ![STORED, DEFLATED].includes(compressionMethod)) throw refusedCopy.encrypted();
  if (isTablePart(fileName)) sizes.tables += uncompressedSize;
  sizes.all += uncompressedSize;
  const largest = fileName === MANIFEST ? MAX_MANIFEST_BYTES : MAX_PICTURE_BYTES;
  const isSwelling = !isTablePart(fileName) && uncompressedSize > largest;
  if (isSwelling || sizes.tables > MAX_TABLES_BYTES || sizes.all > MAX_COPY_BYTES) throw refusedCopy.swelling();
  return entry;
}

/** The messages of the library about a name that leads out of the folder. */
const OUTSIDE = /^(?:invalid relative path|absolute path|invalid characters in fileName)/;

/** The sentence for an error of the library; an error of the disk stays as it is. */
export function zipRefusal(error: unknown, otherwise: () => Error): unknown {
  if (!(error instanceof Error) || error.name === "ShopError" || isOfSystem(error)) return error;
  return OUTSIDE.test(error.message) ? refusedCopy.outside() : otherwise();
}

const isOfSystem = (error: unknown): boolean => error instanceof Error && "syscall" in error;

/** The refusal of a file that cannot be opened. One that begins like a zip was cut off. */
async function unreadable(path: string): Promise<Error> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32LE() === LOCAL_HEADER ? refusedCopy.truncated() : refusedCopy.notZip();
  } finally {
    await file.close();
  }
}

const LOCAL_HEADER = 0x04034b50;
