import { z } from "zod";
import type { FieldChange, StepKind } from "../../domain/catalog/ledger.ts";
import { type Columns, PRODUCT_COLUMNS } from "../product-columns.ts";
import type { EventRow } from "../tables.ts";
import type { ColumnChanges } from "./product-steps.ts";

const value = z.union([z.string(), z.number(), z.null()]);
const changes = z.record(z.string(), z.tuple([value, value]));

export const columnChanges = (event: Pick<EventRow, "changes">): ColumnChanges =>
  changes.parse(JSON.parse(event.changes));

/** A product that made room for another one has no story of its own to tell. */
export const stepKindOf = (kind: EventRow["kind"]): StepKind | undefined => (kind === "shift" ? undefined : kind);

/** By the names that the product's fields have outside, and in their units. */
export const fieldChanges = (changed: ColumnChanges, columns: Columns = PRODUCT_COLUMNS): Record<string, FieldChange> =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([name, { field, read }]) => {
      const change = changed[name];
      return change ? [[field, { before: read(change[0]), after: read(change[1]) }]] : [];
    }),
  );
