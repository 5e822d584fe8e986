import { TRASH_DAYS } from "../../domain/ledger/ledger.ts";
import { daysAgo } from "../days-ago.ts";
import { EVENT_DAYS, isEverythingOld } from "../ledger/event-age.ts";
import { writeMeta } from "../meta.ts";
import type { Store } from "../store.ts";
import { PRODUCTS } from "./product-subject.ts";

/** Deletes the products that have been in the trash too long, with their addresses, and the old events. */
export async function removeExpired(store: Store, now: Date): Promise<void> {
  const trashEnd = daysAgo(TRASH_DAYS, now);
  const eventEnd = daysAgo(EVENT_DAYS, now);
  if (await isEverythingOld(store.read, now)) return;
  const expired = await store.read
    .selectFrom("products")
    .select("id")
    .where("deleted_at", "<=", trashEnd)
    .unionAll((eb) => eb.selectFrom("events").select("id").where("at", "<=", eventEnd))
    .limit(1)
    .executeTakeFirst();
  // Every write makes all cached pages stale.
  if (!expired) return;
  await store.write(async (trx, revision) => {
    await trx
      .deleteFrom("events")
      .where("subject", "=", PRODUCTS.kind)
      .where("subject_id", "in", (eb) => eb.selectFrom("products").select("id").where("deleted_at", "<=", trashEnd))
      .execute();
    await trx.deleteFrom("events").where("at", "<=", eventEnd).execute();
    const { numDeletedRows } = await trx
      .deleteFrom("products")
      .where("deleted_at", "<=", trashEnd)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) await writeMeta(trx, "products_deleted", revision);
  });
}
