import { z } from "zod";
import type { EventKind, FieldChange, StepKind } from "../../domain/ledger/ledger.ts";
import type { Columns, Stored } from "../columns.ts";
import type { EventRow } from "../tables.ts";

/** The changed columns, each with its value before and after. */
export type ColumnChanges = Record<string, [before: Stored, after: Stored]>;

const value = z.union([z.string(), z.number(), z.null()]);
const changes = z.record(z.string(), z.tuple([value, value]));

export const columnChanges = (event: Pick<EventRow, "changes">): ColumnChanges =>
  changes.parse(JSON.parse(event.changes));

/** A shifted row only made room for the placed one, so its history does not list the step. */
export function stepKindOf(kind: EventRow["kind"]): StepKind | undefined {
  if (kind === "shift") return undefined;
  return kind === "move" ? "change" : kind;
}

/** Events of rows that a step changed beside the row it is about. */
export const BESIDE = ["shift", "move"] as const satisfies EventKind[];

export const isBeside = (kind: EventKind): kind is (typeof BESIDE)[number] => BESIDE.some((beside) => beside === kind);

/** Translates columns and their values to the fields and values of the domain. */
export const fieldChanges = (changed: ColumnChanges, columns: Columns): Record<string, FieldChange> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, { field, read }]) => {
      const change = changed[name];
      return change ? [[field, { before: read(change[0]), after: read(change[1]) }]] : [];
    }),
  );
