import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Accounts } from "../../domain/account/accounts.ts";
import type { StoredKeptThings } from "../../domain/account/kept-things.ts";
import { ShopError } from "../../domain/error.ts";
import { daysAgo } from "../columns.ts";
import type { Tables } from "../tables.ts";
import { accountChanged, invalidateProofs, isLastOwner, lockRoles, lockUser } from "./locked-user.ts";
import { accountOf, addIdentity, storedIdentities } from "./stored-identities.ts";
import { removeOtherSessions, storedSessions } from "./stored-sessions.ts";

/** A provider's answers expire long before this. */
const SPENT_DAYS = 7;

export const createAccounts = (db: Kysely<Tables>): Accounts => ({
  ...storedIdentities(db),
  ...storedSessions(db),
  ...storedKeptThings(db),

  async findAccount(email) {
    const row = await usersIn(db).where("email", "=", email).executeTakeFirst();
    return row && accountOf(row);
  },

  async findAccountById(id) {
    const row = await usersIn(db).where("id", "=", id).executeTakeFirst();
    return row && accountOf(row);
  },

  createAccount: ({ name, email, passwordHash, role }, identity) =>
    db.transaction().execute(async (trx) => {
      const row = await trx
        .insertInto("users")
        .values({
          id: randomUUID(),
          name,
          email,
          password_hash: passwordHash,
          role,
          created_at: new Date().toISOString(),
          proofs: 0,
        })
        .onConflict((conflict) => conflict.column("email").doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!row) throw addressTaken();
      if (identity) await addIdentity(trx, row.id, { ...identity, email });
      return accountOf(row);
    }),

  async updatePasswordHash(userId, currentHash, passwordHash) {
    await db
      .updateTable("users")
      .set({ password_hash: passwordHash })
      .where("id", "=", userId)
      .where("password_hash", "=", currentHash)
      .execute();
  },

  changePassword: (userId, { proven, passwordHash, currentSession }) =>
    db.transaction().execute(async (trx) => {
      const changed = await trx
        .updateTable("users")
        .set({ password_hash: passwordHash })
        .where("id", "=", userId)
        .where("password_hash", proven === null ? "is" : "=", proven)
        .returning("id")
        .executeTakeFirst();
      if (!changed) return false;
      await invalidateProofs(trx, userId);
      await removeOtherSessions(trx, userId, currentSession);
      await trx.deleteFrom("reset_links").where("user_id", "=", userId).execute();
      return true;
    }),

  async changeEmail(userId, { from, to }) {
    const change = db.transaction().execute(async (trx) => {
      const { email } = await lockUser(trx, userId);
      if (email !== from) throw accountChanged();
      await trx.updateTable("users").set({ email: to }).where("id", "=", userId).execute();
      await invalidateProofs(trx, userId);
      await trx.deleteFrom("reset_links").where("user_id", "=", userId).execute();
    });
    // The engines report a taken address in different ways, so a failed change looks the address up. Looking it up before could miss a
    // concurrent change.
    await change.catch(async (cause) => {
      const owner = await usersIn(db).where("email", "=", to).executeTakeFirst();
      throw owner && owner.id !== userId ? addressTaken() : cause;
    });
  },

  async rename(userId, name) {
    await db.updateTable("users").set({ name }).where("id", "=", userId).execute();
  },

  removeAccount: (userId) =>
    db.transaction().execute(async (trx) => {
      await lockRoles(trx);
      if (await isLastOwner(trx, userId)) return false;
      await trx.deleteFrom("users").where("id", "=", userId).execute();
      return true;
    }),

  hasAdmin: async () => (await usersIn(db).where("role", "=", "admin").limit(1).executeTakeFirst()) !== undefined,
  isOnlyAdmin: (userId) => isLastOwner(db, userId),
  deviceKey: () => deviceKey(db),

  async spendOnce(hash, spentAt) {
    await db.deleteFrom("spent").where("spent_at", "<", daysAgo(SPENT_DAYS, spentAt)).execute();
    const spent = await db
      .insertInto("spent")
      .values({ hash, spent_at: spentAt.toISOString() })
      .onConflict((conflict) => conflict.column("hash").doNothing())
      .returning("hash")
      .executeTakeFirst();
    return spent !== undefined;
  },
});

const addressTaken = () =>
  new ShopError("conflict", "Bu e-posta zaten kayıtlı; giriş yap ya da başka bir adres yaz", { field: "email" });

const usersIn = (db: Kysely<Tables>) => db.selectFrom("users").selectAll();

/** Creates the key on the first call. If several processes create one at the same time, the first key is stored. */
async function deviceKey(db: Kysely<Tables>): Promise<string> {
  const created = { key: "device-key", value: JSON.stringify(randomBytes(32).toString("base64url")) };
  const find = () => db.selectFrom("settings").select("value").where("key", "=", created.key).executeTakeFirst();
  const known = await find();
  if (known) return known.value;
  await db
    .insertInto("settings")
    .values({ ...created, revision: 0 })
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  return (await find())?.value ?? created.value;
}

/** Stores the favourites and address of an account as one sealed text. */
const storedKeptThings = (db: Kysely<Tables>): StoredKeptThings => ({
  findKept: (userId) => findSealed(db, userId),

  replaceKept: (userId, found, sealed) =>
    db.transaction().execute(async (trx) => {
      await lockUser(trx, userId);
      if ((await findSealed(trx, userId)) !== found)
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

async function findSealed(db: Kysely<Tables>, userId: string): Promise<string | undefined> {
  const row = await db.selectFrom("kept_things").select("sealed").where("user_id", "=", userId).executeTakeFirst();
  return row?.sealed;
}
