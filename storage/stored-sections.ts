import { z } from "zod";
import { SECTION_NAMES } from "../domain/settings/section-names.ts";
import type { SavedSection, StoredSections } from "../domain/settings/section-store.ts";
import {
  isSectionKey,
  SECTION_KEYS,
  SECTIONS,
  type SectionKey,
  type Sections,
  sectionSchema,
} from "../domain/settings/sections.ts";
import { type Columns, json, orNull, type Stored } from "./columns.ts";
import type { Subject, SubjectRow } from "./ledger/subject.ts";
import { tracked } from "./ledger/tracked.ts";
import type { Reading, Store } from "./store.ts";
import type { Tables } from "./tables.ts";

/** `first` are the values of fields that the owner has not changed. */
export const createSections = (store: Store, first: Sections): StoredSections => ({
  find: (key) => section(key, first).find(store.read, key),
  first: (key) => first[key],
  save: (key, values, saving) =>
    section(key, first).update(store, { id: key, ...saving }, () => columnsOf(values, first[key])),
  revertTo: (key, eventId, by) => section(key, first).revert(store, { id: key, eventId, by }),

  async listEvents(key) {
    const events = await section(key, first).listEvents(store.read, key);
    const values = new Map<string, unknown>(Object.entries(first[key]));
    return events.map((event) => ({
      ...event,
      changes: Object.fromEntries(
        Object.entries(event.changes).map(([field, { before, after }]) => [
          field,
          { before: before ?? values.get(field), after: after ?? values.get(field) },
        ]),
      ),
    }));
  },
});

const section = <Key extends SectionKey>(key: Key, first: Sections) =>
  tracked(SETTINGS, (row) => sectionOf(key, first, row));

/** Every section, for a snapshot. */
export async function readSections(reading: Reading, first: Sections): Promise<Sections> {
  const saved = await reading.selectFrom("settings").selectAll().execute();
  const own = new Map(saved.filter(({ key }) => isSectionKey(key)).map((row) => [row.key, savedFields(row)]));
  const values = SECTION_KEYS.map((key) => [key, { ...first[key], ...own.get(key) }]);
  return allSections.parse(Object.fromEntries(values));
}

const allSections: z.ZodType<Sections> = z.object(SECTIONS);

function sectionOf<Key extends SectionKey>(key: Key, first: Sections, row: SubjectRow): SavedSection<Key> {
  const saved = fieldsOf(key).flatMap((field) => (row[field] ? [[field, JSON.parse(String(row[field]))]] : []));
  return { revision: row.revision, values: sectionSchema(key).parse({ ...first[key], ...Object.fromEntries(saved) }) };
}

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
const COLUMNS: Columns = Object.fromEntries(FIELDS.map((field) => [field, orNull(json(field, z.unknown()))]));

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

function sectionRow(key: keyof typeof SECTIONS, saved: SettingRow | undefined): SubjectRow {
  const values = savedFields(saved);
  // Fields of a newer program, which may run beside this one, are written back as they are.
  const fields = new Set([...Object.keys(SECTIONS[key].shape), ...Object.keys(values)]);
  return {
    ...Object.fromEntries([...fields].map((field) => [field, field in values ? JSON.stringify(values[field]) : null])),
    id: key,
    revision: saved?.revision ?? 0,
  };
}

/** The saved fields of a section; those that have their first values are missing. */
const savedFields = (saved: Pick<SettingRow, "value"> | undefined): Record<string, unknown> =>
  saved ? storedFields.parse(JSON.parse(saved.value)) : {};
