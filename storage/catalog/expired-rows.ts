import { TRASH_DAYS } from "../../domain/ledger/ledger.ts";
import { daysAgo } from "../days-ago.ts";
import type { Store } from "../store.ts";
import { PRODUCTS } from "./product-subject.ts";

/** A little longer than a year, so that seasons can be compared. */
const EVENT_DAYS = 400;

/**
 * Deletes the products that have been in the trash too long, with their addresses, and the old events. Deletes nothing where
 * every event is old: then it is more likely that the clock is wrong.
 */
export async function removeExpired(store: Store, now: Date): Promise<void> {
  const trashEnd = daysAgo(TRASH_DAYS, now);
  const eventEnd = daysAgo(EVENT_DAYS, now);
  const latest = await store.read
    .selectFrom("events")
    .select((eb) => eb.fn.max("at").as("at"))
    .executeTakeFirst();
  if (latest?.at && latest.at <= eventEnd) return;
  const expired = await store.read
    .selectFrom("products")
    .select("id")
    .where("deleted_at", "<=", trashEnd)
    .unionAll((eb) => eb.selectFrom("events").select("id").where("at", "<=", eventEnd))
    .limit(1)
    .executeTakeFirst();
  // Every write makes all cached pages stale.
  if (!expired) return;
  await store.write(async (trx) => {
    await trx
      .deleteFrom("events")
      .where("subject", "=", PRODUCTS.kind)
      .where("subject_id", "in", (eb) => eb.selectFrom("products").select("id").where("deleted_at", "<=", trashEnd))
      .execute();
    await trx.deleteFrom("events").where("at", "<=", eventEnd).execute();
    await trx.deleteFrom("products").where("deleted_at", "<=", trashEnd).execute();
  });
}
