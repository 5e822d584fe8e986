import { z } from "zod";
import { ShopError } from "../../domain/error.ts";
import {
  type EventKind,
  FIRST_VERSION,
  type LedgerEvent,
  type ListedStep,
  STEPS_PER_PAGE,
  type StepKind,
  type StepQuery,
  THE_SHOP,
  TRASH_DAYS,
} from "../../domain/ledger.ts";
import { daysAgo, jsonFrom, type Stored } from "../columns.ts";
import type { Reading } from "../store.ts";
import type { EventRow } from "../tables.ts";
import { type CurrentNames, REMOVAL, type Subject, type SubjectRow, todayOf } from "./subject.ts";
import { fieldChanges, rowsInWords, toldFields } from "./told-changes.ts";

/** Reads all events of these rows, the newest first. */
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
  subject: Pick<Subject, "kind" | "columns" | "firstOf" | "today">,
  id: string,
): Promise<LedgerEvent[]> {
  const rows = await eventsOf(reading, subject, [id]).where("kind", "!=", "shift").limit(EVENT_LIMIT).execute();
  const today = await todayOf(reading, subject);
  return rows.flatMap((event) => {
    const kind = stepKindOf(event.kind);
    if (!kind) return [];
    const changes = fieldChanges(subject, today, { id, changes: columnChanges(event) });
    return [{ id: event.id, step: event.step_id, at: event.at, by: event.user_name, kind, changes }];
  });
}

type Version = { row: SubjectRow; eventId: string };

/** The columns that undo every event after the given one. Shared and followed columns, notes, the owner and the removal stay as they are. */
export async function changesBackTo(
  reading: Reading,
  subject: Pick<Subject, "kind" | "shared" | "followed" | "notes" | "entries" | "owner" | "today">,
  { row, eventId }: Version,
): Promise<Record<string, Stored>> {
  const events = await eventsOf(reading, subject, [row.id]).execute();
  const index = eventId === FIRST_VERSION ? events.length : events.findIndex((event) => event.id === eventId);
  if (index === -1) throw new ShopError("not-found", "Bu sürüm artık yok");
  const later = events.slice(0, index);
  const next = new Map<string, Stored>();
  for (const event of later) {
    for (const [column, [before]] of Object.entries(columnChanges(event))) next.set(column, before);
  }
  const { shared, followed = [], notes = [], owner } = subject;
  for (const column of [...shared, ...followed, ...notes, ...(owner ? [owner.column] : []), REMOVAL])
    next.delete(column);
  for (const column of followed.filter((column) => subject.entries?.[column])) {
    let value = row[column] ?? null;
    for (const event of later) {
      const values = columnChanges(event)[column];
      if (values) value = subject.entries?.[column]?.(value, values) ?? value;
    }
    next.set(column, value);
  }
  const { kept } = await todayOf(reading, subject);
  return Object.fromEntries([...next].map(([column, value]) => [column, kept(column, value)]));
}

export async function listSteps(
  reading: Reading,
  now: Date,
  subjects: readonly Subject[],
  { before, by = THE_SHOP }: StepQuery = {},
): Promise<ListedStep[]> {
  const listed = reading
    .selectFrom("events")
    .where("at", ">", daysAgo(TRASH_DAYS, now))
    .where("kind", "not in", BESIDE)
    .$if(by.reach !== "shop", (events) => events.where("subject", "in", helpersKinds(subjects)))
    .$if(before !== undefined, (events) => events.where("revision", "<", revisionOf(reading, before ?? "")));
  // Finds the revisions of the page first. Otherwise the steps of all these days would be grouped to list fifty.
  const page = listed.select("revision").distinct().orderBy("revision", "desc").limit(STEPS_PER_PAGE);
  const rows = await listed
    .where("revision", "in", page)
    .select(["step_id as id", "subject", "kind", "at", "user_name as by"])
    .select((eb) => [eb.fn.countAll().as("count"), eb.fn.min("subject_name").as("name")])
    // Used only for a group of a single row, whose values these are.
    .select((eb) => [eb.fn.min("subject_id").as("item"), eb.fn.min("changes").as("changes")])
    .groupBy(["step_id", "subject", "kind", "at", "user_name", "revision"])
    .orderBy("revision", "desc")
    .limit(STEPS_PER_PAGE)
    .execute();
  const ids = rows.map(({ id }) => id);
  const undone = await undoneAmong(reading, ids);
  const today = new Map<Subject, CurrentNames>();
  for (const subject of subjects) {
    if (rows.some((row) => row.subject === subject.kind)) today.set(subject, await todayOf(reading, subject));
  }
  return rows.flatMap(({ item, changes, ...row }) => {
    const kind = stepKindOf(row.kind);
    if (!kind) return [];
    const count = Number(row.count);
    const subject = subjects.find(({ kind }) => kind === row.subject);
    const todays = subject && today.get(subject);
    const told = todays &&
      count === 1 && {
        item,
        changes: toldFields(subject, todays, by, { id: item, changes: columnChanges({ changes }) }),
      };
    const what = rowsInWords(subject, { name: row.name, count });
    return [{ ...row, kind, count, what, isUndone: undone.has(row.id), ...told }];
  });
}

/** The kinds that helpers may change. */
const helpersKinds = (subjects: readonly Subject[]) => subjects.flatMap(({ kind, prices }) => (prices ? kind : []));

/** Matches nothing where the step has expired: then no older step exists either. */
const revisionOf = (reading: Reading, step: string) =>
  reading.selectFrom("events as last").select("last.revision").where("last.step_id", "=", step).limit(1);

async function undoneAmong(reading: Reading, steps: readonly string[]): Promise<Set<string | null>> {
  if (steps.length === 0) return new Set();
  const rows = await reading.selectFrom("events").select("undoes").distinct().where("undoes", "in", steps).execute();
  return new Set(rows.map((row) => row.undoes));
}

/** A little longer than a year, so that seasons can be compared. */
export const EVENT_DAYS = 400;

/** Whether even the latest event is too old. Then the clock is probably wrong, and nothing is deleted. */
export async function isEverythingOld(reading: Reading, now: Date): Promise<boolean> {
  const latest = await reading
    .selectFrom("events")
    .select((eb) => eb.fn.max("at").as("at"))
    .executeTakeFirst();
  return Boolean(latest?.at) && (latest?.at ?? "") <= daysAgo(EVENT_DAYS, now);
}

/** The changed columns, each with its value before and after. */
export type ColumnChanges = Record<string, [before: Stored, after: Stored]>;

const value = z.union([z.string(), z.number(), z.null()]);
const changes = z.record(z.string(), z.tuple([value, value]));

/** Unreadable changes count as none. */
export const columnChanges = (event: Pick<EventRow, "changes">): ColumnChanges =>
  jsonFrom(changes, event.changes) ?? {};

export const areChangesRead = (event: Pick<EventRow, "changes">): boolean =>
  jsonFrom(changes, event.changes) !== undefined;

/** A shifted row only made room for the placed one, so its history does not list the step. */
export function stepKindOf(kind: EventRow["kind"]): StepKind | undefined {
  if (kind === "shift") return undefined;
  return kind === "move" ? "change" : kind;
}

/** The kinds of events of rows that a step changed besides those that it is about. */
export const BESIDE = ["shift", "move"] as const satisfies EventKind[];

export const isBeside = (kind: EventKind): kind is (typeof BESIDE)[number] => BESIDE.some((beside) => beside === kind);
