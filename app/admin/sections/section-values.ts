import { z } from "zod";
import "../zod-without-eval.ts";
import type { InfoSection } from "../../../domain/settings/info-text.ts";
import { SECTIONS, type SectionKey, type Sections, sectionSchema } from "../../../domain/settings/sections.ts";
import { meantCodes, meantOffers } from "../../../domain/settings/typed-campaigns.ts";
import { identifiedSets, setsIn } from "../../../domain/settings/typed-sets.ts";
import { parsePrice } from "../../../domain/typed-price.ts";
import type { Read } from "../saved-form/form-source.ts";
import type { FormErrors, Typed } from "../saved-form/form-state.ts";
import { readBy } from "../saved-form/typed-fields.ts";

export const sectionFields = (section: SectionKey): string[] => Object.keys(SECTIONS[section].shape);

const fieldSchema = (section: SectionKey, field: string) =>
  new Map<string, z.ZodType>(Object.entries(SECTIONS[section].shape)).get(field);

/** The title, the hint and the control of a field. */
export const settingWords = (section: SectionKey, field: string) => fieldSchema(section, field)?.meta() ?? {};

/** Numbers stand in the form as they are typed, new choices without an id. Text that is no number stays, and the schema refuses it. */
function meantValue(section: SectionKey, field: string, value: unknown): unknown {
  const { setting } = settingWords(section, field);
  if (setting === "choice-sets") return identifiedSets(setsIn(value));
  if (setting === "offer-codes") return meantCodes(value);
  if (setting === "offer-rules") return meantOffers(value);
  if (typeof value !== "string" || (setting !== "money" && setting !== "count")) return value;
  if (value.trim() === "") return null;
  return (setting === "money" ? parsePrice(value) : wholeNumber(value)) ?? value;
}

const wholeNumber = (typed: string): number | undefined => (/^\s*\d{1,9}\s*$/.test(typed) ? Number(typed) : undefined);

export function readSection<Key extends SectionKey>(section: Key, typed: Typed): Read<Sections[Key]> {
  const fields = Object.entries(typed).map(([field, value]) => [field, meantValue(section, field, value)]);
  return readBy(sectionSchema(section), Object.fromEntries(fields));
}

type Doubt = { field: string; isDoubtful: (value: string, saved: string) => boolean; words: string };

const DOUBTS: Partial<Record<SectionKey, Doubt[]>> = {
  contact: [
    {
      field: "phone",
      isDoubtful: (value, saved) => value === "" && saved !== "",
      words: "Numara boş kalırsa sipariş düğmeleri durur.",
    },
  ],
  seller: [
    {
      field: "taxNumber",
      isDoubtful: (value, saved) => value !== saved && value !== "" && !/^(\d{10}|\d{11})$/.test(value),
      words: "Vergi numarası 10, T.C. kimlik numarası 11 rakamdır.",
    },
    {
      field: "mersis",
      isDoubtful: (value, saved) => value !== saved && value !== "" && !/^\d{16}$/.test(value),
      words: "MERSİS numarası 16 rakamdır.",
    },
    {
      field: "kep",
      isDoubtful: (value, saved) => value !== saved && value !== "" && !/^\S+@\S+\.\S+$/.test(value),
      words: "KEP adresi bir e-posta adresi gibidir.",
    },
  ],
};

/** Values that are allowed and probably not meant: they are asked about before they are saved. */
export const doubtsAbout = (section: SectionKey, values: Typed, saved: Typed): FormErrors =>
  Object.fromEntries(
    (DOUBTS[section] ?? [])
      .filter(({ field, isDoubtful }) => isDoubtful(String(values[field]), String(saved[field])))
      .map(({ field, words }) => [field, `${words} Böyle kalsın istiyorsan yeniden Kaydet'e dokun.`]),
  );

/** A typed value as it would be saved; one that its schema refuses stays. */
export function savedValue(section: SectionKey, field: string, typed: unknown): unknown {
  const value = meantValue(section, field, typed);
  return fieldSchema(section, field)?.safeParse(value).data ?? value;
}

const anySections = z.array(
  z.object({ heading: z.string(), blocks: z.array(z.union([z.string(), z.array(z.string())])) }),
);

/** The sections of a form, which need not be right yet. */
export const typedSections = (typed: unknown): readonly InfoSection[] => anySections.safeParse(typed).data ?? [];
