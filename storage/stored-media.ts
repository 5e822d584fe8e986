import type { Kysely } from "kysely";
import type { Media } from "../domain/catalog/media.ts";
import type { Tables } from "./tables.ts";

export const createMedia = (db: Kysely<Tables>): Media => ({
  async savePicture({ hash, width, height, bytes }, madeFrom) {
    await db
      .insertInto("media")
      .values({ hash, width, height, bytes, created_at: new Date().toISOString(), made_from: madeFrom ?? null })
      // Brought again it is young again: whoever brought it is going to use it.
      .onConflict((conflict) =>
        conflict.column("hash").doUpdateSet(({ ref }) => ({ created_at: ref("excluded.created_at") })),
      )
      .execute();
  },

  findPicture: (hash) =>
    db.selectFrom("media").select(["hash", "width", "height", "bytes"]).where("hash", "=", hash).executeTakeFirst(),
});
