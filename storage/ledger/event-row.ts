import { z } from "zod";
import type { FieldChange, StepKind } from "../../domain/ledger/ledger.ts";
import type { Columns, Stored } from "../columns.ts";
import type { EventRow } from "../tables.ts";

/** The changed columns, each with its value before and after. */
export type ColumnChanges = Record<string, [before: Stored, after: Stored]>;

const value = z.union([z.string(), z.number(), z.null()]);
const changes = z.record(z.string(), z.tuple([value, value]));

export const columnChanges = (event: Pick<EventRow, "changes">): ColumnChanges =>
  changes.parse(JSON.parse(event.changes));

/** A shifted row only made room for the moved one, so its history does not list the step. */
export const stepKindOf = (kind: EventRow["kind"]): StepKind | undefined => (kind === "shift" ? undefined : kind);

/** Translates columns and their values to the fields and values of the domain. */
export const fieldChanges = (changed: ColumnChanges, columns: Columns): Record<string, FieldChange> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, { field, read }]) => {
      const change = changed[name];
      return change ? [[field, { before: read(change[0]), after: read(change[1]) }]] : [];
    }),
  );
