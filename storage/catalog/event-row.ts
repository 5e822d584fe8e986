import { z } from "zod";
import type { FieldChange, StepKind } from "../../domain/catalog/ledger.ts";
import { toLira } from "../../domain/money.ts";
import type { EventRow } from "../tables.ts";
import { type ColumnChanges, KEPT_COLUMNS, type KeptColumn } from "./product-steps.ts";

const value = z.union([z.string(), z.number(), z.null()]);
const changes = z.partialRecord(z.enum(KEPT_COLUMNS), z.tuple([value, value]));

export const columnChanges = (event: Pick<EventRow, "changes">): ColumnChanges =>
  changes.parse(JSON.parse(event.changes));

/** A product that made room for another one has no story of its own to tell. */
export const stepKindOf = (kind: EventRow["kind"]): StepKind | undefined => (kind === "shift" ? undefined : kind);

/** By the names that the product's fields have outside, and in their units. */
export const fieldChanges = (columns: ColumnChanges): Record<string, FieldChange> =>
  Object.fromEntries(
    KEPT_COLUMNS.flatMap((column) => {
      const [before, after] = columns[column] ?? [];
      if (before === undefined || after === undefined) return [];
      const { name, read } = FIELDS[column];
      return [[name, { before: read(before), after: read(after) }]];
    }),
  );

type Value = z.output<typeof value>;
type Field = { name: string; read(value: Value): unknown };

const asIs = (name: string): Field => ({ name, read: (value) => value });
const lira = (name: string): Field => ({ name, read: (kurus) => (kurus === null ? null : toLira(Number(kurus))) });
const json = (name: string): Field => ({ name, read: (text) => JSON.parse(String(text)) });
const flag = (name: string): Field => ({ name, read: (number) => number === 1 });

const FIELDS: Record<KeptColumn, Field> = {
  name: asIs("name"),
  description: asIs("description"),
  price_kurus: lira("price"),
  original_price_kurus: lira("originalPrice"),
  category: asIs("category"),
  image: asIs("image"),
  images: json("images"),
  colors: json("colors"),
  color_images: json("colorImages"),
  in_stock: flag("inStock"),
  featured: flag("featured"),
  position: asIs("position"),
  deleted_at: asIs("removedAt"),
};
