import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import type { LedgerEvent } from "../../../domain/ledger/ledger.ts";
import { SmallButton } from "../../ui/button.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { useOpened } from "../../ui/opened.ts";
import { ConflictChoices } from "../conflict/conflict-choices.tsx";
import type { FieldShow } from "../history/field-show.ts";
import { HistorySheet } from "../history/history-sheet.tsx";
import { OfferLine } from "../offer-line.tsx";
import "./saved-form.css";
import type { SectionErrors, Typed } from "./section-values.ts";
import { SAVED_WORDS, type useSavedForm } from "./use-saved-form.ts";

export type FieldsProps = { draft: Typed; errors: SectionErrors; onChange: (changes: Typed) => void };

type SavedFormProps = {
  used: Omit<ReturnType<typeof useSavedForm>, "save"> & { save: () => Promise<boolean> };
  id: string;
  name: string;
  show: FieldShow;
  /** Undefined for what is not saved yet. */
  history:
    | { load: () => Promise<LedgerEvent[]>; revert: (event: string) => Promise<{ step: string }>; none: string }
    | undefined;
  fields: (props: FieldsProps) => ReactNode;
  isInSheet?: boolean;
  /** Says why it cannot be saved now. */
  waiting?: string | undefined;
  onDone?: () => void;
  /** Further actions beside 'Geçmiş'. */
  children?: ReactNode;
};

/** A form with its history, its conflicts and what was left half done. */
export function SavedForm({
  used,
  id,
  name,
  show,
  history,
  fields,
  isInSheet,
  waiting,
  onDone,
  children,
}: SavedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { typing, errors, refusal, refusals, offered } = used;
  const opened = useOpened(`gecmis-${id}`);

  const focusWrongField = useEffectEvent(() => {
    const { elements } = form.current ?? {};
    const named = pathsUp(Object.keys(errors)[0]).map((path) => elements?.namedItem(path));
    named.find((field) => field instanceof HTMLElement)?.focus();
  });
  useEffect(
    function focusAfterRefusal() {
      // Only her wish to save moves the focus, and each one does.
      if (refusals > 0) focusWrongField();
    },
    [refusals],
  );

  return (
    <>
      <form
        ref={form}
        className="saved-form"
        data-in-sheet={isInSheet}
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          if (await used.save()) onDone?.();
        }}
      >
        <div className="saved-form-body">
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
              loadEvents={async () => history?.load() ?? []}
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
        </div>
        <div className={isInSheet ? "sheet-foot" : "saved-form-foot"}>
          {refusal && <p role="alert">{refusal}</p>}
          {used.isChanged && <p className="saved-form-unsaved">Kaydedilmedi</p>}
          {children}
          {history && <SmallButton action="Geçmiş" of={name} aria-haspopup="dialog" onClick={opened.open} />}
          <button type="submit" className="button button-ribbon" disabled={used.isBusy || waiting !== undefined}>
            {waiting ?? (used.isBusy ? "Kaydediliyor..." : "Kaydet")}
          </button>
        </div>
      </form>
      {history && opened.isOpen && (
        <HistorySheet
          name={name}
          fields={show}
          load={history.load}
          revert={history.revert}
          words={{ none: history.none, reverted: "O hâline döndürüldü.", ...SAVED_WORDS }}
          onChanged={used.reload}
          onClose={opened.close}
        />
      )}
    </>
  );
}

/** A field that holds a list has the list's path for a name. */
const pathsUp = (path = ""): string[] =>
  path === "" ? [] : [path, ...pathsUp(path.slice(0, Math.max(0, path.lastIndexOf("."))))];
