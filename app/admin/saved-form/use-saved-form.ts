import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError } from "../../api-client.ts";
import { messages } from "../../messages.ts";
import { loadToaster, toast } from "../../toast.tsx";
import { isOutdated, reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { useUndo } from "../use-undo.ts";
import type { Choice } from "./draft-merger.ts";
import type { FormSource, FormWords, HalfDoneStore, Read } from "./form-source.ts";
import { type Begun, type FormErrors, type FormEvent, type FormState, formAfter, formView } from "./form-state.ts";

type FormOf<Row, Draft extends object, Input> = {
  source: FormSource<Row, Draft, Input>;
  /** As it was loaded; undefined for a new one. */
  row: Row | undefined;
  /** The half-done form that she continues. */
  begun?: Begun<Draft> | undefined;
  /** Called with every newer version. */
  onSaved?: ((row: Row) => unknown) | undefined;
  /** Called after a save was undone; without it the form shows what is saved then. */
  onUndone?: (() => unknown) | undefined;
};

const CHOOSE_A_VERSION = "Önce hangisinin kalacağını seç.";
const SAVED_BY_OTHERS = "Sen yazarken başka biri de değiştirdi. İki hâli de yukarıda duruyor; hangisi kalsın, seç.";
const LEFT_UNSAVED = "Kaydetmeden çıktın; yazdıkların duruyor.";
const UNREACHED = "Sunucuya ulaşılamadı. Yazdıkların duruyor, tekrar deneyebilirsin.";

/** Limits the retries while someone else keeps saving the same. */
const MAX_ATTEMPTS = 4;

export const SAVED_WORDS = { saved: "Kaydedildi", failed: "Kaydedilemedi" };

type Announce<Row> = (saved: Row, undo: ReturnType<ReturnType<typeof useUndo>["offer"]> | undefined) => void;

const announceSaved: Announce<unknown> = (_, undo) => toast.success(SAVED_WORDS.saved, undo);

const NOT_KEPT: HalfDoneStore<never, never> = { read: () => undefined, write() {}, remove() {} };

const usualWords = (): FormWords => ({ failed: reasonOr(SAVED_WORDS.failed), savedByOthers: SAVED_BY_OTHERS });

export type UsedForm<Row, Draft extends object> = ReturnType<typeof useSavedForm<Row, Draft, unknown>>;

/** A form that is saved over the version that she saw, and keeps what she types on this device until then. */
export function useSavedForm<Row, Draft extends object, Input>(form: FormOf<Row, Draft, Input>) {
  const { source, row, begun, onSaved, onUndone } = form;
  const { half = NOT_KEPT, words = usualWords } = source;
  const [state, setState] = useState<FormState<Row, Draft>>(() => ({
    before: begun?.before ?? source.draftOf(row),
    changes: begun?.changes ?? {},
    row,
    choices: {},
    errors: {},
    refusal: undefined,
    refusals: 0,
    isBusy: false,
  }));
  /** Also what she typed since the last drawing, for an answer that arrives meanwhile. */
  const newest = useRef(state);
  const [offered, setOffered] = useState(() => (half.isListed ? undefined : half.read()));
  const handleFailure = useFailureHandler();

  const tell = (event: FormEvent<Row, Draft>): FormState<Row, Draft> => {
    newest.current = formAfter(source, newest.current, event);
    setState(newest.current);
    return newest.current;
  };
  const keep = () => {
    const { before, changes, row: saved } = newest.current;
    half.write({ before, changes, at: new Date().toISOString() }, saved);
  };
  /** Answers whether anything is left to save. */
  const keepIfHalfDone = (): boolean => {
    const { isHalfDone } = formView(source, newest.current);
    if (isHalfDone) keep();
    else half.remove();
    return isHalfDone;
  };
  const change = (changes: Partial<Draft>) => {
    tell({ kind: "typed", changes });
    keepIfHalfDone();
  };
  const reload = async () => {
    try {
      const found = await source.find(newest.current.row);
      tell({ kind: "found", row: found });
      if (found) onSaved?.(found);
    } catch (error) {
      handleFailure(error, messages.dataFailed);
    }
  };
  const { offer } = useUndo(onUndone ?? reload);

  /** Keeps the changes of others in other fields. Where both changed the same field, the answer has a refusal. */
  async function saveOver(asked: FormState<Row, Draft>, values: Input) {
    let seen = asked.row;
    let sent = values;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await source.save(seen, sent);
      } catch (error) {
        const isStale = seen && error instanceof ApiError && isOutdated(error);
        if (!isStale || attempt === MAX_ATTEMPTS) throw error;
        const current = await source.find(seen);
        const merged = current && formView(source, asked).mergedInto(current);
        const read = merged && source.read(merged);
        if (!current || !read?.ok) return conflictWith(current, error.detail);
        seen = current;
        sent = read.values;
      }
    }
  }
  const conflictWith = (current: Row | undefined, detail = UNREACHED) => {
    const { conflict, savedByOthers = detail, removedByOthers = savedByOthers } = words(newest.current.row);
    if (conflict) toast.error(conflict);
    return { row: current, refusal: current ? savedByOthers : removedByOthers, step: undefined };
  };

  /** The row that would be saved now, or the refusal. */
  function check(): Read<Input> {
    const { draft, now, unresolved } = formView(source, newest.current);
    if (unresolved.length > 0) return { ok: false, refusal: CHOOSE_A_VERSION, errors: {} };
    const read = source.read(draft);
    const doubts = (read.ok && source.doubts?.(read.values, now)) || {};
    const isAsked = Object.entries(doubts).every(([field, asked]) => newest.current.errors[field] === asked);
    return isAsked ? read : { ok: false, errors: doubts };
  }

  /** Answers whether all of it is saved: what she types meanwhile is not. */
  async function save(announce: Announce<Row> = announceSaved): Promise<boolean> {
    if (newest.current.isBusy) return false;
    removeOldToasts();
    const read = check();
    if (!read.ok) {
      tell({ kind: "refused", errors: read.errors, ...(read.refusal !== undefined && { refusal: read.refusal }) });
      return false;
    }
    const asked = newest.current;
    tell({ kind: "sent" });
    try {
      const { row: saved, step, refusal } = await saveOver(asked, read.values);
      if (saved) onSaved?.(saved);
      if (!saved || refusal !== undefined) {
        const found = tell({ kind: "found", row: saved, ...(refusal !== undefined && { refusal }) });
        const { unresolved } = formView(source, found);
        if (source.keptInConflict) tell({ kind: "chosen", fields: unresolved, choice: source.keptInConflict });
        return false;
      }
      // The form may have been closed and continued in another one during the request.
      if (half.isListed) tell({ kind: "typed", changes: half.read()?.changes ?? {} });
      tell({ kind: "saved", row: saved, sent: asked.changes });
      announce(saved, step === undefined ? undefined : offer(step));
      return !keepIfHalfDone();
    } catch (error) {
      const { detail, field } = handleFailure(error, words(asked.row).failed, source.name);
      const errors = field && detail ? { [field]: detail } : {};
      tell({ kind: "refused", refusal: detail ?? UNREACHED, errors });
      return false;
    } finally {
      tell({ kind: "ended" });
    }
  }
  const tellIfUnsaved = useEffectEvent(() => {
    if (!half.isListed && half.read() && !offered) toast.success(LEFT_UNSAVED);
  });
  useEffect(function tellOnLeaving() {
    return () => tellIfUnsaved();
  }, []);

  return {
    source,
    ...state,
    ...formView(source, state),
    change,
    choose: (fields: readonly (keyof Draft & string)[], choice: Choice) => tell({ kind: "chosen", fields, choice }),
    /** Shows errors before she asks to save. */
    doubt: (errors: FormErrors) => tell({ kind: "doubted", errors }),
    /** Refuses what she asks for, without a look at the fields. */
    refuse: (refusal: string) => tell({ kind: "refused", refusal, errors: newest.current.errors }),
    save,
    reload,
    /** Keeps the form on this device even if nothing was typed. */
    keep,
    /** A half-done form of this device that she may continue. */
    offered,
    continueOffered() {
      if (offered) tell({ kind: "continued", half: offered });
      setOffered(undefined);
    },
    dropOffered() {
      half.remove();
      setOffered(undefined);
    },
  };
}

/** 'Kaydedildi' of the last save would stand over a refusal of this one. */
const removeOldToasts = () =>
  loadToaster().then(
    ({ removeToasts }) => removeToasts(),
    () => {}, // No toast stands there.
  );
