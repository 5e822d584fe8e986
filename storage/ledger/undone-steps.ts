import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { ShopError } from "../../domain/error.ts";
import type { Author, ChangedItems, UndoneStep, UndoPreview } from "../../domain/ledger.ts";
import { inBatches } from "../batches.ts";
import type { Stored } from "../columns.ts";
import type { Reading, Store } from "../store.ts";
import type { EventRow, Tables } from "../tables.ts";
import { type ColumnChanges, columnChanges, eventsOf, isBeside } from "./listed-events.ts";
import { type CurrentNames, isRemoved, REMOVAL, rowsOf, type Subject, type SubjectRow, todayOf } from "./subject.ts";
import { changedItems, type Done } from "./told-changes.ts";
import { changesSomething, differences, type RowChange, writeStep } from "./written-steps.ts";

type Undoing = { subjects: readonly Subject[]; step: string; by: Author };

export const undoStep = (store: Store, undoing: Undoing): Promise<UndoneStep> =>
  store.write(async (trx, revision) => (await undo(trx, revision, undoing)).undone);

/** Previews an undo by doing it and rolling it back, so that every rule is checked. */
export async function previewUndo(store: Store, undoing: Undoing): Promise<UndoPreview> {
  try {
    return await store.write(async (trx, revision) => {
      const { undone, parts } = await undo(trx, revision, undoing);
      const changed = undone.changed.map(async (items) => {
        const part = parts.find(({ subject }) => subject.kind === items.subject);
        return { ...items, ...(part ? await changedSinceThen(trx, part) : { kept: [], again: [] }) };
      });
      throw new RolledBack({ count: undone.count, left: undone.left, changed: await Promise.all(changed) });
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.preview;
    throw error;
  }
}

class RolledBack extends Error {
  readonly preview: UndoPreview;

  constructor(preview: UndoPreview) {
    super("an undo was only previewed");
    this.preview = preview;
  }
}

type Part = { subject: Subject; own: readonly EventRow[]; done: readonly Done[] };

/** Rows of an earlier subject are undone before those of a later one. */
async function undo(trx: Transaction<Tables>, revision: number, { subjects, step, by }: Undoing) {
  const events = await undoableEvents(trx, subjects, step);
  const newStep = randomUUID();
  const parts: Part[] = [];
  const changed: ChangedItems[] = [];
  for (const subject of subjects) {
    const own = events.filter((event) => event.subject === subject.kind);
    if (own.length === 0) continue;
    const today = await todayOf(trx, subject);
    const changes = await undoingChanges(trx, subject, own);
    const about = { subject, kind: "undo", by, undoes: step, step: newStep } as const;
    const { written } = await writeStep(trx, revision, about, changes);
    const done = written.map(({ before, after }) => ({ row: after, changes: differences(subject, before, after) }));
    parts.push({ subject, own, done });
    // Rows that come or go are counted apart: their values have not changed.
    const alike = Map.groupBy(done, ({ changes }) => REMOVAL in changes);
    for (const rows of alike.values()) changed.push(changedItems(subject, today, by, rows));
  }
  const count = changed.reduce((sum, items) => sum + items.count, 0);
  if (count === 0) throw changedSince();
  for (const { subject } of parts) await subject.check?.(trx);
  return { undone: { step: newStep, count, left: events.length - count, changed }, parts };
}

async function undoableEvents(trx: Reading, subjects: readonly Subject[], step: string): Promise<EventRow[]> {
  const written = await trx.selectFrom("events").selectAll().where("step_id", "=", step).execute();
  // A restore recounts products in a step of `move` events alone, which cannot be undone by itself.
  const isFollowed =
    written.every(({ kind }) => kind === "move") ||
    subjects.some(({ kind, beside }) => beside?.turnsBack && written.some(({ subject }) => subject === kind));
  const events = written.filter(({ kind }) => kind !== "move" || !isFollowed);
  if (!events.some((event) => subjects.some(({ kind }) => kind === event.subject)))
    throw new ShopError("not-found", "Geri alınacak bir işlem yok");
  const undone = await trx.selectFrom("events").select("id").where("undoes", "=", step).executeTakeFirst();
  if (undone) throw new ShopError("conflict", "Bu işlem zaten geri alınmış");
  if (events.some(({ kind }) => kind === "forget"))
    throw new ShopError("conflict", "Silinen kişi bilgileri geri gelmez");
  return events;
}

/** The fields of the step that were changed again before its undo: those that stay, and those that are undone all the same. */
async function changedSinceThen(reading: Reading, { subject, own, done }: Part) {
  const kept = new Set<string>();
  const again = new Set<string>();
  const undone = new Map(done.map(({ row, changes }) => [row.id, changes]));
  for await (const batch of inBatches(own)) {
    const ids = batch.map(({ subject_id }) => subject_id);
    const [{ revision } = { revision: 0 }] = batch;
    const later = await eventsOf(reading, subject, ids)
      .where("revision", ">", revision)
      .where((eb) => eb.or([eb("undoes", "is", null), eb("undoes", "!=", batch[0]?.step_id ?? "")]))
      .execute();
    for (const event of batch) {
      const back = undone.get(event.subject_id);
      // The row is not undone, and `left` counts it.
      if (!back) continue;
      const since = later.filter(({ subject_id }) => subject_id === event.subject_id).map(columnChanges);
      for (const column of Object.keys(columnChanges(event))) {
        if (!since.some((changes) => column in changes)) continue;
        (column in back ? again : kept).add(subject.columns[column]?.field ?? column);
      }
    }
  }
  return { kept: [...kept], again: [...again] };
}

const changedSince = () => new ShopError("conflict", "Bu arada yeniden değiştiği için geri alınamadı");

async function undoingChanges(
  reading: Reading,
  subject: Subject,
  events: readonly EventRow[],
): Promise<RowChange<SubjectRow>[]> {
  const ids = events.map((event) => event.subject_id);
  const rows = new Map((await rowsOf(reading, subject, ids)).map((row) => [row.id, row]));
  const today = await todayOf(reading, subject);
  const changes: RowChange<SubjectRow>[] = [];
  for await (const batch of inBatches(events)) {
    changes.push(
      ...batch.flatMap((event) => undoingChange(subject, event, { row: rows.get(event.subject_id), today })),
    );
  }
  // If only some rows were undone, two of them could have the same shared value.
  const isShared = events.some((event) => subject.shared.some((column) => column in columnChanges(event)));
  if (isShared && changes.length < events.length) throw changedSince();
  return changes;
}

type Present = { row: SubjectRow | undefined; today: CurrentNames };

/** Restores each column that still has the value of the event; no change where every column has changed since. */
function undoingChange(subject: Subject, event: EventRow, { row, today }: Present): RowChange<SubjectRow>[] {
  if (!row) return [];
  if (event.kind === "create") {
    return !(REMOVAL in subject.columns) || isRemoved(row) ? [] : [{ row, next: { [REMOVAL]: now() } }];
  }
  const changed = Object.entries(withOwner(subject, columnChanges(event)));
  const isUntouched = ([column, [, after]]: (typeof changed)[number]) => today.named(column, after) === row[column];
  const isOwned = ([column]: (typeof changed)[number]) => ownedColumns(subject).includes(column);
  const isOwnersOwn = changed.filter(isOwned).every(isUntouched);
  const untouched = changed.filter((one) => isUntouched(one) && (isOwnersOwn || !isOwned(one)));
  const next: [string, Stored][] = untouched.map(([column, [before]]) => [
    column,
    // A row that returns to the trash stays there for the full time again.
    column === REMOVAL && before !== null ? now() : today.kept(column, before),
  ]);
  for (const [column, values] of changed.filter((one) => !isUntouched(one))) {
    const merged = subject.entries?.[column]?.(row[column] ?? null, values);
    if (merged !== undefined) next.push([column, merged]);
  }
  const change = { row, next: Object.fromEntries(next), kind: isBeside(event.kind) ? event.kind : ("undo" as const) };
  return changesSomething(subject, change) ? [change] : [];
}

const ownedColumns = ({ owner }: Subject): string[] => (owner ? [owner.column, ...owner.of] : []);

/** Adds the owner to an event that does not record it: the event left the values without an owner, and its undo does so too. */
const withOwner = (subject: Subject, changes: ColumnChanges): ColumnChanges =>
  subject.owner?.of.some((column) => column in changes)
    ? { [subject.owner.column]: [null, null], ...changes }
    : changes;

const now = () => new Date().toISOString();
