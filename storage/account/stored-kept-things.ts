import type { Kysely } from "kysely";
import type { StoredKeptThings } from "../../domain/account/kept-things.ts";
import { ShopError } from "../../domain/error.ts";
import type { Tables } from "../tables.ts";
import { lockUser } from "./locked-user.ts";

export const storedKeptThings = (db: Kysely<Tables>): StoredKeptThings => ({
  findKept: (userId) => find(db, userId),

  replaceKept: (userId, found, sealed) =>
    db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      if ((await find(trx, userId)) !== found)
        throw new ShopError("conflict", "Başka bir cihazın az önce değiştirdi; tekrar dene");
      await trx
        .insertInto("kept_things")
        .values({ user_id: userId, sealed })
        .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ sealed }))
        .execute();
    }),

  async removeKept(userId) {
    await db.deleteFrom("kept_things").where("user_id", "=", userId).execute();
  },
});

async function find(db: Kysely<Tables>, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom("kept_things").select("sealed").where("user_id", "=", userId).executeTakeFirst();
  return row?.sealed;
}
