import { ShopError } from "../../domain/error.ts";
import type { Reading } from "../store.ts";
import { columnChanges, eventsOf } from "./listed-events.ts";
import { isRemoved, rowsOf, type Subject, type SubjectRow } from "./subject.ts";

/** Throws `not-found`, or `conflict` when the row is no longer as it was at `expectedRevision`. */
export async function requireRow<Row extends SubjectRow>(
  reading: Reading,
  subject: Subject<Row>,
  { id, expectedRevision }: { id: string; expectedRevision?: number | undefined },
): Promise<Row> {
  const [row] = await rowsOf(reading, subject, [id]);
  if (!row || isRemoved(row)) throw new ShopError("not-found", subject.refusals.missing);
  await requireSeen(reading, subject, row, expectedRevision);
  return row;
}

/** Throws `conflict` when the row has changed since the revision, but for its notes. */
export async function requireSeen<Row extends SubjectRow>(
  reading: Reading,
  subject: Subject<Row>,
  { id, revision }: Row,
  seen = revision,
): Promise<void> {
  if (seen === revision || (await isOnlyNoted(reading, subject, { id, seen }))) return;
  throw new ShopError("conflict", subject.refusals.changed);
}

/** An erased person leaves an event without changes. */
async function isOnlyNoted(
  reading: Reading,
  { notes, kind }: Pick<Subject, "notes" | "kind">,
  { id, seen }: { id: string; seen: number },
): Promise<boolean> {
  if (!notes) return false;
  const since = await eventsOf(reading, { kind }, [id]).where("revision", ">", seen).execute();
  const changed = since.map((event) => Object.keys(columnChanges(event)));
  return since.length > 0 && changed.every((columns) => columns.join() !== "" && columns.every(isIn(notes)));
}

const isIn =
  (among: readonly string[]) =>
  (one: string): boolean =>
    among.includes(one);
