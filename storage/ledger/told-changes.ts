import {
  type Author,
  type ChangedItems,
  type FieldChange,
  mayChangePrices,
  maySeePersons,
  type ToldFields,
} from "../../domain/ledger.ts";
import type { ColumnChanges } from "./listed-events.ts";
import { type CurrentNames, type Subject, type SubjectRow, without } from "./subject.ts";

type Changed = { id: string; changes: ColumnChanges };

/** Translates columns and their values to the fields and values of the domain, as they are called today. */
export function fieldChanges(
  { columns, firstOf }: Pick<Subject, "columns" | "firstOf">,
  { named }: Pick<CurrentNames, "named">,
  { id, changes }: Changed,
): Record<string, FieldChange> {
  const first = (field: string, value: unknown) => value ?? firstOf?.(id, field) ?? value;
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, { field, read }]) => {
      const change = changes[name];
      if (!change) return [];
      const [before, after] = change.map((value) => first(field, read(named(name, value))));
      return [[field, { before, after }]];
    }),
  );
}

/** A list of fifty steps has no room for whole pages and price lists. */
const LONGEST_TOLD = 2000;

/** The fields that somebody may see, without values that are too long for a list. */
export function toldFields(
  subject: Subject,
  today: Pick<CurrentNames, "named">,
  by: Author,
  changed: Changed,
): ToldFields {
  const hidden = [
    ...(maySeePersons(by) ? [] : (subject.persons ?? [])),
    ...(mayChangePrices(by) ? [] : Object.keys(subject.withPrices ?? {})),
  ];
  const changes = without(hidden, changed.changes);
  const isLong = (field: string) =>
    Object.entries(subject.columns).some(
      ([name, column]) =>
        column.field === field && changes[name]?.some((value) => String(value ?? "").length > LONGEST_TOLD),
    );
  const { hushed } = subject;
  const asSeen = (field: string, { before, after }: FieldChange): FieldChange =>
    maySeePersons(by) || !hushed ? { before, after } : { before: hushed(field, before), after: hushed(field, after) };
  return Object.fromEntries(
    Object.entries(fieldChanges(subject, today, { id: changed.id, changes })).map(([field, change]) => [
      field,
      isLong(field) ? null : asSeen(field, change),
    ]),
  );
}

export type Done = { row: SubjectRow; changes: ColumnChanges };

/** The changes of all these rows together. A field has no values if it changed differently in some of them. */
export function changedItems(
  subject: Subject,
  today: Pick<CurrentNames, "named">,
  by: Author,
  done: readonly Done[],
): ChangedItems {
  const told = done.map(({ row, changes }) => toldFields(subject, today, by, { id: row.id, changes }));
  const [first = {}] = told;
  const fields = new Set(told.flatMap((one) => Object.keys(one)));
  const areAlike = (field: string) => {
    const words = JSON.stringify(first[field]);
    return told.every((one) => JSON.stringify(one[field]) === words);
  };
  const { owner } = subject;
  const isReleased = done.some(({ changes }) => {
    const [before, after] = (owner && changes[owner.column]) ?? [null, null];
    return before !== null && after === null;
  });
  const [only, ...others] = done;
  return {
    subject: subject.kind,
    ...(only && others.length === 0 && { id: only.row.id }),
    what: rowsInWords(subject, { name: only ? subject.nameOf(only.row) : "", count: done.length }),
    count: done.length,
    changes: Object.fromEntries([...fields].map((field) => [field, (areAlike(field) && first[field]) || null])),
    ...(isReleased && { isReleased }),
  };
}

const COUNT = new Intl.NumberFormat("tr-TR");

/** `Kupa`, `Takılar kategorisi`, `312 ürün`. A newer program, which may run beside this one, may know further kinds. */
export function rowsInWords(
  { many, one }: Pick<Subject, "many" | "one"> = { many: "kayıt" },
  { name, count }: { name: string; count: number },
): string {
  if (count > 1) return `${COUNT.format(count)} ${many}`;
  return one?.(name) ?? name;
}
