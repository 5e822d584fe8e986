import type { Kysely } from "kysely";
import type { Media } from "../domain/catalog/media.ts";
import { daysAgo } from "./days-ago.ts";
import type { Tables } from "./tables.ts";

const PICTURE_COLUMNS = ["hash", "width", "height", "bytes"] as const;

export const createMedia = (db: Kysely<Tables>): Media => ({
  async savePicture({ hash, width, height, bytes }, madeFrom) {
    const created_at = new Date().toISOString();
    await db
      .insertInto("media")
      .values({ hash, width, height, bytes, created_at, made_from: madeFrom ?? null })
      // A picture uploaded again counts as new, because it is about to be used. One saved within a day needs no write to the disk.
      .onConflict((conflict) =>
        conflict.column("hash").doUpdateSet({ created_at }).where("media.created_at", "<", daysAgo(1)),
      )
      .execute();
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

  findPicture: (hash) => db.selectFrom("media").select(PICTURE_COLUMNS).where("hash", "=", hash).executeTakeFirst(),

  findOriginal: (hash) =>
    db
      .selectFrom("media")
      .select(PICTURE_COLUMNS)
      .where("hash", "=", (cut) => cut.selectFrom("media as cut").select("cut.made_from").where("cut.hash", "=", hash))
      .executeTakeFirst(),
});
