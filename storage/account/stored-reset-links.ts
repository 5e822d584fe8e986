import type { Kysely } from "kysely";
import type { ResetLink, ResetLinks } from "../../domain/account/reset-link.ts";
import type { Tables } from "../tables.ts";
import { removeOtherSessions } from "./sessions.ts";

export const createResetLinks = (db: Kysely<Tables>): ResetLinks => ({
  keepLink: (link) => keepLink(db, link),
  findLink: (hash, now) => findLink(db, hash, now),
  spendLink: (hash, passwordHash, now) => spendLink(db, hash, passwordHash, now),
  forgetOld: async (now) => {
    await db.deleteFrom("reset_links").where("expires_at", "<=", now.toISOString()).execute();
  },
});

async function keepLink(db: Kysely<Tables>, { hash, userId, expiresAt }: ResetLink): Promise<void> {
  await db.insertInto("reset_links").values({ hash, user_id: userId, expires_at: expiresAt.toISOString() }).execute();
}

async function findLink(db: Kysely<Tables>, hash: string, now: Date): Promise<string | undefined> {
  const link = await db
    .selectFrom("reset_links")
    .select("user_id")
    .where("hash", "=", hash)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
  return link?.user_id;
}

const spendLink = (db: Kysely<Tables>, hash: string, passwordHash: string, now: Date): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const spent = await trx
      .deleteFrom("reset_links")
      .where("hash", "=", hash)
      .where("expires_at", ">", now.toISOString())
      .returning("user_id")
      .executeTakeFirst();
    if (!spent) return false;
    await trx.updateTable("users").set({ password_hash: passwordHash }).where("id", "=", spent.user_id).execute();
    await trx.deleteFrom("reset_links").where("user_id", "=", spent.user_id).execute();
    await removeOtherSessions(trx, spent.user_id, undefined);
    return true;
  });
