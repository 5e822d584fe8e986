import type { Transaction } from "kysely";
import type { Author, DoneStep, LedgerEvent } from "../../domain/ledger.ts";
import type { Reading, Store } from "../store.ts";
import type { Tables } from "../tables.ts";
import { changesBackTo, listEvents } from "./listed-events.ts";
import { requireRow } from "./seen-rows.ts";
import { type Subject, type SubjectRow, withinReach } from "./subject.ts";
import { changesSomething, writeStep } from "./written-steps.ts";

/** The row, its changer, and the revision that she saw. */
type Saving = { id: string; by: Author; expectedRevision?: number | undefined };

type Returning = { id: string; eventId: string; by: Author };

/** The columns that change, computed under the lock of the write. */
type Next<Row> = (row: Row, trx: Transaction<Tables>) => Partial<Row> | Promise<Partial<Row>>;

/** The operations on one row of a kind that has a history. `answerOf` translates the row for the domain. */
export function tracked<Row extends SubjectRow, Answer extends object>(
  subject: Subject<Row>,
  answerOf: (row: Row, reading: Reading) => Answer | Promise<Answer>,
) {
  return {
    find: async (reading: Reading, id: string): Promise<Answer> =>
      answerOf(await requireRow(reading, subject, { id }), reading),

    /** No step is written if nothing changes. */
    update: (store: Store, { by, ...seen }: Saving, nextOf: Next<Row>) =>
      store.write(async (trx, revision): Promise<Answer & { step: string | undefined }> => {
        const row = await requireRow(trx, subject, seen);
        const change = { row, next: await nextOf(row, trx) };
        if (!changesSomething(subject, change)) return { ...(await answerOf(row, trx)), step: undefined };
        const { step, rows } = await writeStep(trx, revision, { subject, kind: "change", by }, [change]);
        return { ...(await answerOf(rows[0] ?? row, trx)), step };
      }),

    /** Sets the row to its state right after the event. */
    revert: (store: Store, { id, eventId, by }: Returning) =>
      store.write(async (trx, revision): Promise<Answer & { step: string }> => {
        const row = await requireRow(trx, subject, { id });
        const columns = await changesBackTo(trx, subject, { row, eventId });
        const next = { ...row, ...withinReach(subject, by, columns) };
        const { step, rows } = await writeStep(trx, revision, { subject, kind: "revert", by }, [{ row, next }]);
        await subject.check?.(trx);
        return { ...(await answerOf(rows[0] ?? row, trx)), step };
      }),

    listEvents: (reading: Reading, id: string): Promise<LedgerEvent[]> => listEvents(reading, subject, id),
  };
}

type Removable = SubjectRow & { deleted_at: string | null };

/** Moves a row to the trash. */
export const removeRow = <Row extends Removable>(
  store: Store,
  subject: Subject<Row>,
  { by, ...seen }: Saving,
): Promise<DoneStep> =>
  store.write(async (trx, revision) => {
    const row = await requireRow(trx, subject, seen);
    const next = { ...row, deleted_at: new Date().toISOString() };
    const { step, count } = await writeStep(trx, revision, { subject, kind: "remove", by }, [{ row, next }]);
    return { step, count };
  });
