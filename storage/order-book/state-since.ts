import { columnChanges, eventsOf } from "../ledger/listed-events.ts";
import type { Reading } from "../store.ts";
import type { OrderRecord } from "../tables.ts";

/** The time when the order got the state that an undo brings back, so that a parcel stays on the way as long as it was. */
export async function stateSince(
  reading: Reading,
  { id, state }: Pick<OrderRecord, "id" | "state">,
): Promise<string | undefined> {
  const events = await eventsOf(reading, { kind: "order" }, [id]).where("undoes", "is", null).execute();
  return events.find((event) => event.kind === "create" || columnChanges(event).state?.[1] === state)?.at;
}
