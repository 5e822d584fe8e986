import type { Transaction } from "kysely";
import type { Tables } from "../tables.ts";

/** The last number that was given. Neither a purge nor a restored copy takes it back. */
const LAST_NUMBER = "order_number";

/** Behind the lock of the write, so no other order gets it. A number is given once. */
export async function nextNumber(trx: Transaction<Tables>, above = 0): Promise<number> {
  const { highest } = await trx
    .selectFrom("orders")
    .select((eb) => eb.fn.max("number").as("highest"))
    .executeTakeFirstOrThrow();
  const last = await trx.selectFrom("meta").select("value").where("key", "=", LAST_NUMBER).executeTakeFirst();
  const value = Math.max(highest ?? 0, last?.value ?? 0, above) + 1;
  await trx
    .insertInto("meta")
    .values({ key: LAST_NUMBER, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
  return value;
}
