import { z } from "zod";
import type { RevisedChange } from "../domain/catalog/price-history.ts";
import type { Trouble } from "../domain/ledger.ts";
import { titlesOf } from "../domain/plain-text.ts";
import { type SavedSection, SECTION_NAMES, type StoredSections } from "../domain/settings/section-store.ts";
import {
  isSectionKey,
  SECTION_KEYS,
  SECTIONS,
  type SectionKey,
  type Sections,
  sectionSchema,
} from "../domain/settings/sections.ts";
import { type Columns, json, jsonFrom, orNull, type Stored } from "./columns.ts";
import { columnChanges, eventsOf } from "./ledger/listed-events.ts";
import type { Subject, SubjectRow } from "./ledger/subject.ts";
import { tracked } from "./ledger/tracked.ts";
import { withoutTakenDown } from "./shared-word-rows.ts";
import type { Reading, Store } from "./store.ts";
import type { Tables } from "./tables.ts";

/** `first` are the values of fields that the owner has not changed. */
export const createSections = (store: Store, first: Sections): StoredSections => ({
  find: (key) => section(key, first).find(store.read, key),
  first: (key) => first[key],
  save: (key, values, saving) =>
    section(key, first).update(store, { id: key, ...saving }, () => columnsOf(values, first[key])),
  revertTo: (key, eventId, by) => section(key, first).revert(store, { id: key, eventId, by }),
  async revised(key) {
    const [[row], events] = await store.snapshot((reading) =>
      Promise.all([SETTINGS.read(reading, [key]), eventsOf(reading, SETTINGS, [key]).execute()]),
    );
    const changes: RevisedChange<Sections[typeof key]>[] = [];
    let then = row;
    for (const event of events) {
      const after = readSection(key, first, then).values;
      const earlier = Object.entries(columnChanges(event)).map(([field, [before]]) => [field, before] as const);
      then = then && { ...then, ...Object.fromEntries(earlier) };
      const { at, revision } = event;
      changes.unshift({ at, revision, before: readSection(key, first, then).values, after });
    }
    return { price: readSection(key, first, row).values, changes };
  },
  listEvents: (key) => section(key, first).listEvents(store.read, key),
});

const section = <Key extends SectionKey>(key: Key, first: Sections) =>
  tracked(settingsOf(first), (row) => sectionOf(key, first, row));

/** Every section, for a snapshot. */
export async function readSections(reading: Reading, first: Sections): Promise<Sections> {
  const rows = await SETTINGS.read(reading, SECTION_KEYS);
  const sections = { ...first };
  const read = <Key extends SectionKey>(key: Key) => {
    sections[key] = readSection(
      key,
      first,
      rows.find(({ id }) => id === key),
    ).values;
  };
  SECTION_KEYS.forEach(read);
  return sections;
}

const sectionOf = <Key extends SectionKey>(key: Key, first: Sections, row: SubjectRow): SavedSection<Key> => ({
  revision: row.revision,
  values: readSection(key, first, row).values,
});

/** The sections, with the rules between their fields. Those that are not saved have the values of `first`. */
export const settingsOf = (first: Sections): Subject => ({
  ...SETTINGS,
  firstOf: (id, field) =>
    isSectionKey(id) ? new Map<string, unknown>(Object.entries(first[id])).get(field) : undefined,
  trouble: (row) => (isSectionKey(row.id) ? readSection(row.id, first, row).trouble : undefined),
});

type ReadSection<Key extends SectionKey> = { values: Sections[Key]; trouble?: Trouble };

/** Leaves out invalid rows of a list, such as a slide. If that is not enough, the section has its first values. */
function readSection<Key extends SectionKey>(key: Key, first: Sections, row: SubjectRow | undefined): ReadSection<Key> {
  const schema = sectionSchema(key);
  const saved = fieldsOf(key).flatMap((field) =>
    row?.[field] ? [[field, jsonFrom(z.unknown(), String(row[field]))]] : [],
  );
  const values = { ...first[key], ...Object.fromEntries(saved) };
  const read = schema.safeParse(values);
  if (read.success) return { values: read.data };
  const { issues } = read.error;
  const trouble = sectionTrouble(key, issues);
  const left = schema.safeParse(withoutRows(values, issues));
  return { values: left.success ? left.data : first[key], trouble };
}

/** A rule between fields names them. */
const ruleFields = z.object({ fields: z.array(z.string()) });

function sectionTrouble(key: SectionKey, [issue]: readonly z.core.$ZodIssue[]): Trouble {
  const [field, place] = issue?.path ?? [];
  const rule = issue?.code === "custom" ? ruleFields.safeParse(issue.params).data : undefined;
  const fields = (rule?.fields ?? [String(field)]).map((field) => ({ field, title: titleOf(key, field) }));
  const where = typeof place === "number" ? `${titleOf(key, String(field))}, ${place + 1}. sıra: ` : "";
  // A rule has its own sentence, a wrong type has none in Turkish.
  const what = issue && !/^Invalid/.test(issue.message) ? issue.message : "okunamıyor";
  return { words: `${where}${what}`, fields };
}

function withoutRows(values: Record<string, unknown>, issues: readonly z.core.$ZodIssue[]): Record<string, unknown> {
  const isWrong = (field: string, place: number) => issues.some(({ path }) => path[0] === field && path[1] === place);
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      Array.isArray(value) ? value.filter((_, place) => !isWrong(field, place)) : value,
    ]),
  );
}

const titleOf = (key: SectionKey, field: string): string => titlesOf(SECTIONS[key])(field) ?? field;

const fieldsOf = (key: SectionKey): string[] => Object.keys(SECTIONS[key].shape);

/** A field with its first value is stored as null, so that it follows the first value when that changes. */
function columnsOf(values: object, first: object): Record<string, Stored> {
  const firstValues = new Map(Object.entries(first));
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      const written = JSON.stringify(value);
      return [field, written === JSON.stringify(firstValues.get(field)) ? null : written];
    }),
  );
}

const FIELDS = Object.values(SECTIONS).flatMap(({ shape }) => Object.keys(shape));

/** Every field of every section is a column of its own. Null stands for the shop's first value. */
const COLUMNS: Columns = Object.fromEntries(FIELDS.map((field) => [field, orNull(json(field, z.unknown(), null))]));

type SettingRow = Tables["settings"];

const storedFields = z.record(z.string(), z.unknown());

/** A section as a row with a history. A section that was never saved is a row of first values. */
export const SETTINGS: Subject = {
  kind: "setting",
  columns: COLUMNS,
  shared: [],
  refusals: {
    missing: "Böyle bir ayar yok",
    changed: "Bu ayarlar az önce başka bir yerde değişti, sayfayı yenile",
  },
  nameOf: ({ id }) => (isSectionKey(id) ? SECTION_NAMES[id] : id),
  many: "ayar bölümü",

  derive: (trx, { after }) => withoutTakenDown(trx, after),

  async read(reading, ids) {
    const saved = await reading.selectFrom("settings").selectAll().where("key", "in", ids).execute();
    return ids.filter(isSectionKey).map((id) =>
      sectionRow(
        id,
        saved.find(({ key }) => key === id),
      ),
    );
  },

  async write(trx, rows) {
    for (const { id, revision, ...columns } of rows) {
      const saved = Object.entries(columns).filter(([, stored]) => stored !== null);
      const value = JSON.stringify(
        Object.fromEntries(saved.map(([field, stored]) => [field, JSON.parse(String(stored))])),
      );
      await trx
        .insertInto("settings")
        .values({ key: id, value, revision })
        .onConflict((conflict) => conflict.column("key").doUpdateSet({ value, revision }))
        .execute();
    }
  },
};

function sectionRow(key: SectionKey, saved: SettingRow | undefined): SubjectRow {
  const values = savedFields(key, saved);
  // Fields of a newer program, which may run beside this one, are written back as they are.
  const fields = new Set([...Object.keys(SECTIONS[key].shape), ...Object.keys(values)]);
  return {
    ...Object.fromEntries([...fields].map((field) => [field, field in values ? JSON.stringify(values[field]) : null])),
    id: key,
    revision: saved?.revision ?? 0,
  };
}

/** The saved fields of a section; those that have their first values are missing. If the text is no section, every field is null, so that it is in trouble. */
function savedFields(key: SectionKey, saved: Pick<SettingRow, "value"> | undefined): Record<string, unknown> {
  if (!saved) return {};
  return jsonFrom(storedFields, saved.value) ?? Object.fromEntries(fieldsOf(key).map((field) => [field, null]));
}
