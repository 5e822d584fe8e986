import { type ReactNode, useRef } from "react";
import type { LedgerEvent } from "../../../domain/ledger.ts";
import { SmallButton } from "../../ui/button.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { useOpened } from "../../ui/opened.ts";
import type { FieldShow } from "../history/history-sheet.tsx";
import { HistorySheet } from "../history/history-sheet.tsx";
import { OfferLine } from "../offer-line.tsx";
import { ConflictChoices } from "./conflict-choices.tsx";
import "./saved-form.css";
import type { FormErrors, Typed } from "./form-state.ts";
import { useFocusOnRefusal } from "./use-focus-on-refusal.ts";
import { SAVED_WORDS, type UsedForm } from "./use-saved-form.ts";

export type FieldsProps = { draft: Typed; errors: FormErrors; onChange: (changes: Typed) => void };

type SavedFormProps<Row> = {
  used: UsedForm<Row, Typed>;
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
export function SavedForm<Row>({
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
}: SavedFormProps<Row>) {
  const form = useRef<HTMLFormElement>(null);
  const { errors, refusal, offered } = used;
  const opened = useOpened(`gecmis-${id}`);
  useFocusOnRefusal(form, used);

  return (
    <>
      <form
        ref={form}
        className={isInSheet ? "kit-sheet" : "kit-stack"}
        noValidate
        onSubmit={async (event) => {
          event.preventDefault();
          if (await used.save()) onDone?.();
        }}
      >
        <div className={isInSheet ? "kit-body" : "kit-stack"}>
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
          {used.conflicts.length > 0 && (
            <ConflictChoices
              loadEvents={async () => history?.load() ?? []}
              used={used}
              saved={used.row}
              fields={show}
            />
          )}
          {fields({ draft: used.draft, errors, onChange: used.change })}
        </div>
        <div className={isInSheet ? "sheet-foot" : "sheet-foot saved-form-foot"}>
          {refusal && <p role="alert">{refusal}</p>}
          {used.isChanged && <p className="kit-badge saved-form-unsaved">Kaydedilmedi</p>}
          {children}
          {history && <SmallButton action="Geçmiş" of={name} aria-haspopup="dialog" onClick={opened.open} />}
          <button
            type="submit"
            className={used.isChanged || !history ? "button button-ribbon" : "button button-plain"}
            disabled={used.isBusy || waiting !== undefined}
          >
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
