import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Account, Accounts, ExternalIdentity, NewAccount } from "../../domain/account/accounts.ts";
import { ShopError } from "../../domain/error.ts";
import { daysAgo } from "../days-ago.ts";
import type { Tables, UserRow } from "../tables.ts";
import {
  addIdentity,
  addIdentityTo,
  findUserByIdentity,
  identitiesOf,
  joinIdentity,
  removeIdentity,
} from "./identities.ts";
import {
  createSession,
  findSession,
  listSessions,
  proveSession,
  removeOtherSessions,
  removeSession,
  removeSessionOf,
  removeSessionsUnusedSince,
  touchSession,
} from "./sessions.ts";
import { changePassword, isOnlyAdmin, removeAccount, rename } from "./stored-own-account.ts";

export const createAccounts = (db: Kysely<Tables>): Accounts => ({
  findAccount: async (email) => accountIn(await usersIn(db).where("email", "=", email).executeTakeFirst()),
  findAccountById: async (id) => accountIn(await usersIn(db).where("id", "=", id).executeTakeFirst()),
  findAccountByIdentity: async (identity) => accountIn(await findUserByIdentity(db, identity)),
  createAccount: (account, identity) => createAccount(db, account, identity),
  joinIdentity: async (userId, identity) => accountOf(await joinIdentity(db, userId, identity)),
  identitiesOf: (userId) => identitiesOf(db, userId),
  addIdentityTo: (requester, identity) => addIdentityTo(db, requester, identity),
  removeIdentity: (userId, provider) => removeIdentity(db, userId, provider),
  async updatePasswordHash(userId, currentHash, passwordHash) {
    await db
      .updateTable("users")
      .set({ password_hash: passwordHash })
      .where("id", "=", userId)
      .where("password_hash", "=", currentHash)
      .execute();
  },
  changePassword: (userId, change) => changePassword(db, userId, change),
  rename: (userId, name) => rename(db, userId, name),
  removeAccount: (userId) => removeAccount(db, userId),
  hasAdmin: async () => (await usersIn(db).where("role", "=", "admin").limit(1).executeTakeFirst()) !== undefined,
  isOnlyAdmin: (userId) => isOnlyAdmin(db, userId),
  createSession: (session, proofs) => createSession(db, session, proofs),
  findSession: (tokenHash) => findSession(db, tokenHash),
  touchSession: (tokenHash, usedAt) => touchSession(db, tokenHash, usedAt),
  removeSession: (tokenHash) => removeSession(db, tokenHash),
  removeSessionsUnusedSince: (moment) => removeSessionsUnusedSince(db, moment),
  listSessions: (userId) => listSessions(db, userId),
  removeSessionOf: (userId, id) => removeSessionOf(db, userId, id),
  removeOtherSessions: (userId, tokenHash) => removeOtherSessions(db, userId, tokenHash),
  proveSession: (tokenHash, provenAt) => proveSession(db, tokenHash, provenAt),
  deviceKey: () => deviceKey(db),
  spendOnce: (hash, spentAt) => spendOnce(db, hash, spentAt),
});

const usersIn = (db: Kysely<Tables>) => db.selectFrom("users").selectAll();

const createAccount = (
  db: Kysely<Tables>,
  account: NewAccount,
  identity?: ExternalIdentity & { provesAddress?: boolean },
): Promise<Account> =>
  db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto("users")
      .values({
        id: randomUUID(),
        name: account.name,
        email: account.email,
        password_hash: account.passwordHash,
        role: account.role,
        created_at: new Date().toISOString(),
        proofs: 0,
      })
      .onConflict((conflict) => conflict.column("email").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row)
      throw new ShopError("conflict", "Bu e-posta zaten kayıtlı; giriş yap ya da başka bir adres yaz", {
        field: "email",
      });
    if (identity) await addIdentity(trx, row.id, { ...identity, email: account.email });
    return accountOf(row);
  });

/** Created on the first call. Of processes that create one at the same time, the first one's is stored. */
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

/** A provider's answers expire long before this. */
const SPENT_DAYS = 7;

async function spendOnce(db: Kysely<Tables>, hash: string, spentAt: Date): Promise<boolean> {
  await db.deleteFrom("spent").where("spent_at", "<", daysAgo(SPENT_DAYS, spentAt)).execute();
  const spent = await db
    .insertInto("spent")
    .values({ hash, spent_at: spentAt.toISOString() })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .returning("hash")
    .executeTakeFirst();
  return spent !== undefined;
}

const accountIn = (row: UserRow | undefined): Account | undefined => row && accountOf(row);

export const accountOf = ({ id, name, email, role, password_hash, proofs }: UserRow): Account => ({
  id,
  name,
  email,
  role,
  passwordHash: password_hash,
  proofs,
});
