import { useEffect, useEffectEvent, useState } from "react";
import { ApiError } from "../../api-client.ts";
import { loadToaster, toast } from "../../toast.tsx";
import type { DraftMerger } from "../conflict/draft-merger.ts";
import { useMergedDraft } from "../conflict/use-merged-draft.ts";
import { useUndo } from "../steps/use-undo.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import type { HalfDoneDraft, SectionDraft } from "./section-drafts.ts";
import type { Read, SectionErrors, Typed } from "./section-values.ts";

export type Saved<Values> = { revision: number; values: Values };

/** What is edited in a form: its fields, how they are read, and where they are saved. */
export type FormSource<Values extends Typed> = {
  /** Tells this form from the others. */
  name: string;
  fields: string[];
  merger: DraftMerger<Typed>;
  /** What was typed and not saved, on this device. */
  half: HalfDoneDraft;
  read(typed: Typed): Read<Values>;
  /** Asked once at their fields; a second wish to save them is the answer. */
  doubts?(values: Values, saved: Values): SectionErrors;
  find(): Promise<Saved<Values>>;
  save(revision: number, values: Values): Promise<Saved<Values> & { step?: string }>;
};

type UsedForm<Values extends Typed> = {
  source: FormSource<Values>;
  loaded: Saved<Values>;
  /** Called with every newer version. */
  onSaved?: ((saved: Saved<Values>) => void) | undefined;
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

/** The state of a form: its draft, its refusals, and saving it over the version that she saw. */
export function useSavedForm<Values extends Typed>({ source, loaded, onSaved, onUndone }: UsedForm<Values>) {
  const { half } = source;
  const [saved, setSaved] = useState(loaded);
  const [offered, setOffered] = useState<SectionDraft | undefined>(half.read);
  const [errors, setErrors] = useState<SectionErrors>({});
  const [refusal, setRefusal] = useState<string>();
  /** How many saves were refused. */
  const [refusals, setRefusals] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const handleFailure = useFailureHandler();
  const typing = useMergedDraft<Typed>({
    fields: source.fields,
    merger: source.merger,
    begun: { before: saved.values, changes: {} },
    saved: saved.values,
    store({ isUnchanged, ...typed }) {
      if (isUnchanged) half.remove();
      else half.write({ ...typed, at: new Date().toISOString() });
    },
  });

  const adopt = (current: Saved<Values>) => {
    setSaved(current);
    onSaved?.(current);
  };
  /** What she has typed and not saved stays over what others, or an undo, have saved. */
  const reload = async () => adopt(await source.find());
  const { offer } = useUndo(onUndone ?? reload);

  /** Undefined where both changed the same field. What others changed in other fields stays. */
  async function saveOver(values: Values) {
    let seen = saved;
    let sent = values;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await source.save(seen.revision, sent);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409) || attempt === MAX_ATTEMPTS) throw error;
        seen = await source.find();
        const merged = typing.mergeInto(seen.values);
        const read = merged && source.read(merged);
        if (!read?.ok) {
          adopt(seen);
          return undefined;
        }
        sent = read.values;
      }
    }
  }

  const tellIfUnsaved = useEffectEvent(() => {
    if (half.read() && !offered) toast.success(LEFT_UNSAVED);
  });
  useEffect(function tellOnLeaving() {
    return () => tellIfUnsaved();
  }, []);

  return {
    typing,
    isChanged: !source.merger.isSameDraft(typing.draft, typing.now),
    errors,
    refusal,
    refusals,
    isBusy,
    reload,
    /** A half-done form of this device that she may continue. */
    offered,
    continueOffered() {
      if (offered) typing.restart(offered);
      setOffered(undefined);
    },
    dropOffered() {
      half.remove();
      setOffered(undefined);
    },
    change(changes: Typed) {
      typing.change(changes);
      const changed = Object.keys(changes);
      setErrors((all) => withoutFields(all, changed));
    },
    /** Answers whether all of it is saved: what she types meanwhile is not. */
    async save(): Promise<boolean> {
      if (isBusy) return false;
      removeOldToasts();
      const read = typing.unresolved.length > 0 ? undefined : source.read(typing.draft);
      const doubts = (read?.ok && source.doubts?.(read.values, saved.values)) || {};
      const isAsked = Object.entries(doubts).every(([field, words]) => errors[field] === words);
      setErrors(read?.ok === false ? read.errors : isAsked ? {} : doubts);
      setRefusal(read ? undefined : CHOOSE_A_VERSION);
      if (!read?.ok || !isAsked) {
        setRefusals(refusals + 1);
        return false;
      }
      setBusy(true);
      try {
        const done = await saveOver(read.values);
        if (!done) {
          setRefusal(SAVED_BY_OTHERS);
          return false;
        }
        adopt(done);
        toast.success(SAVED_WORDS.saved, done.step === undefined ? undefined : offer(done.step));
        return typing.settle(done.values);
      } catch (error) {
        const { detail, field } = handleFailure(error, reasonOr(SAVED_WORDS.failed), source.name);
        setRefusal(detail ?? UNREACHED);
        if (field && detail) setErrors({ [field]: detail });
        setRefusals(refusals + 1);
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}

/** 'Kaydedildi' of the last save would stand over a refusal of this one. */
const removeOldToasts = () =>
  loadToaster().then(
    ({ removeToasts }) => removeToasts(),
    () => {}, // No toast stands there.
  );

/** An error of a list belongs to the list. */
const withoutFields = (errors: SectionErrors, fields: readonly string[]): SectionErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => !fields.some((field) => path === field || path.startsWith(`${field}.`))),
  );
