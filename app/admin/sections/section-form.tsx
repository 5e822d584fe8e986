import { type ReactNode, useState } from "react";
import type { SavedSection } from "../../../domain/settings/section-store.ts";
import type { SectionKey, Sections } from "../../../domain/settings/sections.ts";
import type { Typed } from "../saved-form/form-state.ts";
import { type FieldsProps, SavedForm } from "../saved-form/saved-form.tsx";
import { type FormSource, useSavedForm } from "../saved-form/use-saved-form.ts";
import { sectionCalls } from "./section-calls.ts";
import { sectionDraftAt } from "./section-drafts.ts";
import { doubtsAbout, readSection, sectionFields, sectionMerger } from "./section-values.ts";
import { SettingField } from "./setting-field.tsx";
import { settingShow } from "./setting-show.tsx";

type SectionFormProps<Key extends SectionKey> = {
  section: Key;
  /** The name of the section, for its history. */
  name: string;
  userId: string;
  loaded: SavedSection<Key>;
  /** Called with every newer version of the section. */
  onSaved?: (saved: SavedSection<Key>) => void;
  /** Stands in the place of the plain fields. */
  fields?: (props: FieldsProps) => ReactNode;
  /** Says why it cannot be saved now. */
  waiting?: string | undefined;
  /** Further actions beside 'Geçmiş'. */
  children?: ReactNode;
};

/** The form of one section of the settings, with its history, its conflicts and what she left half done. */
export function SectionForm<Key extends SectionKey>(props: SectionFormProps<Key>) {
  const { section, name, userId, loaded, onSaved, fields = plainFields(section), waiting, children } = props;
  const [source] = useState(() => sectionSource(section, userId));
  return (
    <SavedForm
      used={useSavedForm({ source, row: loaded, onSaved })}
      id={section}
      name={name}
      show={settingShow(section)}
      history={{
        load: () => sectionCalls.events(section),
        revert: (event) => sectionCalls.revert(section, event),
        none: "Bu bölümde henüz bir şey değişmedi.",
      }}
      fields={fields}
      waiting={waiting}
    >
      {children}
    </SavedForm>
  );
}

function sectionSource<Key extends SectionKey>(
  section: Key,
  userId: string,
): FormSource<SavedSection<Key>, Typed, Sections[Key]> {
  return {
    name: section,
    fields: sectionFields(section),
    merger: sectionMerger(section),
    half: sectionDraftAt(userId, section),
    draftOf: (saved) => saved?.values ?? {},
    read: (typed) => readSection(section, typed),
    doubts: (values, saved) => doubtsAbout(section, values, saved),
    find: () => sectionCalls.find(section),
    async save(saved, values) {
      const { step, ...row } = await sectionCalls.save(section, saved?.revision ?? 0, values);
      return { row, step };
    },
  };
}

const plainFields = (section: SectionKey) => (props: FieldsProps) =>
  sectionFields(section).map((field) => <SettingField key={field} section={section} field={field} {...props} />);
