import { SECTION_NAMES } from "../../../domain/settings/section-names.ts";
import type { SectionKey } from "../../../domain/settings/sections.ts";
import { fold } from "../../../domain/turkish.ts";
import { sectionFields, settingWords, type Typed } from "../sections/section-values.ts";
import { inWords } from "../sections/setting-show.tsx";

/** The sections of 'Dükkânım', in their order. */
export const GROUPS = [
  "contact",
  "notice",
  "hours",
  "delivery",
  "promises",
  "seller",
  "prices",
  "orders",
] as const satisfies SectionKey[];

export type Group = (typeof GROUPS)[number];

export const findGroup = (named: string | null): Group | undefined => GROUPS.find((group) => group === named);

const MAX_SUMMARY = 3;

/** What is set in a group, in one line. */
export function summaryOf(group: Group, values: Typed): string {
  const set = sectionFields(group).flatMap((field) => {
    const { title = field, setting } = settingWords(group, field);
    const value = values[field];
    if (setting === "switch") return value === true ? [title] : [];
    const words = inWords(setting, value);
    if (words === "yok") return [];
    return setting === "money" || setting === "count" ? [`${title}: ${words}`] : [words];
  });
  return set.slice(0, MAX_SUMMARY).join(" · ") || "Henüz boş";
}

export type FoundSetting = { group: Group; field: string; title: string; place: string };

/** The settings whose title, hint or group has every word of the query, in any spelling. */
export function findSettings(query: string): FoundSetting[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return GROUPS.flatMap((group) =>
    sectionFields(group).flatMap((field) => {
      const { title = field, hint = "" } = settingWords(group, field);
      const place = SECTION_NAMES[group];
      const text = fold(`${title} ${hint} ${place}`);
      return words.every((word) => text.includes(word)) ? [{ group, field, title, place }] : [];
    }),
  );
}
