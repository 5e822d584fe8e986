import type { Kysely } from "kysely";
import type { SecondFactors } from "../../domain/account/second-factors.ts";
import { ShopError } from "../../domain/error.ts";
import type { Tables } from "../tables.ts";
import { invalidateProofs, lockRequester, lockUser } from "./locked-user.ts";
import { createPasskeys } from "./stored-passkeys.ts";

export const createSecondFactors = (db: Kysely<Tables>): SecondFactors => ({
  ...createCodes(db),
  ...createPasskeys(db),
  ...createChallenges(db),

  removeSecondFactors: (userId) =>
    db.transaction().execute(async (trx) => {
      await invalidateProofs(trx, userId);
      await removeSecondFactors(trx, userId);
    }),
});

type Codes = Pick<
  SecondFactors,
  "find" | "begin" | "turnOn" | "spendStep" | "spendRecovery" | "countRecoveries" | "turnOff"
>;

const createCodes = (db: Kysely<Tables>): Codes => ({
  async find(userId) {
    const row = await db.selectFrom("second_factors").selectAll().where("user_id", "=", userId).executeTakeFirst();
    return row && { key: row.totp_key, isOn: row.last_step !== null };
  },

  begin: (requester, key) =>
    db.transaction().execute(async (trx) => {
      await lockRequester(trx, requester);
      const begun = await trx
        .insertInto("second_factors")
        .values({ user_id: requester.userId, totp_key: key, last_step: null })
        .onConflict((conflict) =>
          conflict.column("user_id").doUpdateSet({ totp_key: key }).where("second_factors.last_step", "is", null),
        )
        .returning("user_id")
        .executeTakeFirst();
      if (!begun) throw new ShopError("conflict", "İki adımlı giriş zaten açık");
    }),

  turnOn: (requester, key, { step, recoveryHashes }) =>
    db.transaction().execute(async (trx) => {
      await lockRequester(trx, requester);
      const { userId } = requester;
      const turned = await trx
        .updateTable("second_factors")
        .set({ last_step: step })
        .where("user_id", "=", userId)
        .where("totp_key", "=", key)
        .where("last_step", "is", null)
        .returning("user_id")
        .executeTakeFirst();
      if (!turned) throw new ShopError("conflict", "Anahtar bu arada değişti, baştan başla");
      await trx
        .insertInto("recovery_codes")
        .values(recoveryHashes.map((hash) => ({ hash, user_id: userId })))
        .execute();
    }),

  async spendStep(userId, step) {
    const used = await db
      .updateTable("second_factors")
      .set({ last_step: step })
      .where("user_id", "=", userId)
      .where("last_step", "<", step)
      .returning("user_id")
      .executeTakeFirst();
    return used !== undefined;
  },

  async spendRecovery(userId, hash) {
    const used = await db
      .deleteFrom("recovery_codes")
      .where("user_id", "=", userId)
      .where("hash", "=", hash)
      .returning("hash")
      .executeTakeFirst();
    return used !== undefined;
  },

  async countRecoveries(userId) {
    const { count } = await db
      .selectFrom("recovery_codes")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    return count;
  },

  turnOff: (userId) =>
    db.transaction().execute(async (trx) => {
      await invalidateProofs(trx, userId);
      await removeCodes(trx, userId);
    }),
});

const createChallenges = (
  db: Kysely<Tables>,
): Pick<SecondFactors, "saveChallenge" | "findChallenge" | "spendChallenge"> => ({
  async saveChallenge({ hash, kind, userId, endsAt }, now) {
    await db.deleteFrom("challenges").where("ends_at", "<", now.toISOString()).execute();
    await db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      await trx.deleteFrom("challenges").where("user_id", "=", userId).where("kind", "=", kind).execute();
      await trx
        .insertInto("challenges")
        .values({ hash, kind, user_id: userId, ends_at: endsAt.toISOString() })
        .execute();
    });
  },

  async findChallenge(hash, kind, now) {
    const row = await db
      .selectFrom("challenges")
      .select("user_id")
      .where("hash", "=", hash)
      .where("kind", "=", kind)
      .where("ends_at", ">", now.toISOString())
      .executeTakeFirst();
    return row?.user_id;
  },

  async spendChallenge(hash) {
    const spent = await db.deleteFrom("challenges").where("hash", "=", hash).returning("hash").executeTakeFirst();
    return spent !== undefined;
  },
});

/** Removes passkeys too: they open the account without its password. */
export async function removeSecondFactors(db: Kysely<Tables>, userId: string): Promise<void> {
  await removeCodes(db, userId);
  await db.deleteFrom("passkeys").where("user_id", "=", userId).execute();
}

async function removeCodes(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom("second_factors").where("user_id", "=", userId).execute();
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}
