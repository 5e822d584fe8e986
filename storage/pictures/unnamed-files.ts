import { type PictureFiles, PLACES, SIZES } from "../../domain/catalog/media.ts";
import { daysAgo } from "../days-ago.ts";
import type { Reading } from "../store.ts";

/**
 * Removes the files that belong to no picture any more: its row was removed, or never written because its process ended. A young file
 * may belong to a picture that is being saved. Returns how many.
 */
export async function removeUnnamedFiles(reading: Reading, files: PictureFiles, now: Date): Promise<number> {
  const unnamed: string[] = [];
  for (const prefix of [PLACES, SIZES]) {
    for await (const { name, savedAt } of files.list(prefix)) {
      if (savedAt.toISOString() < daysAgo(1, now)) unnamed.push(name);
    }
  }
  if (unnamed.length === 0) return 0;
  // Read after the list: a file that was saved in between is not on it.
  const named = await namedFiles(reading);
  const removed = unnamed.filter((name) => !named.has(name.startsWith(SIZES) ? hashIn(name) : name));
  for (const name of removed) await files.remove(name);
  return removed.length;
}

/** The places of pictures, and the hashes, which begin the names of sizes. */
async function namedFiles(reading: Reading): Promise<Set<string>> {
  const rows = await reading.selectFrom("media").select(["hash", "place"]).execute();
  return new Set(rows.flatMap(({ hash, place }) => (place === null ? [hash] : [hash, place])));
}

const hashIn = (name: string): string => name.slice(SIZES.length).split("-")[0] ?? "";
