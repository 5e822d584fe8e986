import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { ShopError } from "../../domain/error.ts";
import type { Author, DoneStep, EventKind } from "../../domain/ledger.ts";
import { inBatches } from "../batches.ts";
import type { EventRow, Tables } from "../tables.ts";
import type { ColumnChanges } from "./listed-events.ts";
import { refuseTroubled } from "./refused-rows.ts";
import { requireReach, type Subject, type SubjectRow } from "./subject.ts";

export type RowChange<Row extends SubjectRow> = { row: Row; next: Partial<Row>; kind?: EventKind };

/** `step` is the id of a step that another kind of row has begun. */
type Step<Row extends SubjectRow> = {
  subject: Subject<Row>;
  kind: EventKind;
  by: Author;
  undoes?: string;
  step?: string;
};

/** The only way to change a row that has a history: checks the author's reach and the row's rules, writes the rows, and an event for each. */
export async function writeStep<Row extends SubjectRow>(
  trx: Transaction<Tables>,
  revision: number,
  { subject, kind, by, undoes, step = randomUUID() }: Step<Row>,
  changes: readonly RowChange<NoInfer<Row>>[],
): Promise<DoneStep & { rows: Row[]; written: { before: Row; after: Row }[] }> {
  // A step without a change could not be undone.
  if ((kind === "revert" || kind === "price") && !changes.some((change) => changesSomething(subject, change))) {
    throw new ShopError("conflict", "Zaten böyle; değişecek bir şey yok");
  }
  const at = new Date().toISOString();
  const written: { before: Row; after: Row }[] = [];
  for await (const batch of inBatches(changes)) {
    const rows: Row[] = [];
    const events: EventRow[] = [];
    for (const { row: before, next, kind: ownKind = kind } of batch) {
      const after = { ...before, ...next, revision };
      const row = subject.derive
        ? await subject.derive(trx, { before, after, at, isUndo: undoes !== undefined })
        : after;
      rows.push(row);
      written.push({ before, after: row });
      const changed = differences(subject, before, row);
      requireReach(subject, by, changed);
      const about = { step_id: step, revision, at, kind: ownKind, by, undoes };
      events.push(eventOf(about, subject, row, changed));
    }
    refuseTroubled(subject, kind, written.slice(-batch.length), changes.length);
    await subject.write(trx, rows);
    await trx.insertInto("events").values(events).execute();
  }
  await subject.beside?.change(trx, revision, { step, by, undoes, changes: written });
  return { step, count: written.length, rows: written.map(({ after }) => after), written };
}

export const changesSomething = <Row extends SubjectRow>(
  subject: Pick<Subject, "columns">,
  { row, next }: RowChange<Row>,
): boolean => Object.keys(differences(subject, row, { ...row, ...next })).length > 0;

/** Adds a row, and records who created it. Returns the step. */
export async function createRow<Row extends SubjectRow>(
  trx: Transaction<Tables>,
  subject: Subject<Row>,
  { row, ...about }: { row: Row; at: string; by: Author },
): Promise<string> {
  refuseTroubled(subject, "create", [{ after: row }]);
  await subject.write(trx, [row]);
  return writeUntold(trx, subject, { ...about, rows: [row], kind: "create" });
}

type Untold<Row> = { rows: readonly Row[]; kind: EventKind; at: string; by: Author };

/** Records a step on rows that are written already, without the values that it changed. Returns the step. */
export async function writeUntold<Row extends SubjectRow>(
  trx: Transaction<Tables>,
  subject: Subject<Row>,
  { rows, ...about }: Untold<Row>,
): Promise<string> {
  requireReach(subject, about.by, {});
  const step_id = randomUUID();
  for await (const batch of inBatches(rows)) {
    const events = batch.map((row) => eventOf({ ...about, step_id, revision: row.revision }, subject, row, {}));
    await trx.insertInto("events").values(events).execute();
  }
  return step_id;
}

type About = Pick<EventRow, "step_id" | "revision" | "at" | "kind"> & { by: Author; undoes?: string | undefined };

const eventOf = <Row extends SubjectRow>(
  { by, undoes, ...about }: About,
  subject: Subject<Row>,
  row: Row,
  changes: ColumnChanges,
): EventRow => ({
  ...about,
  id: randomUUID(),
  user_id: by.id,
  user_name: by.name,
  undoes: undoes ?? null,
  subject: subject.kind,
  subject_id: row.id,
  subject_name: subject.nameOf(row),
  changes: JSON.stringify(changes),
});

export const differences = (
  { columns }: Pick<Subject, "columns">,
  before: SubjectRow,
  after: SubjectRow,
): ColumnChanges =>
  Object.fromEntries(
    Object.keys(columns)
      .filter((column) => before[column] !== after[column])
      .map((column) => [column, [before[column] ?? null, after[column] ?? null]]),
  );
