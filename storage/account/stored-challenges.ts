import type { Kysely } from "kysely";
import type { Account } from "../../domain/account/accounts.ts";
import type { Challenge, ChallengeKind } from "../../domain/account/second-factors.ts";
import type { Tables } from "../tables.ts";
import { accountOf } from "./stored-accounts.ts";

export async function keepChallenge(db: Kysely<Tables>, challenge: Challenge, now: Date): Promise<void> {
  const { hash, kind, userId, endsAt } = challenge;
  await db.deleteFrom("challenges").where("ends_at", "<", now.toISOString()).execute();
  await db.insertInto("challenges").values({ hash, kind, user_id: userId, ends_at: endsAt.toISOString() }).execute();
}

export async function findChallenge(
  db: Kysely<Tables>,
  hash: string,
  kind: ChallengeKind,
  now: Date,
): Promise<{ account: Account | undefined } | undefined> {
  const row = await db
    .selectFrom("challenges")
    .select("user_id")
    .where("hash", "=", hash)
    .where("kind", "=", kind)
    .where("ends_at", ">", now.toISOString())
    .executeTakeFirst();
  if (!row) return undefined;
  const owner = await db.selectFrom("users").selectAll().where("id", "=", row.user_id).executeTakeFirst();
  return { account: owner && accountOf(owner) };
}

export async function spendChallenge(db: Kysely<Tables>, hash: string): Promise<boolean> {
  const spent = await db.deleteFrom("challenges").where("hash", "=", hash).returning("hash").executeTakeFirst();
  return spent !== undefined;
}
