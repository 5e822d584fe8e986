import type { Transaction } from "kysely";
import { readMeta, writeMeta } from "../meta.ts";
import type { Tables } from "../tables.ts";

/** Behind the lock of the write, so no other order gets it. A number is given once. */
export async function nextNumber(trx: Transaction<Tables>, above = 0): Promise<number> {
  const { highest } = await trx
    .selectFrom("orders")
    .select((eb) => eb.fn.max("number").as("highest"))
    .executeTakeFirstOrThrow();
  const last = await readMeta(trx, "order_number");
  const number = Math.max(highest ?? 0, last ?? 0, above) + 1;
  await writeMeta(trx, "order_number", number);
  return number;
}
