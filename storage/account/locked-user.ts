import type { Kysely, Transaction } from "kysely";
import type { Requester } from "../../domain/account/session.ts";
import { isAdmin } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import { writeMeta } from "../meta.ts";
import type { Tables, UserRow } from "../tables.ts";

/** Comes first in every transaction about an account: such transactions run one after the other and never deadlock. */
export async function lockUser(trx: Transaction<Tables>, userId: string): Promise<UserRow> {
  const user = await findAndLockUser(trx, userId);
  if (!user) throw accountChanged();
  return user;
}

/** Locks the user of a request, who must still be signed in. */
export async function lockRequester(trx: Transaction<Tables>, { userId, tokenHash }: Requester): Promise<UserRow> {
  const user = await lockUser(trx, userId);
  const session = await trx
    .selectFrom("sessions")
    .select("token_hash")
    .where("token_hash", "=", tokenHash)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!session) throw accountChanged();
  return user;
}

/** Invalidates every finished and half-finished proof of the user: none of them can open a session any more. Locks the user too. */
export async function invalidateProofs(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx
    .updateTable("users")
    .set((eb) => ({ proofs: eb("proofs", "+", 1) }))
    .where("id", "=", userId)
    .execute();
  await trx.deleteFrom("challenges").where("user_id", "=", userId).execute();
}

/** Locks with an update that changes nothing, because SQLite has no `for update`. */
export const findAndLockUser = (trx: Transaction<Tables>, userId: string): Promise<UserRow | undefined> =>
  trx
    .updateTable("users")
    .set((eb) => ({ name: eb.ref("name") }))
    .where("id", "=", userId)
    .returningAll()
    .executeTakeFirst();

export const accountChanged = () => new ShopError("unauthenticated", "Bu hesap az önce değişti, yeniden giriş yap");

/**
 * Comes first in every transaction that gives or takes a role: they run one after the other, so that the last two owners cannot both
 * leave. One row is locked, because locking every owner's row could deadlock.
 */
export const lockRoles = (trx: Transaction<Tables>): Promise<void> => writeMeta(trx, "roles", 0);

/** Locks the roles for an owner, who may have lost the role since the request was admitted. */
export async function lockRolesAs(trx: Transaction<Tables>, requester: Requester): Promise<void> {
  await lockRoles(trx);
  if (!isAdmin(await lockRequester(trx, requester))) throw ownersOnly();
}

export const ownersOnly = () => new ShopError("forbidden", "Bunun için yönetici hesabıyla giriş yap");

export async function isLastOwner(reading: Pick<Kysely<Tables>, "selectFrom">, userId: string): Promise<boolean> {
  const owners = await reading.selectFrom("users").select("id").where("role", "=", "admin").limit(2).execute();
  return owners.length === 1 && owners[0]?.id === userId;
}
