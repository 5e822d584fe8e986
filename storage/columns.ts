import type { z } from "zod";
import { toKurus, toLira } from "../domain/money.ts";

export type Kept = string | number | null;

/** What a column keeps of which field. Both engines know text and whole numbers only. */
type Column<Field extends string, Value extends Kept, Told> = {
  field: Field;
  read(kept: Value): Told;
  keep(told: Told): Value;
};

export type Columns = Record<string, Column<string, Kept, unknown>>;

/** A row has the columns, and a column its value. */
export type RowOf<Of extends Columns> = { [Name in keyof Of]: ReturnType<Of[Name]["keep"]> };

export type FieldsOf<Of extends Columns> = { [Name in keyof Of as Of[Name]["field"]]: ReturnType<Of[Name]["read"]> };

export const text = <Field extends string>(field: Field): Column<Field, string, string> => ({
  field,
  read: same,
  keep: same,
});

export const whole = <Field extends string>(field: Field): Column<Field, number, number> => ({
  field,
  read: same,
  keep: same,
});

export const lira = <Field extends string>(field: Field): Column<Field, number, number> => ({
  field,
  read: toLira,
  keep: toKurus,
});

export const flag = <Field extends string>(field: Field): Column<Field, number, boolean> => ({
  field,
  read: (kept) => kept === 1,
  keep: (told) => (told ? 1 : 0),
});

export const json = <Field extends string, Told>(
  field: Field,
  schema: z.ZodType<Told>,
): Column<Field, string, Told> => ({
  field,
  read: (kept) => schema.parse(JSON.parse(kept)),
  keep: (told) => JSON.stringify(told),
});

export const orNull = <Field extends string, Value extends Kept, Told>(
  column: Column<Field, Value, Told>,
): Column<Field, Value | null, Told | null> => ({
  field: column.field,
  read: (kept) => (kept === null ? null : column.read(kept)),
  keep: (told) => (told === null ? null : column.keep(told)),
});

function same<Value>(value: Value): Value {
  return value;
}

export function fieldsOf<Of extends Columns>(columns: Of, row: RowOf<Of>): FieldsOf<Of>;
export function fieldsOf(columns: Columns, row: Record<string, Kept>): unknown {
  return Object.fromEntries(Object.entries(columns).map(([name, { field, read }]) => [field, read(row[name] ?? null)]));
}

/** Of the fields that are there. */
export function columnsOf<Of extends Columns>(columns: Of, fields: FieldsOf<Of>): RowOf<Of>;
export function columnsOf<Of extends Columns>(columns: Of, fields: Partial<FieldsOf<Of>>): Partial<RowOf<Of>>;
export function columnsOf(columns: Columns, fields: Record<string, unknown>): unknown {
  const named = Object.entries(columns).filter(([, { field }]) => fields[field] !== undefined);
  return Object.fromEntries(named.map(([name, { field, keep }]) => [name, keep(fields[field])]));
}
