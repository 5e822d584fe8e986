import type { Transaction } from "kysely";
import type { Requester } from "../../domain/account/session.ts";
import { ShopError } from "../../domain/error.ts";
import type { Tables, UserRow } from "../tables.ts";

/** First in every transaction about one account, so that these go one after the other and never wait for each other in a circle. */
export async function lockUser(trx: Transaction<Tables>, userId: string): Promise<UserRow> {
  const user = await findAndLockUser(trx, userId);
  if (!user) throw changedMeanwhile();
  return user;
}

/** Of who was signed in when asking, and still is. */
export async function lockRequester(trx: Transaction<Tables>, { userId, tokenHash }: Requester): Promise<void> {
  await lockUser(trx, userId);
  const session = await trx
    .selectFrom("sessions")
    .select("token_hash")
    .where("token_hash", "=", tokenHash)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (!session) throw changedMeanwhile();
}

/** Locks too. What was proven before signs nobody in any more, and neither does what was proven by half. */
export async function outdateProofs(trx: Transaction<Tables>, userId: string): Promise<void> {
  await trx
    .updateTable("users")
    .set((eb) => ({ proofs: eb("proofs", "+", 1) }))
    .where("id", "=", userId)
    .execute();
  await trx.deleteFrom("challenges").where("user_id", "=", userId).execute();
}

/** An update that changes nothing, because only PostgreSQL knows `for update`. */
export const findAndLockUser = (trx: Transaction<Tables>, userId: string): Promise<UserRow | undefined> =>
  trx
    .updateTable("users")
    .set((eb) => ({ name: eb.ref("name") }))
    .where("id", "=", userId)
    .returningAll()
    .executeTakeFirst();

export const changedMeanwhile = () => new ShopError("unauthenticated", "Bu hesap az önce değişti, yeniden giriş yap");
