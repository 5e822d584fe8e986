import "./saved-form.css";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { LedgerEvent } from "../../../domain/ledger.ts";
import { SmallButton } from "../../ui/button.tsx";
import { recentMoment } from "../../ui/moment.ts";
import { useOpened } from "../../ui/opened.ts";
import { type FieldShow, HistorySheet } from "../history/history-sheet.tsx";
import { OfferLine } from "../panel-parts.tsx";
import { ConflictChoices, conflictName } from "./conflict-choices.tsx";
import type { FormErrors, Typed } from "./form-state.ts";
import { SAVED_WORDS, type UsedForm } from "./use-saved-form.ts";

export type FieldsProps<Draft extends object = Typed> = {
  draft: Draft;
  errors: FormErrors;
  onChange: (changes: Partial<Draft>) => void;
};

export type FormHistory = {
  load: () => Promise<LedgerEvent[]>;
  revert: (event: string) => Promise<{ step: string }>;
  words: { none: string } & Partial<Parameters<typeof HistorySheet>[0]["words"]>;
  /** Called after a version was restored or undone, once the form shows it. */
  onChanged?: () => Promise<void>;
};

type SavedFormProps<Row, Draft extends object> = {
  used: UsedForm<Row, Draft>;
  name: string;
  show: FieldShow;
  /** Undefined for what is not saved yet. */
  history: FormHistory | undefined;
  fields: (props: FieldsProps<Draft>) => ReactNode;
  isInSheet?: boolean;
  /** Says why it cannot be saved now. */
  waiting?: string | undefined;
  /** Called once all of it is saved. */
  onDone?: () => void;
  /** Takes the place of saving at once. */
  onSave?: () => void;
  /** Stands above a conflict, such as the actions on the row. */
  head?: (openHistory: () => void) => ReactNode;
  /** Takes the place of the usual buttons. */
  foot?: ReactNode;
  /** Further actions beside 'Geçmiş'. */
  children?: ReactNode;
};

/** A form with its history, its conflicts and what was left half done. */
export function SavedForm<Row, Draft extends object>(props: SavedFormProps<Row, Draft>) {
  const { used, name, show, history, fields, isInSheet = false, head } = props;
  const form = useRef<HTMLFormElement>(null);
  const { offered } = used;
  const opened = useOpened(`gecmis-${used.source.name}`);
  useFocusOnRefusal(form, used);
  const save = async () => {
    if (await used.save()) props.onDone?.();
  };

  return (
    <>
      <form
        ref={form}
        className={isInSheet ? "kit-sheet" : "kit-stack"}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (props.onSave) props.onSave();
          else save();
        }}
      >
        <div className={isInSheet ? "kit-body" : "kit-stack"}>
          {head?.(opened.open)}
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
            <ConflictChoices used={used} loadEvents={async () => history?.load() ?? []} fields={show} />
          )}
          {fields({ draft: used.draft, errors: used.errors, onChange: used.change })}
        </div>
        {props.foot ?? (
          <div className={isInSheet ? "sheet-foot" : "sheet-foot saved-form-foot"}>
            {used.refusal && <p role="alert">{used.refusal}</p>}
            {used.isChanged && <p className="kit-badge saved-form-unsaved">Kaydedilmedi</p>}
            {props.children}
            {history && <SmallButton action="Geçmiş" of={name} aria-haspopup="dialog" onClick={opened.open} />}
            <button
              type="submit"
              className="button button-ribbon"
              disabled={used.isBusy || props.waiting !== undefined}
            >
              {props.waiting ?? saveWord(used)}
            </button>
          </div>
        )}
      </form>
      {history && opened.isOpen && (
        <HistorySheet
          name={name}
          fields={show}
          load={history.load}
          revert={history.revert}
          words={{ reverted: "O hâline döndürüldü.", ...SAVED_WORDS, ...history.words }}
          onChanged={async () => {
            await used.reload();
            await history.onChanged?.();
          }}
          onClose={opened.close}
        />
      )}
    </>
  );
}

/** The word on the button that saves. */
export const saveWord = ({ isBusy }: { isBusy: boolean }): string => (isBusy ? "Kaydediliyor..." : "Kaydet");

type Refused = { refusals: number; errors: FormErrors; unresolved: readonly string[] };

/** Each refused wish to save moves the focus to what is wrong, by the name of its field; nothing else does. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, used: Refused) {
  const { refusals, errors, unresolved } = used;
  const focusWrongField = useEffectEvent(() => {
    const [conflict] = unresolved;
    const names = conflict ? [conflictName(conflict)] : pathsUp(Object.keys(errors)[0]);
    const field = names.map((name) => firstNamed(form.current, name)).find((found) => found instanceof HTMLElement);
    if (!field) return;
    const fold = field.closest("details");
    if (fold) fold.open = true;
    field.focus({ preventScroll: true });
    // Centered, because the error stands below the field and the buttons cover the foot.
    field.scrollIntoView({ block: "center" });
  });
  useEffect(
    function focusAfterRefusal() {
      if (refusals > 0) focusWrongField();
    },
    [refusals],
  );
}

function firstNamed(form: HTMLFormElement | null, name: string) {
  const named = form?.elements.namedItem(name);
  return named instanceof RadioNodeList ? named[0] : named;
}

/** A field that holds a list has the list's path for a name. */
const pathsUp = (path = ""): string[] =>
  path === "" ? [] : [path, ...pathsUp(path.slice(0, Math.max(0, path.lastIndexOf("."))))];
