import { istanbulDate } from "../../domain/settings/shown-days.ts";
import type { UrgentOrders } from "../../domain/shop/todos.ts";
import { daysAgo } from "../days-ago.ts";
import type { Reading } from "../store.ts";

/** An order that is due is not said to wait too. */
export async function listUrgent(reading: Reading, now: Date): Promise<UrgentOrders> {
  const tomorrow = istanbulDate(new Date(daysAgo(-1, now)));
  const due = await openOrders(reading).where("day", "!=", "").where("day", "<=", tomorrow).execute();
  const known = new Set(due.map(({ id }) => id));
  const waiting = await openOrders(reading)
    .where("state", "=", "new")
    .where("state_at", "<=", daysAgo(1, now))
    .execute();
  return { due, waiting: waiting.filter(({ id }) => !known.has(id)) };
}

const openOrders = (reading: Reading) =>
  reading
    .selectFrom("orders")
    .select(["id", "number"])
    .where("deleted_at", "is", null)
    .where("state", "in", ["new", "preparing"])
    .orderBy("number");
