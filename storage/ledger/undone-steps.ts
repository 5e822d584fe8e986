import { ShopError } from "../../domain/error.ts";
import type { Author } from "../../domain/ledger/author.ts";
import type { UndoneStep } from "../../domain/ledger/ledger.ts";
import { inBatches } from "../batches.ts";
import type { Store } from "../store.ts";
import type { EventRow } from "../tables.ts";
import { columnChanges } from "./event-row.ts";
import { isRemoved, rowsOf, type Subject, type SubjectRow } from "./subject.ts";
import { type RowChange, writeStep } from "./written-steps.ts";

type Undoing = { subjects: readonly Subject[]; step: string; by: Author };

/** Undoes a step, whose rows are all of one kind. */
export const undoStep = (store: Store, { subjects, step, by }: Undoing): Promise<UndoneStep> =>
  store.write(async (trx, revision) => {
    const events = await trx.selectFrom("events").selectAll().where("step_id", "=", step).execute();
    const subject = subjects.find(({ kind }) => kind === events[0]?.subject);
    if (!subject) throw new ShopError("not-found", "Geri alınacak bir işlem yok");
    const undone = await trx.selectFrom("events").select("id").where("undoes", "=", step).executeTakeFirst();
    if (undone) throw new ShopError("conflict", "Bu işlem zaten geri alınmış");
    const ids = events.map((event) => event.subject_id);
    const rows = new Map((await rowsOf(trx, subject, ids)).map((row) => [row.id, row]));
    const changes: RowChange<SubjectRow>[] = [];
    for await (const batch of inBatches(events)) {
      changes.push(...batch.flatMap((event) => undoingChange(subject, event, rows.get(event.subject_id))));
    }
    // Undone in part, two rows would have the same shared value.
    const isShared = events.some((event) => subject.shared.some((column) => column in columnChanges(event)));
    if (changes.length === 0 || (isShared && changes.length < events.length)) throw changedSince();
    const done = await writeStep(trx, revision, { subject, kind: "undo", by, undoes: step }, changes);
    return { step: done.step, count: changes.length, left: events.length - changes.length };
  });

const changedSince = () => new ShopError("conflict", "Bu arada yeniden değiştiği için geri alınamadı");

/** Restores each column that still has the value of the event; no change where every column has changed since. */
function undoingChange(subject: Subject, event: EventRow, row: SubjectRow | undefined): RowChange<SubjectRow>[] {
  if (!row) return [];
  const { removal } = subject;
  if (event.kind === "create") {
    return removal === undefined || isRemoved(subject, row) ? [] : [{ row, next: { [removal]: now() } }];
  }
  const untouched = Object.entries(columnChanges(event)).filter(([column, [, after]]) => after === row[column]);
  if (untouched.length === 0) return [];
  // A row that returns to the trash stays there for the full time again.
  const next = untouched.map(([column, [before]]) => [column, column === removal && before !== null ? now() : before]);
  return [{ row, next: Object.fromEntries(next), kind: event.kind === "shift" ? "shift" : "undo" }];
}

const now = () => new Date().toISOString();
