import { ShopError } from "../../domain/error.ts";
import type { LedgerEvent } from "../../domain/ledger/ledger.ts";
import type { Stored } from "../columns.ts";
import type { Reading } from "../store.ts";
import { columnChanges, fieldChanges, stepKindOf } from "./event-row.ts";
import type { Subject } from "./subject.ts";

/** The newest first. */
export const eventsOf = (reading: Reading, { kind }: Pick<Subject, "kind">, id: string) =>
  reading
    .selectFrom("events")
    .selectAll()
    .where("subject", "=", kind)
    .where("subject_id", "=", id)
    .orderBy("revision", "desc");

/** More than anyone scrolls through. */
const MOST_EVENTS = 200;

export async function listEvents(
  reading: Reading,
  subject: Pick<Subject, "kind" | "columns">,
  id: string,
): Promise<LedgerEvent[]> {
  const rows = await eventsOf(reading, subject, id).where("kind", "!=", "shift").limit(MOST_EVENTS).execute();
  return rows.flatMap((event) => {
    const kind = stepKindOf(event.kind);
    const about = { id: event.id, step: event.step_id, at: event.at, by: event.user_name };
    return kind ? [{ ...about, kind, changes: fieldChanges(columnChanges(event), subject.columns) }] : [];
  });
}

type Version = { id: string; eventId: string };

/** What leads back to how it was right after the event: over all that came later, but what is shared and that it is there. */
export async function changesBackTo(
  reading: Reading,
  subject: Pick<Subject, "kind" | "shared" | "removal">,
  { id, eventId }: Version,
): Promise<Record<string, Stored>> {
  const events = await eventsOf(reading, subject, id).execute();
  const index = events.findIndex((event) => event.id === eventId);
  if (index === -1) throw new ShopError("not-found", "Bu sürüm artık yok");
  const next = new Map<string, Stored>();
  for (const event of events.slice(0, index)) {
    for (const [column, [before]] of Object.entries(columnChanges(event))) next.set(column, before);
  }
  for (const column of [...subject.shared, subject.removal ?? ""]) next.delete(column);
  return Object.fromEntries(next);
}
