import { type Kysely, sql, type Transaction } from "kysely";
import { type Media, PICTURE_TYPE, type PictureFiles, pictureHash } from "../domain/catalog/media.ts";
import { TRASH_DAYS } from "../domain/ledger.ts";
import { inBatches } from "./batches.ts";
import { daysAgo } from "./columns.ts";
import { EVERY_TABLE } from "./every-table.ts";
import { bytesOf, NO_BYTES, newPlace } from "./pictures/picture-places.ts";
import { SECTION_OF_WORDS } from "./shared-word-rows.ts";
import type { Reading, Store } from "./store.ts";
import type { MediaRow, Tables } from "./tables.ts";

const PICTURE_COLUMNS = ["hash", "width", "height", "bytes", "place"] as const;

/** New bytes go into `files` where they are given. Bytes of earlier pictures are found in either place. */
export function createMedia(db: Kysely<Tables>, files?: PictureFiles): Media {
  const pictureOf = async ({ place, ...row }: Omit<MediaRow, "created_at" | "made_from">) => ({
    ...row,
    bytes: await bytesOf({ ...row, place }, files),
  });

  const insert = async (row: Omit<MediaRow, "created_at">) => {
    const created_at = new Date().toISOString();
    await db
      .insertInto("media")
      .values({ ...row, created_at })
      // A picture uploaded again counts as new, because it is about to be used. One saved within a day needs no write to the disk.
      .onConflict((conflict) =>
        conflict.column("hash").doUpdateSet({ created_at }).where("media.created_at", "<", daysAgo(1)),
      )
      .execute();
  };

  return {
    async savePicture({ hash, width, height, bytes }, madeFrom) {
      const row = { hash, width, height, made_from: madeFrom ?? null };
      if (!files) return insert({ ...row, bytes, place: null });
      const known = await touch(db, hash);
      if (!known) {
        const place = newPlace(hash);
        await files.write(place, bytes, PICTURE_TYPE);
        return insert({ ...row, bytes: NO_BYTES, place });
      }
      // A store that has lost the file gets it back, for example from a restored copy.
      if (known.place !== null && known.length === 0 && !(await files.has(known.place))) {
        await files.write(known.place, bytes, PICTURE_TYPE);
      }
    },

    async hasPictures(hashes) {
      const named = [...new Set(hashes)];
      if (named.length === 0) return true;
      const found = await db.selectFrom("media").select("hash").where("hash", "in", named).execute();
      return found.length === named.length;
    },

    async listHashes() {
      const pictures = await db.selectFrom("media").select("hash").execute();
      return pictures.map(({ hash }) => hash);
    },

    async findPicture(hash) {
      const row = await db.selectFrom("media").select(PICTURE_COLUMNS).where("hash", "=", hash).executeTakeFirst();
      return row && pictureOf(row);
    },

    async findOriginal(hash) {
      const row = await db
        .selectFrom("media")
        .select(PICTURE_COLUMNS)
        .where("hash", "=", (cut) =>
          cut.selectFrom("media as cut").select("cut.made_from").where("cut.hash", "=", hash),
        )
        .executeTakeFirst();
      return row && pictureOf(row);
    },
  };
}

/** A picture that is there counts as new first, so that the clean-up leaves it alone. */
async function touch(db: Kysely<Tables>, hash: string) {
  const created_at = new Date().toISOString();
  await db
    .updateTable("media")
    .set({ created_at })
    .where("hash", "=", hash)
    .where("created_at", "<", daysAgo(1))
    .execute();
  return db
    .selectFrom("media")
    .select(["place", sql<number>`length(bytes)`.as("length")])
    .where("hash", "=", hash)
    .executeTakeFirst();
}

/**
 * Removes the pictures that are named by no product (in the trash and in earlier versions too), category, setting or
 * picture cut from them. New ones stay, because an unsaved form on a phone may name them. Returns the removed hashes.
 */
export async function removeUnusedPictures(store: Store, now: Date): Promise<string[]> {
  if ((await unusedPictures(store.read, now)).length === 0) return [];
  // Searched again inside the write: no other write can start to use a picture now.
  return store.write(async (trx) => {
    const unused = await unusedPictures(trx, now);
    for await (const batch of inBatches(unused)) await remove(trx, batch, now);
    return unused;
  });
}

/** Removes pictures at once, with what they were cut from and what was cut from them, but for what the shop uses elsewhere. */
export async function removePictures(trx: Transaction<Tables>, addresses: readonly string[]): Promise<string[]> {
  if (addresses.length === 0) return [];
  const pictures = await trx.selectFrom("media").select(["hash", "made_from"]).execute();
  const gone = new Set(addresses.flatMap((address) => pictureHash(address) ?? []));
  for (let size = -1; size !== gone.size; ) {
    size = gone.size;
    for (const { hash, made_from } of pictures) {
      if (made_from && (gone.has(hash) || gone.has(made_from))) gone.add(hash).add(made_from);
    }
  }
  const used = await usedPictures(trx);
  const hashes = [...gone].filter((hash) => !used.has(hash));
  for await (const batch of inBatches(hashes)) await trx.deleteFrom("media").where("hash", "in", batch).execute();
  return hashes;
}

/** A picture uploaded again in the meantime counts as new. */
const remove = (trx: Transaction<Tables>, hashes: readonly string[], now: Date) =>
  trx.deleteFrom("media").where("hash", "in", hashes).where("created_at", "<=", daysAgo(TRASH_DAYS, now)).execute();

async function unusedPictures(reading: Reading, now: Date): Promise<string[]> {
  const pictures = await reading.selectFrom("media").select(["hash", "created_at", "made_from"]).execute();
  const old = pictures.filter((picture) => picture.created_at <= daysAgo(TRASH_DAYS, now));
  if (old.length === 0) return [];
  const used = withOriginals(await usedPictures(reading), pictures);
  return old.filter(({ hash }) => !used.has(hash)).map(({ hash }) => hash);
}

/** The photos of customers that nothing else shows. */
export async function photosOfPersons(reading: Reading): Promise<Set<string>> {
  const shared = await usedPictures(reading, "persons");
  if (shared.size === 0) return shared;
  const pictures = await reading.selectFrom("media").select(["hash", "made_from"]).execute();
  const elsewhere = withOriginals(await usedPictures(reading, "others"), pictures);
  return new Set([...withOriginals(shared, pictures)].filter((hash) => !elsewhere.has(hash)));
}

/** Repeats until nothing is added: a cut picture may have been cut again. */
function withOriginals(
  used: Set<string>,
  pictures: readonly { hash: string; made_from: string | null }[],
): Set<string> {
  for (let size = -1; size !== used.size; ) {
    size = used.size;
    for (const { hash, made_from } of pictures) if (made_from && used.has(hash)) used.add(made_from);
  }
  return used;
}

/** Searches the columns that storage/every-table.ts names. */
async function usedPictures(reading: Reading, whose: Whose = "all"): Promise<Set<string>> {
  const used = new Set<string>();
  for (const table of EVERY_TABLE) {
    for (const column of "pictures" in table ? table.pictures : []) {
      const text = sql.ref<string>(column);
      const rows = await reading
        .selectFrom(sql<unknown>`${sql.table(table.name)}`.as("rows"))
        .select(text.as("text"))
        .where(text, "like", "%/media/%")
        .where(isOf(whose, table.name))
        .execute();
      for (const { text } of rows) for (const [, hash = ""] of text.matchAll(PICTURE)) used.add(hash);
    }
  }
  return used;
}

/** `persons`: the section of customers' words and its past. `others`: all but these. */
type Whose = "all" | "persons" | "others";

const COLUMN_OF_SECTION: Record<string, string> = { settings: "key", events: "subject_id" };

function isOf(whose: Whose, table: string) {
  const column = COLUMN_OF_SECTION[table];
  if (whose === "persons") {
    return column ? sql<boolean>`${sql.ref(column)} = ${SECTION_OF_WORDS}` : sql<boolean>`1 = 0`;
  }
  return whose === "others" && column ? sql<boolean>`${sql.ref(column)} <> ${SECTION_OF_WORDS}` : sql<boolean>`1 = 1`;
}

const PICTURE = /\/media\/([0-9a-f]{64})\./g;
