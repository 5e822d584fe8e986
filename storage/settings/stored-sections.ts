import { z } from "zod";
import type { SavedSection, StoredSections } from "../../domain/settings/section-store.ts";
import {
  isSectionKey,
  SECTION_KEYS,
  SECTIONS,
  type SectionKey,
  type Sections,
  sectionSchema,
} from "../../domain/settings/sections.ts";
import type { Stored } from "../columns.ts";
import type { SubjectRow } from "../ledger/subject.ts";
import { tracked } from "../ledger/tracked.ts";
import type { Reading, Store } from "../store.ts";
import { SETTINGS, savedFields } from "./section-subject.ts";

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
