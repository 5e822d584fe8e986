import type { Transaction } from "kysely";
import type { Reading } from "../store.ts";
import type { Tables } from "../tables.ts";

const KEY = "products_deleted";

/** Rows that are gone have no revision, so the revision of their deletion is kept. Where it is new, a snapshot reads all products again. */
export async function markDeletion(trx: Transaction<Tables>, revision: number): Promise<void> {
  await trx
    .insertInto("meta")
    .values({ key: KEY, value: revision })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: revision }))
    .execute();
}

/** The revision of the last deletion, or 0. */
export async function readDeletion(reading: Reading): Promise<number> {
  const mark = await reading.selectFrom("meta").select("value").where("key", "=", KEY).executeTakeFirst();
  return mark?.value ?? 0;
}
