import { randomBytes } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import {
  ACCOUNT_EVENT_DAYS,
  EVENTS_PER_PAGE,
  type NewAccountEvent,
  type StoredAccountEvents,
} from "../../domain/account/account-event.ts";
import { daysAgo } from "../columns.ts";
import type { Tables } from "../tables.ts";

const HOUR = 3600 * 1000;
/** Further events of the hour are counted in its last line, so that a flood cannot bury the record. */
const LINES_AN_HOUR = 10;

export const createAccountEvents = (db: Kysely<Tables>, nextNumber = createSequence()): StoredAccountEvents => ({
  add(event) {
    const number = nextNumber();
    return db.transaction().execute(async (trx) => {
      if (await countInLastLine(trx, event)) return;
      const { userId, byId, kind, way, device, place } = event;
      const at = event.at.toISOString();
      await trx
        .insertInto("account_events")
        .values((eb) => ({
          id: `${at} ${number}`,
          at,
          user_id: eb.selectFrom("users").select("users.id").where("users.id", "=", userId),
          kind,
          way,
          device,
          place,
          times: 1,
          by_id: byId === undefined ? null : eb.selectFrom("users").select("users.id").where("users.id", "=", byId),
        }))
        .execute();
    });
  },

  async list({ before, userId } = {}) {
    const rows = await db
      .selectFrom("account_events")
      .leftJoin("users", "users.id", "account_events.user_id")
      .leftJoin("users as others", "others.id", "account_events.by_id")
      .selectAll("account_events")
      .select(["users.name as who", "others.name as by"])
      .$if(before !== undefined, (events) => events.where("account_events.id", "<", before ?? ""))
      .$if(typeof userId === "string", (events) =>
        events.where(({ eb, or }) =>
          or([eb("account_events.user_id", "=", userId ?? ""), eb("account_events.by_id", "=", userId ?? "")]),
        ),
      )
      .orderBy("account_events.id", "desc")
      .limit(EVENTS_PER_PAGE)
      .execute();
    return rows.map(({ user_id, by_id: _, at, ...event }) => ({ ...event, userId: user_id, at: new Date(at) }));
  },

  async removeExpired(now) {
    await db.deleteFrom("account_events").where("at", "<=", daysAgo(ACCOUNT_EVENT_DAYS, now)).execute();
  },
});

/** Numbers that keep the events of one millisecond in order. */
function createSequence(): () => string {
  let last = 0;
  return () => `${String(++last % 1_000_000).padStart(6, "0")}-${randomBytes(4).toString("hex")}`;
}

/** False while the hour has room for another line. */
async function countInLastLine(trx: Transaction<Tables>, { userId, kind, at }: NewAccountEvent): Promise<boolean> {
  const anHourAgo = new Date(at.getTime() - HOUR).toISOString();
  const earlier = await trx
    .selectFrom("account_events")
    .select("id")
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("at", ">", anHourAgo)
    .orderBy("id", "desc")
    .limit(LINES_AN_HOUR)
    .execute();
  const [last] = earlier;
  if (!last || earlier.length < LINES_AN_HOUR) return false;
  await trx
    .updateTable("account_events")
    .set((eb) => ({ times: eb("times", "+", 1), at: at.toISOString(), device: "", place: "", by_id: null }))
    .where("id", "=", last.id)
    .execute();
  return true;
}
