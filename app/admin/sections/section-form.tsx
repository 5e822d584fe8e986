import { type ReactNode, useState } from "react";
import { Link, useOutletContext } from "react-router";
import type { User } from "../../../domain/account/user.ts";
import { type SavedSection, SECTION_NAMES } from "../../../domain/settings/section-store.ts";
import type { SectionKey, Sections } from "../../../domain/settings/sections.ts";
import type { FormSource } from "../saved-form/form-source.ts";
import type { Typed } from "../saved-form/form-state.ts";
import { halfDoneAt } from "../saved-form/half-done.ts";
import { type FieldsProps, SavedForm } from "../saved-form/saved-form.tsx";
import { useSavedForm } from "../saved-form/use-saved-form.ts";
import { Loaded } from "../section-load.tsx";
import { sectionCalls } from "./section-calls.ts";
import { doubtsAbout, readSection, savedValue, sectionFields } from "./section-values.ts";
import { SettingField } from "./setting-field.tsx";
import { settingShow } from "./setting-show.tsx";
import "../../ui/back-link.css";

type SectionScreenProps<Key extends SectionKey> = Omit<SectionFormProps<Key>, "loaded" | "fields"> & {
  /** The list that leads to this screen. */
  list: { name: string; address: string };
  isWide?: boolean;
  about?: ReactNode;
  /** The values that a new shop begins with are the second argument. */
  fields: (props: FieldsProps, first: Sections[Key]) => ReactNode;
};

/** One section of the settings as a screen of its own. */
export function SectionScreen<Key extends SectionKey>(props: SectionScreenProps<Key>) {
  const { section, list, isWide, about, fields, ...form } = props;
  return (
    <div className="kit-column" data-wide={isWide}>
      <Link className="back-link" to={list.address}>
        ← {list.name}
      </Link>
      <h2>{SECTION_NAMES[section]}</h2>
      {about}
      <Loaded load={() => Promise.all([sectionCalls.find(section), sectionCalls.first(section)])}>
        {([loaded, first]) => (
          <SectionForm section={section} loaded={loaded} fields={(own) => fields(own, first)} {...form} />
        )}
      </Loaded>
    </div>
  );
}

type SectionFormProps<Key extends SectionKey> = {
  section: Key;
  loaded: SavedSection<Key>;
  onSaved?: (saved: SavedSection<Key>) => void;
  /** Stands in the place of the plain fields. */
  fields?: (props: FieldsProps) => ReactNode;
  waiting?: string | undefined;
  /** Further actions beside 'Geçmiş'. */
  children?: ReactNode;
};

/** The form of one section of the settings, with its history, its conflicts and what she left half done. */
export function SectionForm<Key extends SectionKey>(props: SectionFormProps<Key>) {
  const { section, loaded, onSaved, fields = plainFields(section), waiting, children } = props;
  const { id: userId } = useOutletContext<User>();
  const [source] = useState(() => sectionSource(section, userId));
  return (
    <SavedForm
      used={useSavedForm({ source, row: loaded, onSaved })}
      name={SECTION_NAMES[section]}
      show={settingShow(section)}
      history={{
        load: () => sectionCalls.events(section),
        revert: (event) => sectionCalls.revert(section, event),
        words: { none: "Bu bölümde henüz bir şey değişmedi." },
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
    meant: (field, typed) => savedValue(section, field, typed[field]),
    half: halfDoneAt(userId, section),
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
