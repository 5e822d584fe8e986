import { type ReactNode, useEffect, useRef } from "react";
import type { SavedSection } from "../../../domain/settings/section-store.ts";
import type { SectionKey } from "../../../domain/settings/sections.ts";
import { SmallButton } from "../../ui/button.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { useOpened } from "../../ui/opened.ts";
import { ConflictChoices } from "../conflict/conflict-choices.tsx";
import { HistorySheet } from "../history/history-sheet.tsx";
import { OfferLine } from "../offer-line.tsx";
import { sectionCalls } from "./section-calls.ts";
import "./section-form.css";
import type { SectionErrors, Typed } from "./section-values.ts";
import { sectionFields } from "./section-values.ts";
import { SettingField } from "./setting-field.tsx";
import { settingShow } from "./setting-show.tsx";
import { SECTION_WORDS, useSection } from "./use-section.ts";

export type FieldsProps = { draft: Typed; errors: SectionErrors; onChange: (changes: Typed) => void };

type SectionFormProps<Key extends SectionKey> = {
  section: Key;
  /** The name of the section, for its history. */
  name: string;
  userId: string;
  loaded: SavedSection<Key>;
  onSaved?: (saved: SavedSection<Key>) => void;
  /** Stands in the place of the plain fields. */
  fields?: (props: FieldsProps) => ReactNode;
  /** Further actions beside 'Geçmiş'. */
  children?: ReactNode;
};

/** The form of one section of the settings, with its history, its conflicts and what she left half done. */
export function SectionForm<Key extends SectionKey>(props: SectionFormProps<Key>) {
  const { section, name, fields = plainFields(section), children } = props;
  const form = useRef<HTMLFormElement>(null);
  const used = useSection(props);
  const { typing, errors, refusal, offered } = used;
  const history = useOpened(`gecmis-${section}`);
  const show = settingShow(section);
  const [firstWrong] = Object.keys(errors);

  useEffect(
    function focusWrongField() {
      const named = firstWrong === undefined ? undefined : form.current?.elements.namedItem(firstWrong);
      if (named instanceof HTMLElement) named.focus();
    },
    [firstWrong],
  );

  return (
    <>
      <form
        ref={form}
        className="section-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          used.save();
        }}
      >
        {offered && (
          <OfferLine
            tint="butter"
            words={`${recentMoment(offered.at)} yarım kalmış değişikliğin var.`}
            action="Devam et"
            onAction={used.continueOffered}
          >
            <SmallButton action="Sil" of="yarım kalan değişiklik" onClick={used.dropOffered} />
          </OfferLine>
        )}
        {typing.conflicts.length > 0 && (
          <ConflictChoices
            loadEvents={() => sectionCalls.events(section)}
            saved={typing.now}
            fields={show}
            conflicts={typing.conflicts.map((field) => ({
              field,
              mine: typing.typed[field],
              theirs: typing.now[field],
              choice: typing.chosen(field),
            }))}
            onChoose={typing.choose}
          />
        )}
        {fields({ draft: typing.draft, errors, onChange: used.change })}
        <div className="section-form-foot">
          {refusal && <p role="alert">{refusal}</p>}
          {children}
          <SmallButton action="Geçmiş" of={name} aria-haspopup="dialog" onClick={history.open} />
          <button type="submit" className="button button-ribbon" disabled={used.isBusy}>
            {used.isBusy ? "Kaydediliyor..." : "Kaydet"}
          </button>
        </div>
      </form>
      {history.isOpen && (
        <HistorySheet
          name={name}
          fields={show}
          load={() => sectionCalls.events(section)}
          revert={(event) => sectionCalls.revert(section, event)}
          words={{
            none: "Bu bölümde henüz bir şey değişmedi.",
            reverted: "O hâline döndürüldü.",
            ...SECTION_WORDS,
          }}
          onChanged={used.reload}
          onClose={history.close}
        />
      )}
    </>
  );
}

const plainFields = (section: SectionKey) => (props: FieldsProps) =>
  sectionFields(section).map((field) => <SettingField key={field} section={section} field={field} {...props} />);
