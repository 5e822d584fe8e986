import type { Transaction } from "kysely";
import { ShopError } from "../../domain/error.ts";
import type { Tables, UserRow } from "../tables.ts";

/** First in every transaction about one account, so that these go one after the other and never wait for each other in a circle. */
export async function lockUser(trx: Transaction<Tables>, userId: string): Promise<UserRow> {
  const user = await findAndLockUser(trx, userId);
  if (!user) throw changedMeanwhile();
  return user;
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
