import type { Kysely } from "kysely";
import { z } from "zod";
import type { Passkey, SecondFactors } from "../../domain/account/second-factors.ts";
import { ShopError } from "../../domain/error.ts";
import { jsonFrom } from "../columns.ts";
import type { PasskeyRow, Tables } from "../tables.ts";
import { invalidateProofs, lockRequester, lockUser } from "./locked-user.ts";

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

const createCodes = (db: Kysely<Tables>) =>
  ({
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
  }) satisfies Partial<SecondFactors>;

const createChallenges = (db: Kysely<Tables>) =>
  ({
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
  }) satisfies Partial<SecondFactors>;

/** Removes passkeys too: they open the account without its password. */
export async function removeSecondFactors(db: Kysely<Tables>, userId: string): Promise<void> {
  await removeCodes(db, userId);
  await db.deleteFrom("passkeys").where("user_id", "=", userId).execute();
}

async function removeCodes(db: Kysely<Tables>, userId: string): Promise<void> {
  await db.deleteFrom("second_factors").where("user_id", "=", userId).execute();
  await db.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
}

/** More devices than a person has. */
const PASSKEY_LIMIT = 20;

const createPasskeys = (db: Kysely<Tables>) =>
  ({
    listPasskeys: (userId) => listPasskeys(db, userId),

    addPasskey: (requester, passkey) =>
      db.transaction().execute(async (trx) => {
        await lockRequester(trx, requester);
        const { userId } = requester;
        if ((await listPasskeys(trx, userId)).length >= PASSKEY_LIMIT) {
          throw new ShopError(
            "conflict",
            `En fazla ${PASSKEY_LIMIT} cihaz eklenebilir; önce kullanmadığın birini çıkar`,
          );
        }
        const added = await trx
          .insertInto("passkeys")
          .values(rowOf(userId, passkey))
          .onConflict((conflict) => conflict.column("id").doNothing())
          .returning("id")
          .executeTakeFirst();
        if (!added) throw new ShopError("conflict", "Bu cihaz zaten ekli");
      }),

    async findPasskey(id) {
      const row = await db.selectFrom("passkeys").selectAll().where("id", "=", id).executeTakeFirst();
      return row && { passkey: passkeyOf(row), userId: row.user_id };
    },

    /** The update itself compares the counter: of two answers at the same time only one counts. */
    async notePasskeyUse(passkey, counter, usedAt) {
      const used = await db
        .updateTable("passkeys")
        .set({ counter: String(counter), used_at: usedAt.toISOString() })
        .where("id", "=", passkey.id)
        .where("counter", "=", String(passkey.counter))
        .returning("id")
        .executeTakeFirst();
      return used !== undefined;
    },

    removePasskey: (userId, id) =>
      db.transaction().execute(async (trx) => {
        await invalidateProofs(trx, userId);
        const removed = await trx
          .deleteFrom("passkeys")
          .where("user_id", "=", userId)
          .where("id", "=", id)
          .returning("id")
          .executeTakeFirst();
        if (!removed) throw new ShopError("not-found", "Bu cihaz ekli değil");
      }),
  }) satisfies Partial<SecondFactors>;

async function listPasskeys(db: Kysely<Tables>, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom("passkeys")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("made_at")
    .orderBy("id")
    .execute();
  return rows.map(passkeyOf);
}

const texts = z.array(z.string());

const passkeyOf = (row: PasskeyRow): Passkey => ({
  id: row.id,
  publicKey: row.public_key,
  counter: Number(row.counter),
  transports: jsonFrom(texts, row.transports) ?? [],
  name: row.name,
  madeAt: new Date(row.made_at),
  usedAt: row.used_at === null ? null : new Date(row.used_at),
});

const rowOf = (userId: string, { id, publicKey, counter, transports, name, madeAt, usedAt }: Passkey): PasskeyRow => ({
  id,
  user_id: userId,
  public_key: publicKey,
  counter: String(counter),
  transports: JSON.stringify(transports),
  name,
  made_at: madeAt.toISOString(),
  used_at: usedAt?.toISOString() ?? null,
});
