import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { ShopError } from "../../domain/error.ts";
import type { Author, UndoneStep } from "../../domain/ledger.ts";
import { inBatches } from "../batches.ts";
import type { Stored } from "../columns.ts";
import type { Store } from "../store.ts";
import type { EventRow, Tables } from "../tables.ts";
import { type ColumnChanges, columnChanges, isBeside } from "./listed-events.ts";
import { isRemoved, REMOVAL, rowsOf, type Subject, type SubjectRow, type Today, todayOf } from "./subject.ts";
import { changesSomething, type RowChange, writeStep } from "./written-steps.ts";

type Undoing = { subjects: readonly Subject[]; step: string; by: Author };

/** Undoes a step. Where it has rows of several kinds, those of an earlier subject come first. */
export const undoStep = (store: Store, { subjects, step, by }: Undoing): Promise<UndoneStep> =>
  store.write(async (trx, revision) => {
    const written = await trx.selectFrom("events").selectAll().where("step_id", "=", step).execute();
    const events = written.filter((event) => !isFollowed(event, subjects));
    const kinds = subjects.filter(({ kind }) => events.some((event) => event.subject === kind));
    if (kinds.length === 0) throw new ShopError("not-found", "Geri alınacak bir işlem yok");
    const undone = await trx.selectFrom("events").select("id").where("undoes", "=", step).executeTakeFirst();
    if (undone) throw new ShopError("conflict", "Bu işlem zaten geri alınmış");
    if (events.some(({ kind }) => kind === "forget"))
      throw new ShopError("conflict", "Silinen kişi bilgileri geri gelmez");
    const newStep = randomUUID();
    let count = 0;
    for (const subject of kinds) {
      const own = events.filter((event) => event.subject === subject.kind);
      const changes = await undoingChanges(trx, subject, own);
      await writeStep(trx, revision, { subject, kind: "undo", by, undoes: step, step: newStep }, changes);
      count += changes.length;
    }
    if (count === 0) throw changedSince();
    for (const subject of kinds) await subject.check?.(trx);
    return { step: newStep, count, left: events.length - count };
  });

/** The rows that an order changed beside itself follow it back. */
const isFollowed = (event: EventRow, subjects: readonly Subject[]): boolean =>
  event.kind === "move" &&
  (subjects.find(({ kind }) => kind === event.subject)?.followed ?? []).some(
    (column) => column in columnChanges(event),
  );

const changedSince = () => new ShopError("conflict", "Bu arada yeniden değiştiği için geri alınamadı");

async function undoingChanges(
  trx: Transaction<Tables>,
  subject: Subject,
  events: readonly EventRow[],
): Promise<RowChange<SubjectRow>[]> {
  const ids = events.map((event) => event.subject_id);
  const rows = new Map((await rowsOf(trx, subject, ids)).map((row) => [row.id, row]));
  const today = await todayOf(trx, subject);
  const changes: RowChange<SubjectRow>[] = [];
  for await (const batch of inBatches(events)) {
    changes.push(
      ...batch.flatMap((event) => undoingChange(subject, event, { row: rows.get(event.subject_id), today })),
    );
  }
  // Undone in part, two rows would have the same shared value.
  const isShared = events.some((event) => subject.shared.some((column) => column in columnChanges(event)));
  if (isShared && changes.length < events.length) throw changedSince();
  return changes;
}

type Present = { row: SubjectRow | undefined; today: Today };

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

/** An event that does not say whose values they are has left them without an owner. */
const withOwner = (subject: Subject, changes: ColumnChanges): ColumnChanges =>
  subject.owner?.of.some((column) => column in changes)
    ? { [subject.owner.column]: [null, null], ...changes }
    : changes;

const now = () => new Date().toISOString();
