import type { ReactNode } from "react";
import type { SavedSection } from "../../../domain/settings/section-store.ts";
import type { SectionKey } from "../../../domain/settings/sections.ts";
import { type FieldsProps, SavedForm } from "./saved-form.tsx";
import { sectionCalls } from "./section-calls.ts";
import { sectionFields } from "./section-values.ts";
import { SettingField } from "./setting-field.tsx";
import { settingShow } from "./setting-show.tsx";
import { useSection } from "./use-section.ts";

type SectionFormProps<Key extends SectionKey> = {
  section: Key;
  /** The name of the section, for its history. */
  name: string;
  userId: string;
  loaded: SavedSection<Key>;
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
  const { section, name, fields = plainFields(section), waiting, children } = props;
  return (
    <SavedForm
      used={useSection(props)}
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

const plainFields = (section: SectionKey) => (props: FieldsProps) =>
  sectionFields(section).map((field) => <SettingField key={field} section={section} field={field} {...props} />);
