import { z } from "zod";
import { SECTION_NAMES } from "../../domain/settings/section-names.ts";
import { isSectionKey, SECTIONS } from "../../domain/settings/sections.ts";
import { type Columns, json, orNull } from "../columns.ts";
import type { Subject, SubjectRow } from "../ledger/subject.ts";
import type { Tables } from "../tables.ts";

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
export const savedFields = (saved: Pick<SettingRow, "value"> | undefined): Record<string, unknown> =>
  saved ? storedFields.parse(JSON.parse(saved.value)) : {};
