import { z } from "zod";
import type { FieldChange, StepKind } from "../../domain/ledger/ledger.ts";
import type { Columns, Stored } from "../columns.ts";
import type { EventRow } from "../tables.ts";

/** The columns that changed, each as it was before and after. */
export type ColumnChanges = Record<string, [before: Stored, after: Stored]>;

const value = z.union([z.string(), z.number(), z.null()]);
const changes = z.record(z.string(), z.tuple([value, value]));

export const columnChanges = (event: Pick<EventRow, "changes">): ColumnChanges =>
  changes.parse(JSON.parse(event.changes));

/** What made room for another one has no story of its own to tell. */
export const stepKindOf = (kind: EventRow["kind"]): StepKind | undefined => (kind === "shift" ? undefined : kind);

/** By the names that the fields have outside, and in their units. */
export const fieldChanges = (changed: ColumnChanges, columns: Columns): Record<string, FieldChange> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, { field, read }]) => {
      const change = changed[name];
      return change ? [[field, { before: read(change[0]), after: read(change[1]) }]] : [];
    }),
  );
