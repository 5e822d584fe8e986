import type { FileEntry, ZipReader } from "@zip.js/zip.js";
import { Unreadable } from "./unreadable.ts";

const MOST_ENTRIES = 200_000;
const MOST_OF_PICTURE = 60 * 1024 * 1024;

export type OpenedZips = { entries: readonly FileEntry[]; close(): void };

/** What this could not read, it says in a sentence. */
export async function asUnreadable<Read>(reading: () => Promise<Read>): Promise<Read> {
  try {
    return await reading();
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    throw new Unreadable("Arşiv yarım inmiş ya da bozuk; yeniden indirip dene.");
  }
}

/** Reads the directories of zips. The files in them are read where they lie, slice by slice. */
export async function openZips(files: readonly File[]): Promise<OpenedZips> {
  const { BlobReader, ZipReader } = await import("@zip.js/zip.js");
  const readers: ZipReader<unknown>[] = [];
  const entries: FileEntry[] = [];
  const close = () => {
    for (const reader of readers) void reader.close();
  };
  return asUnreadable(async () => {
    for (const file of files) {
      // Workers would have to come from a blob, which the page's policy forbids.
      const reader = new ZipReader(new BlobReader(file), { useWebWorkers: false });
      readers.push(reader);
      for await (const entry of reader.getEntriesGenerator()) {
        if (!entry.directory) entries.push(entry);
        if (entries.length > MOST_ENTRIES) throw new Unreadable(`“${file.name}” çok fazla dosya içeriyor.`);
      }
    }
    return { entries, close };
  }).catch((error: unknown) => {
    close();
    throw error;
  });
}

/** The bytes of a picture; undefined for a file that no picture is as large as. */
export async function pictureBytes(entry: FileEntry | undefined): Promise<Blob | undefined> {
  if (!entry || entry.uncompressedSize > MOST_OF_PICTURE) return undefined;
  const { BlobWriter } = await import("@zip.js/zip.js");
  return entry.getData(new BlobWriter());
}
