import type { Kysely } from "kysely";
import type { Challenge, ChallengeKind } from "../../domain/account/second-factors.ts";
import type { Tables } from "../tables.ts";
import { lockUser } from "./locked-user.ts";

export async function saveChallenge(db: Kysely<Tables>, challenge: Challenge, now: Date): Promise<void> {
  const { hash, kind, userId, endsAt } = challenge;
  await db.deleteFrom("challenges").where("ends_at", "<", now.toISOString()).execute();
  await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId);
    await trx.deleteFrom("challenges").where("user_id", "=", userId).where("kind", "=", kind).execute();
    await trx.insertInto("challenges").values({ hash, kind, user_id: userId, ends_at: endsAt.toISOString() }).execute();
  });
}

export async function findChallenge(
  db: Kysely<Tables>,
  hash: string,
  kind: ChallengeKind,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("challenges")
    .select("user_id")
    .where("hash", "=", hash)
    .where("kind", "=", kind)
    .where("ends_at", ">", now.toISOString())
    .executeTakeFirst();
  return row?.user_id;
}

export async function spendChallenge(db: Kysely<Tables>, hash: string): Promise<boolean> {
  const spent = await db.deleteFrom("challenges").where("hash", "=", hash).returning("hash").executeTakeFirst();
  return spent !== undefined;
}
