import type { z } from "zod";
import { toKurus, toLira } from "../domain/money.ts";

/** Both engines store text and whole numbers only. */
export type Stored = string | number | null;

/**
 * The field that a column holds, and how its value is read and written. A value that this program cannot read is read as a blank, so that
 * one row never closes the shop. `isReadable` is false for it.
 */
type Column<Field extends string, Value extends Stored, FieldValue> = {
  field: Field;
  read(stored: Value): FieldValue;
  isReadable?(stored: Value): boolean;
  write(value: FieldValue): Value;
};

export type Columns = Record<string, Column<string, Stored, unknown>>;

export type RowOf<Of extends Columns> = { [Name in keyof Of]: ReturnType<Of[Name]["write"]> };

type FieldsOf<Of extends Columns> = { [Name in keyof Of as Of[Name]["field"]]: ReturnType<Of[Name]["read"]> };

export const text = <Field extends string>(field: Field): Column<Field, string, string> => ({
  field,
  read: same,
  write: same,
});

export const whole = <Field extends string>(field: Field): Column<Field, number, number> => ({
  field,
  read: same,
  write: same,
});

export const lira = <Field extends string>(field: Field): Column<Field, number, number> => ({
  field,
  read: toLira,
  write: toKurus,
});

export const flag = <Field extends string>(field: Field): Column<Field, number, boolean> => ({
  field,
  read: (stored) => stored === 1,
  write: (value) => (value ? 1 : 0),
});

export const json = <Field extends string, FieldValue>(
  field: Field,
  schema: z.ZodType<FieldValue>,
  blank: FieldValue,
): Column<Field, string, FieldValue> => ({
  field,
  read: (stored) => jsonFrom(schema, stored) ?? blank,
  isReadable: (stored) => jsonFrom(schema, stored) !== undefined,
  write: (value) => JSON.stringify(value),
});

/** Undefined for a text that is not JSON, or not what the schema asks for. */
export function jsonFrom<Value>(schema: z.ZodType<Value>, stored: string): Value | undefined {
  try {
    return schema.safeParse(JSON.parse(stored)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A text that is one of these. The first is read for any other. */
export const oneOf = <Field extends string, Known extends string>(
  field: Field,
  known: readonly [Known, ...Known[]],
): Column<Field, string, Known> => ({
  field,
  read: (stored) => known.find((one) => one === stored) ?? known[0],
  isReadable: (stored) => known.some((one) => one === stored),
  write: same,
});

const LONG_AGO = new Date(0).toISOString();

export const isMoment = (stored: string): boolean => !Number.isNaN(Date.parse(stored));

/** A text that is no time is read as one long ago. */
export const readMoment = (stored: string): string => (isMoment(stored) ? stored : LONG_AGO);

export const timeColumn = <Field extends string>(field: Field): Column<Field, string, string> => ({
  field,
  read: readMoment,
  isReadable: isMoment,
  write: same,
});

export const orNull = <Field extends string, Value extends Stored, FieldValue>(
  column: Column<Field, Value, FieldValue>,
): Column<Field, Value | null, FieldValue | null> => ({
  field: column.field,
  read: (stored) => (stored === null ? null : column.read(stored)),
  isReadable: (stored) => stored === null || (column.isReadable?.(stored) ?? true),
  write: (value) => (value === null ? null : column.write(value)),
});

function same<Value>(value: Value): Value {
  return value;
}

export function fieldsOf<Of extends Columns>(columns: Of, row: RowOf<Of>): FieldsOf<Of>;
export function fieldsOf(columns: Columns, row: Record<string, Stored>): unknown {
  return Object.fromEntries(Object.entries(columns).map(([name, { field, read }]) => [field, read(row[name] ?? null)]));
}

/** The fields whose stored values cannot be read. */
export const unreadFields = (columns: Columns, row: Readonly<Record<string, Stored>>): string[] =>
  Object.entries(columns).flatMap(([name, { field, isReadable }]) =>
    isReadable?.(row[name] ?? null) === false ? [field] : [],
  );

/** Fields that are undefined get no column. */
export function columnsOf<Of extends Columns>(columns: Of, fields: FieldsOf<Of>): RowOf<Of>;
export function columnsOf<Of extends Columns>(columns: Of, fields: Partial<FieldsOf<Of>>): Partial<RowOf<Of>>;
export function columnsOf(columns: Columns, fields: Record<string, unknown>): unknown {
  const given = Object.entries(columns).filter(([, { field }]) => fields[field] !== undefined);
  return Object.fromEntries(given.map(([name, { field, write }]) => [name, write(fields[field])]));
}

export function namesOf<Of extends Columns>(columns: Of): (keyof Of & string)[];
export function namesOf(columns: Columns): string[] {
  return Object.keys(columns);
}

const DAY = 24 * 3600 * 1000;

export const daysAgo = (days: number, now = new Date()): string => new Date(now.getTime() - days * DAY).toISOString();
