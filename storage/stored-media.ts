import { type Kysely, sql } from "kysely";
import { type Media, PICTURE_TYPE, type PictureFiles } from "../domain/catalog/media.ts";
import { daysAgo } from "./columns.ts";
import { bytesOf, NO_BYTES, newPlace } from "./pictures/picture-places.ts";
import type { MediaRow, Tables } from "./tables.ts";

const PICTURE_COLUMNS = ["hash", "width", "height", "bytes", "place"] as const;

/** With `files` new bytes go there; those of earlier pictures are found in either place. */
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
