import { TRASH_DAYS } from "../../domain/ledger/ledger.ts";
import { daysAgo } from "../days-ago.ts";
import type { Store } from "../store.ts";
import { PRODUCTS } from "./product-subject.ts";

/** A little longer than a year: seasons are compared, and no shop needs to know more. */
const EVENT_DAYS = 400;

/**
 * What lay in the trash too long, with its addresses, and what was done too long ago. Where nothing at all was done in that time
 * it is more likely that the clock is wrong: then nothing is forgotten.
 */
export async function removeExpired(store: Store, now: Date): Promise<void> {
  const [tooLong, tooOld] = [daysAgo(TRASH_DAYS, now), daysAgo(EVENT_DAYS, now)];
  const latest = await store.read
    .selectFrom("events")
    .select((eb) => eb.fn.max("at").as("at"))
    .executeTakeFirst();
  if (latest?.at && latest.at <= tooOld) return;
  const expired = await store.read
    .selectFrom("products")
    .select("id")
    .where("deleted_at", "<=", tooLong)
    .limit(1)
    .execute();
  const old = await store.read.selectFrom("events").select("id").where("at", "<=", tooOld).limit(1).execute();
  // A write lets go of every kept page.
  if (expired.length + old.length === 0) return;
  await store.write(async (trx) => {
    await trx
      .deleteFrom("events")
      .where("subject", "=", PRODUCTS.kind)
      .where("subject_id", "in", (eb) => eb.selectFrom("products").select("id").where("deleted_at", "<=", tooLong))
      .execute();
    await trx.deleteFrom("events").where("at", "<=", tooOld).execute();
    await trx.deleteFrom("products").where("deleted_at", "<=", tooLong).execute();
  });
}
