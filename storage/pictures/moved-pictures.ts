import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tell } from "../../domain/backup/shop-copies.ts";
import { PICTURE_TYPE, type PictureFiles, PLACES, SIZES } from "../../domain/catalog/media.ts";
import { ShopError } from "../../domain/error.ts";
import { inBatches } from "../batches.ts";
import { daysAgo } from "../columns.ts";
import type { Reading } from "../store.ts";
import type { Tables } from "../tables.ts";
import { bytesOf, NO_BYTES, newPlace, type Placed, placesOf } from "./picture-places.ts";

type Parts = { db: Kysely<Tables>; files: PictureFiles };

/** A running shop finds a picture in either place, so a move may be interrupted at any point and repeated. */
export const pictureMoves = {
  s3: { copy: copyToFiles, removeOld: removeBytes },
  database: { copy: copyToDatabase, removeOld: removeFiles },
};

/** Copies what is only in the database, reads it back, and compares. Returns how many. */
async function copyToFiles({ db, files }: Parts, tell: Tell): Promise<number> {
  await forgetLostFiles({ db, files });
  return forEach(placesOf(db).onlyInDatabase, tell, async (hash, row) => {
    const place = newPlace(hash);
    await files.write(place, row.bytes, PICTURE_TYPE);
    compare(hash, await bytesOf({ bytes: NO_BYTES, place }, files));
    await db.updateTable("media").set({ place }).where("hash", "=", hash).where("place", "is", null).execute();
  });
}

/** Refuses while a picture is only in the database. */
async function removeBytes({ db, files }: Parts): Promise<number> {
  await forgetLostFiles({ db, files });
  const { onlyInDatabase, inBoth } = placesOf(db);
  refuseRest(await onlyInDatabase.list());
  const moved = await inBoth.list();
  for await (const batch of inBatches(moved.map(({ hash }) => hash))) {
    const rows = db.updateTable("media").set({ bytes: NO_BYTES }).where("place", "is not", null);
    await rows.where("hash", "in", batch).execute();
  }
  return moved.length;
}

/** Forgets the places of files that the store has lost since, as long as the database has the bytes too. */
async function forgetLostFiles({ db, files }: Parts): Promise<void> {
  for (const hash of await lostIn(placesOf(db).inBoth, files)) {
    await db.updateTable("media").set({ place: null }).where("hash", "=", hash).execute();
  }
}

/** The pictures that nobody can show any more, until they are uploaded or restored again. */
export const listLostPictures = ({ db, files }: Parts): Promise<string[]> => lostIn(placesOf(db).onlyInFiles, files);

/** Asks the store for each missing file once more, because the file may be newer than the list. */
async function lostIn({ list }: Place, files: PictureFiles): Promise<string[]> {
  const pictures = await list();
  const stored = new Set<string>();
  for await (const { name } of files.list(PLACES)) stored.add(name);
  const lost: string[] = [];
  for (const { hash, place } of pictures) {
    if (place !== null && !stored.has(place) && !(await files.has(place))) lost.push(hash);
  }
  return lost;
}

/** Copies what is only in the store, and compares. Returns how many. */
async function copyToDatabase({ db, files }: Parts, tell: Tell): Promise<number> {
  return forEach(placesOf(db).onlyInFiles, tell, async (hash, row) => {
    const bytes = compare(hash, await bytesOf(row, files));
    await db.updateTable("media").set({ bytes }).where("hash", "=", hash).execute();
  });
}

/** Refuses while a picture is only in the store. Removes the sizes too. A file goes before its place, so that a repeated call finds it. */
async function removeFiles({ db, files }: Parts): Promise<number> {
  const { onlyInFiles, inBoth } = placesOf(db);
  refuseRest(await onlyInFiles.list());
  const moved = await inBoth.list();
  for (const { hash, place } of moved) {
    if (place !== null) await files.remove(place);
    await db.updateTable("media").set({ place: null }).where("hash", "=", hash).execute();
  }
  for await (const { name } of files.list(SIZES)) await files.remove(name);
  return moved.length;
}

type Place = ReturnType<typeof placesOf>["inBoth"];

const AT_ONCE = 8;

/** Goes on until none is left, because a running shop may add some. */
async function forEach(
  { list, find }: Place,
  tell: Tell,
  work: (hash: string, row: Placed) => Promise<void>,
): Promise<number> {
  let done = 0;
  const workOn = async ({ hash }: { hash: string }) => {
    const row = await find(hash);
    if (row) await work(hash, row);
  };
  for (let pictures = await list(); pictures.length > 0; pictures = await list()) {
    for (let at = 0; at < pictures.length; at += AT_ONCE) {
      const group = pictures.slice(at, at + AT_ONCE);
      const outcomes = await Promise.allSettled(group.map(workOn));
      for (const outcome of outcomes) if (outcome.status === "rejected") throw outcome.reason;
      done += group.length;
      tell({ done, total: done + pictures.length - at - group.length });
    }
  }
  return done;
}

function compare(hash: string, bytes: Uint8Array): Uint8Array {
  if (createHash("sha256").update(bytes).digest("hex") === hash) return bytes;
  throw new ShopError("invalid", `Bir görsel ilk hâliyle aynı değil (${hash}): taşıma durdu, hiçbir şey silinmedi.`);
}

function refuseRest({ length }: readonly unknown[]): void {
  if (length === 0) return;
  throw new ShopError(
    "conflict",
    `Henüz kopyalanmamış ${length} görsel var, hiçbir şey silinmedi: önce aynı komutu --remove-old olmadan çalıştır.`,
  );
}

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
  // Reads the names after the list, so that a file saved in between is not on the list and stays.
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
