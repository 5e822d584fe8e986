import type { SavedSection } from "../../../domain/settings/section-store.ts";
import type { SectionKey, Sections } from "../../../domain/settings/sections.ts";
import { sectionCalls } from "./section-calls.ts";
import { sectionDraftAt } from "./section-drafts.ts";
import { doubtsAbout, readSection, sectionFields, sectionMerger } from "./section-values.ts";
import { type FormSource, useSavedForm } from "./use-saved-form.ts";

type UsedSection<Key extends SectionKey> = {
  section: Key;
  userId: string;
  loaded: SavedSection<Key>;
  /** Called with every newer version of the section. */
  onSaved?: ((saved: SavedSection<Key>) => void) | undefined;
};

/** The form of a section of the settings. */
export function useSection<Key extends SectionKey>({ section, userId, ...used }: UsedSection<Key>) {
  const source: FormSource<Sections[Key]> = {
    name: section,
    fields: sectionFields(section),
    merger: sectionMerger(section),
    half: sectionDraftAt(userId, section),
    read: (typed) => readSection(section, typed),
    doubts: (values, saved) => doubtsAbout(section, values, saved),
    find: () => sectionCalls.find(section),
    save: (revision, values) => sectionCalls.save(section, revision, values),
  };
  return useSavedForm({ source, ...used });
}
