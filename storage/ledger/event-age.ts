import { daysAgo } from "../days-ago.ts";
import type { Reading } from "../store.ts";

/** A little longer than a year, so that seasons can be compared. */
export const EVENT_DAYS = 400;

/** Then it is more likely that the clock is wrong, and nothing is deleted. */
export async function isEverythingOld(reading: Reading, now: Date): Promise<boolean> {
  const latest = await reading
    .selectFrom("events")
    .select((eb) => eb.fn.max("at").as("at"))
    .executeTakeFirst();
  return Boolean(latest?.at) && (latest?.at ?? "") <= daysAgo(EVENT_DAYS, now);
}
