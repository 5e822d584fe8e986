import type { Kysely, Transaction } from "kysely";
import type { Account, Accounts, ExternalIdentity, KnownIdentity } from "../../domain/account/accounts.ts";
import { ShopError } from "../../domain/error.ts";
import type { Tables, UserRow } from "../tables.ts";
import { invalidateProofs, lockRequester, lockUser } from "./locked-user.ts";
import { removeSecondFactors } from "./stored-second-factors.ts";

export const storedIdentities = (db: Kysely<Tables>) =>
  ({
    async findAccountByIdentity({ provider, subject }) {
      const row = await db
        .selectFrom("identities")
        .innerJoin("users", "users.id", "identities.user_id")
        .selectAll("users")
        .where("provider", "=", provider)
        .where("subject", "=", subject)
        .executeTakeFirst();
      return row && accountOf(row);
    },

    identitiesOf: (userId) => identitiesOf(db, userId),

    joinIdentity: (userId, identity) =>
      db.transaction().execute(async (trx) => {
        const { name, email, provider } = identity;
        const proven = await trx
          .updateTable("users")
          .set({ password_hash: null, name })
          .where("id", "=", userId)
          .where("email", "=", email)
          .where("role", "=", "customer")
          .returning("id")
          .executeTakeFirst();
        if (!proven) throw changed();
        await invalidateProofs(trx, userId);
        await trx.deleteFrom("sessions").where("user_id", "=", userId).execute();
        await trx.deleteFrom("reset_links").where("user_id", "=", userId).execute();
        await trx.deleteFrom("kept_things").where("user_id", "=", userId).execute();
        await removeSecondFactors(trx, userId);
        await removeConnected(trx, { id: userId, email });
        const known = await identitiesOf(trx, userId);
        if (known.some((other) => other.provider === provider)) throw changed();
        await addIdentity(trx, userId, identity);
        return accountOf(await lockUser(trx, userId));
      }),

    addIdentityTo: (requester, { provider, subject, email }) =>
      db.transaction().execute(async (trx) => {
        await lockRequester(trx, requester);
        const { userId } = requester;
        const added = await trx
          .insertInto("identities")
          .values({ provider, subject, user_id: userId, email, asked_for: 1 })
          .onConflict((conflict) =>
            conflict
              .columns(["provider", "subject"])
              .doUpdateSet({ email, asked_for: 1 })
              .where("identities.user_id", "=", userId),
          )
          .returning("user_id")
          .executeTakeFirst();
        if (!added) throw new ShopError("conflict", "Bu Google hesabı başka bir hesaba bağlı");
      }),

    removeIdentity: (userId, provider) =>
      db.transaction().execute(async (trx) => {
        await invalidateProofs(trx, userId);
        await trx.deleteFrom("identities").where("user_id", "=", userId).where("provider", "=", provider).execute();
      }),
  }) satisfies Partial<Accounts>;

async function identitiesOf(db: Kysely<Tables>, userId: string): Promise<KnownIdentity[]> {
  const rows = await db
    .selectFrom("identities")
    .select(["provider", "subject", "email", "asked_for"])
    .where("user_id", "=", userId)
    .orderBy("provider")
    .orderBy("subject")
    .execute();
  return rows.map(({ asked_for, ...identity }) => ({ ...identity, isConnectedByOwner: asked_for === 1 }));
}

export async function addIdentity(
  trx: Transaction<Tables>,
  userId: string,
  { provider, subject, email, provesAddress = true }: ExternalIdentity & { email: string; provesAddress?: boolean },
): Promise<void> {
  const added = await trx
    .insertInto("identities")
    .values({ provider, subject, user_id: userId, email, asked_for: provesAddress ? 0 : 1 })
    .onConflict((conflict) => conflict.columns(["provider", "subject"]).doNothing())
    .returning("user_id")
    .executeTakeFirst();
  if (!added) throw changed();
}

/** Removes the identities that did not prove the account's own address: a stranger who registered the address first may have connected them. */
export async function removeConnected(
  trx: Transaction<Tables>,
  { id, email }: Pick<UserRow, "id" | "email">,
): Promise<void> {
  await trx
    .deleteFrom("identities")
    .where("user_id", "=", id)
    .where((eb) => eb.or([eb("asked_for", "=", 1), eb("email", "!=", email)]))
    .execute();
}

const changed = () => new ShopError("conflict", "Bu hesap az önce değişti, yeniden giriş yap");

export const accountOf = ({ password_hash: passwordHash, created_at: _, ...user }: UserRow): Account => ({
  ...user,
  passwordHash,
});
