import type { Kysely } from "kysely";
import type { SecondFactor, SecondFactors } from "../../domain/account/second-factors.ts";
import type { Requester } from "../../domain/account/session.ts";
import { ShopError } from "../../domain/error.ts";
import type { Tables } from "../tables.ts";
import { invalidateProofs, lockRequester } from "./locked-user.ts";
import { removeCodes, removeSecondFactors } from "./removed-second-factors.ts";
import { findChallenge, saveChallenge, spendChallenge } from "./stored-challenges.ts";
import { addPasskey, findPasskey, listPasskeys, notePasskeyUse, removePasskey } from "./stored-passkeys.ts";

export const createSecondFactors = (db: Kysely<Tables>): SecondFactors => ({
  find: (userId) => find(db, userId),
  begin: (requester, key) => begin(db, requester, key),
  turnOn: (requester, key, proof) => turnOn(db, requester, key, proof),
  spendStep: (userId, step) => spendStep(db, userId, step),
  spendRecovery: (userId, hash) => spendRecovery(db, userId, hash),
  countRecoveries: (userId) => countRecoveries(db, userId),
  turnOff: (userId) => turnOff(db, userId),

  listPasskeys: (userId) => listPasskeys(db, userId),
  addPasskey: (requester, passkey) => addPasskey(db, requester, passkey),
  findPasskey: (id) => findPasskey(db, id),
  notePasskeyUse: (passkey, counter, usedAt) => notePasskeyUse(db, passkey, counter, usedAt),
  removePasskey: (userId, id) => removePasskey(db, userId, id),

  saveChallenge: (challenge, now) => saveChallenge(db, challenge, now),
  findChallenge: (hash, kind, now) => findChallenge(db, hash, kind, now),
  spendChallenge: (hash) => spendChallenge(db, hash),

  removeSecondFactors: (userId) => removeAll(db, userId),
});

async function find(db: Kysely<Tables>, userId: string): Promise<SecondFactor | undefined> {
  const row = await db.selectFrom("second_factors").selectAll().where("user_id", "=", userId).executeTakeFirst();
  return row && { key: row.totp_key, isOn: row.last_step !== null };
}

const begin = (db: Kysely<Tables>, requester: Requester, key: string): Promise<void> =>
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
  });

const turnOn = (
  db: Kysely<Tables>,
  requester: Requester,
  key: string,
  { step, recoveryHashes }: { step: number; recoveryHashes: readonly string[] },
): Promise<void> =>
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
  });

const turnOff = (db: Kysely<Tables>, userId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await invalidateProofs(trx, userId);
    await removeCodes(trx, userId);
  });

const removeAll = (db: Kysely<Tables>, userId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await invalidateProofs(trx, userId);
    await removeSecondFactors(trx, userId);
  });

async function spendStep(db: Kysely<Tables>, userId: string, step: number): Promise<boolean> {
  const used = await db
    .updateTable("second_factors")
    .set({ last_step: step })
    .where("user_id", "=", userId)
    .where("last_step", "<", step)
    .returning("user_id")
    .executeTakeFirst();
  return used !== undefined;
}

async function spendRecovery(db: Kysely<Tables>, userId: string, hash: string): Promise<boolean> {
  const used = await db
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("hash", "=", hash)
    .returning("hash")
    .executeTakeFirst();
  return used !== undefined;
}

async function countRecoveries(db: Kysely<Tables>, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom("recovery_codes")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return count;
}
