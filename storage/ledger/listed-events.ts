import { ShopError } from "../../domain/error.ts";
import type { LedgerEvent } from "../../domain/ledger/ledger.ts";
import type { Stored } from "../columns.ts";
import type { Reading } from "../store.ts";
import { type ColumnChanges, columnChanges, fieldChanges, stepKindOf } from "./event-row.ts";
import { type Subject, todayOf } from "./subject.ts";

/** All events of these rows, the newest first. */
export const eventsOf = (reading: Reading, { kind }: Pick<Subject, "kind">, ids: readonly string[]) =>
  reading
    .selectFrom("events")
    .selectAll()
    .where("subject", "=", kind)
    .where("subject_id", "in", ids)
    .orderBy("revision", "desc");

/** More than a person scrolls through. */
const EVENT_LIMIT = 200;

export async function listEvents(
  reading: Reading,
  subject: Pick<Subject, "kind" | "columns" | "today">,
  id: string,
): Promise<LedgerEvent[]> {
  const rows = await eventsOf(reading, subject, [id]).where("kind", "!=", "shift").limit(EVENT_LIMIT).execute();
  const { named } = await todayOf(reading, subject);
  const today = (changes: ColumnChanges): ColumnChanges =>
    Object.fromEntries(
      Object.entries(changes).map(([column, [before, after]]) => [
        column,
        [named(column, before), named(column, after)],
      ]),
    );
  return rows.flatMap((event) => {
    const kind = stepKindOf(event.kind);
    if (!kind) return [];
    const changes = fieldChanges(today(columnChanges(event)), subject.columns);
    return [{ id: event.id, step: event.step_id, at: event.at, by: event.user_name, kind, changes }];
  });
}

type Version = { id: string; eventId: string };

/** The columns that undo every event after the given one. Shared columns and the removal column stay as they are. */
export async function changesBackTo(
  reading: Reading,
  subject: Pick<Subject, "kind" | "shared" | "removal" | "today">,
  { id, eventId }: Version,
): Promise<Record<string, Stored>> {
  const events = await eventsOf(reading, subject, [id]).execute();
  const index = events.findIndex((event) => event.id === eventId);
  if (index === -1) throw new ShopError("not-found", "Bu sürüm artık yok");
  const next = new Map<string, Stored>();
  for (const event of events.slice(0, index)) {
    for (const [column, [before]] of Object.entries(columnChanges(event))) next.set(column, before);
  }
  for (const column of [...subject.shared, subject.removal ?? ""]) next.delete(column);
  const { kept } = await todayOf(reading, subject);
  return Object.fromEntries([...next].map(([column, value]) => [column, kept(column, value)]));
}
