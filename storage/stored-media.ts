import type { Kysely } from "kysely";
import type { Media } from "../domain/catalog/media.ts";
import type { Tables } from "./tables.ts";

export const createMedia = (db: Kysely<Tables>): Media => ({
  async savePicture({ hash, width, height, bytes }) {
    await db
      .insertInto("media")
      .values({ hash, width, height, bytes })
      .onConflict((conflict) => conflict.column("hash").doNothing())
      .execute();
  },

  findPicture: (hash) => db.selectFrom("media").selectAll().where("hash", "=", hash).executeTakeFirst(),
});
