import { randomBytes } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import {
  ACCOUNT_EVENT_DAYS,
  type AccountEvent,
  EVENTS_AT_ONCE,
  type NewAccountEvent,
  type StoredAccountEvents,
} from "../../domain/account/account-event.ts";
import { daysAgo } from "../days-ago.ts";
import type { Tables } from "../tables.ts";

export const createAccountEvents = (db: Kysely<Tables>, nextNumber = numbers()): StoredAccountEvents => ({
  add: (event) => add(db, event, nextNumber()),
  list: (before) => list(db, before),
  forgetOld: (now) => forgetOld(db, now),
});

const HOUR = 3600 * 1000;
/** More failures of an account in one hour become one line that counts them. */
const FAILURES_AN_HOUR = 10;

/** Of events of the same millisecond the later one stands above the earlier. */
function numbers(): () => string {
  let last = 0;
  return () => `${String(++last % 1_000_000).padStart(6, "0")}-${randomBytes(4).toString("hex")}`;
}

const add = (db: Kysely<Tables>, event: NewAccountEvent, number: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (event.kind === "sign-in-failed" && (await countWithOthers(trx, event))) return;
    const { at, userId, kind, way, device, place } = event;
    await trx
      .insertInto("account_events")
      .values((eb) => ({
        id: `${at.toISOString()} ${number}`,
        at: at.toISOString(),
        user_id: eb.selectFrom("users").select("users.id").where("users.id", "=", userId),
        ...{ kind, way, device, place, times: 1 },
      }))
      .execute();
  });

/** True where the last line of a full hour has taken it in. */
async function countWithOthers(trx: Transaction<Tables>, { userId, kind, at }: NewAccountEvent): Promise<boolean> {
  const anHourAgo = new Date(at.getTime() - HOUR).toISOString();
  const earlier = await trx
    .selectFrom("account_events")
    .select("id")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("at", ">", anHourAgo)
    .orderBy("id", "desc")
    .limit(FAILURES_AN_HOUR)
    .execute();
  const [last] = earlier;
  if (!last || earlier.length < FAILURES_AN_HOUR) return false;
  await trx
    .updateTable("account_events")
    .set((eb) => ({ times: eb("times", "+", 1), at: at.toISOString(), device: "", place: "" }))
    .where("id", "=", last.id)
    .execute();
  return true;
}

async function list(db: Kysely<Tables>, before?: string): Promise<AccountEvent[]> {
  const rows = await db
    .selectFrom("account_events")
    .leftJoin("users", "users.id", "account_events.user_id")
    .selectAll("account_events")
    .select("users.name as who")
    .$if(before !== undefined, (events) => events.where("account_events.id", "<", before ?? ""))
    .orderBy("account_events.id", "desc")
    .limit(EVENTS_AT_ONCE)
    .execute();
  return rows.map(({ user_id, at, ...event }) => ({ ...event, at: new Date(at) }));
}

async function forgetOld(db: Kysely<Tables>, now: Date): Promise<void> {
  await db.deleteFrom("account_events").where("at", "<=", daysAgo(ACCOUNT_EVENT_DAYS, now)).execute();
}
