import type { Kysely, Transaction } from "kysely";
import type { ResetLink, ResetLinks } from "../../domain/account/reset-link.ts";
import type { Tables } from "../tables.ts";
import { removeSecondFactors } from "./removed-second-factors.ts";
import { removeOtherSessions } from "./sessions.ts";

export const createResetLinks = (db: Kysely<Tables>): ResetLinks => ({
  keepLink: (link) => keepLink(db, link),
  findLink: (hash, now) => findLink(db, hash, now),
  spendLink: (hash, passwordHash, now) => spendLink(db, hash, passwordHash, now),
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
    const { id, role } = await trx
      .updateTable("users")
      .set({ password_hash: passwordHash })
      .where("id", "=", spent.user_id)
      .returning(["id", "role"])
      .executeTakeFirstOrThrow();
    await trx.deleteFrom("reset_links").where("user_id", "=", id).execute();
    await removeOtherSessions(trx, id, undefined);
    await removeConnected(trx, id);
    if (role === "customer") await removeSecondFactors(trx, id);
    return true;
  });

/** What proved the account's own address stays; the rest may be of whoever registered it before its person came. */
async function removeConnected(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx
    .deleteFrom("identities")
    .where("user_id", "=", userId)
    .where((eb) =>
      eb.or([
        eb("asked_for", "=", 1),
        eb("email", "!=", eb.selectFrom("users").select("users.email").where("users.id", "=", userId)),
      ]),
    )
    .execute();
}
