import type { Transaction } from "kysely";
import type { Requester } from "../../domain/account/session.ts";
import { ShopError } from "../../domain/error.ts";
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
