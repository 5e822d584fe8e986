import type { Kysely } from "kysely";
import type { ResetLinks } from "../../domain/account/reset-link.ts";
import { ShopError } from "../../domain/error.ts";
import type { Tables } from "../tables.ts";
import { findAndLockUser, invalidateProofs } from "./locked-user.ts";
import { removeConnected } from "./stored-identities.ts";
import { removeSecondFactors } from "./stored-second-factors.ts";

export const createResetLinks = (db: Kysely<Tables>): ResetLinks => ({
  saveLink: ({ hash, userId, expiresAt }) =>
    db.transaction().execute(async (trx) => {
      // Not `lockUser`: an admin may ask for somebody else's link, and must not be told to sign in again.
      if (!(await findAndLockUser(trx, userId))) throw new ShopError("not-found", "Bu e-postayla bir hesap yok");
      await trx
        .insertInto("reset_links")
        .values({ hash, user_id: userId, expires_at: expiresAt.toISOString() })
        .execute();
    }),

  findLink: (hash, now) => findLink(db, hash, now),

  spendLink: (hash, passwordHash, now) =>
    db.transaction().execute(async (trx) => {
      const userId = await findLink(trx, hash, now);
      const user = userId === undefined ? undefined : await findAndLockUser(trx, userId);
      if (!user || (await findLink(trx, hash, now)) === undefined) return false;
      await trx.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", user.id).execute();
      await invalidateProofs(trx, user.id);
      await trx.deleteFrom("reset_links").where("user_id", "=", user.id).execute();
      await trx.deleteFrom("sessions").where("user_id", "=", user.id).execute();
      await removeConnected(trx, user);
      if (user.role === "customer") await removeSecondFactors(trx, user.id);
      return true;
    }),

  async removeExpired(now) {
    await db.deleteFrom("reset_links").where("expires_at", "<=", now.toISOString()).execute();
  },
});

async function findLink(db: Kysely<Tables>, hash: string, now: Date): Promise<string | undefined> {
  const link = await db
    .selectFrom("reset_links")
    .select("user_id")
    .where("hash", "=", hash)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return link?.user_id;
}
