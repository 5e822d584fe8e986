import { useState } from "react";
import type { SavedSection } from "../../../domain/settings/section-store.ts";
import type { SectionKey, Sections } from "../../../domain/settings/sections.ts";
import { ApiError } from "../../api-client.ts";
import { toast } from "../../toast.tsx";
import { useMergedDraft } from "../conflict/use-merged-draft.ts";
import { useUndo } from "../steps/use-undo.ts";
import { reasonOr, useFailureHandler } from "../use-failure-handler.ts";
import { sectionCalls } from "./section-calls.ts";
import { type SectionDraft, sectionDraftAt } from "./section-drafts.ts";
import { readSection, type SectionErrors, sectionFields, sectionMerger, type Typed } from "./section-values.ts";

type UsedSection<Key extends SectionKey> = {
  section: Key;
  userId: string;
  loaded: SavedSection<Key>;
  /** Called with every newer version of the section. */
  onSaved?: ((saved: SavedSection<Key>) => void) | undefined;
};

const CHOOSE_A_VERSION = "Önce hangisinin kalacağını seç.";
const SAVED_BY_OTHERS = "Sen yazarken başka biri de değiştirdi. İki hâli de yukarıda duruyor; hangisi kalsın, seç.";
const UNREACHED = "Sunucuya ulaşılamadı. Yazdıkların duruyor, tekrar deneyebilirsin.";

/** Limits the retries while someone else keeps saving the same section. */
const MAX_ATTEMPTS = 4;

export const SECTION_WORDS = { saved: "Kaydedildi", failed: "Kaydedilemedi" };

/** The form of a section of the settings: its draft, its refusals, and saving it over the version that she saw. */
export function useSection<Key extends SectionKey>({ section, userId, loaded, onSaved }: UsedSection<Key>) {
  const half = sectionDraftAt(userId, section);
  const [saved, setSaved] = useState(loaded);
  const [offered, setOffered] = useState<SectionDraft | undefined>(half.read);
  const [errors, setErrors] = useState<SectionErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const handleFailure = useFailureHandler();
  const typing = useMergedDraft<Typed>({
    fields: sectionFields(section),
    merger: sectionMerger(section),
    begun: { before: saved.values, changes: {} },
    saved: saved.values,
    store({ isUnchanged, ...typed }) {
      if (isUnchanged) half.remove();
      else half.write({ ...typed, at: new Date().toISOString() });
    },
  });

  const adopt = (current: SavedSection<Key>) => {
    setSaved(current);
    onSaved?.(current);
  };
  const startWith = (current: SavedSection<Key>) => {
    half.remove();
    adopt(current);
    typing.restart({ before: current.values, changes: {} });
    setErrors({});
    setRefusal(undefined);
  };
  const reload = async () => startWith(await sectionCalls.find(section));
  const { offer } = useUndo(reload);

  /** Undefined where both changed the same field. What others changed elsewhere in the section stays. */
  async function saveOver(values: Sections[Key]) {
    let seen = saved;
    let sent = values;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await sectionCalls.save(section, seen.revision, sent);
      } catch (error) {
        if (!(error instanceof ApiError && error.status === 409) || attempt === MAX_ATTEMPTS) throw error;
        seen = await sectionCalls.find(section);
        const merged = typing.mergeInto(seen.values);
        const read = merged && readSection(section, merged);
        if (!read?.ok) {
          adopt(seen);
          return undefined;
        }
        sent = read.values;
      }
    }
  }

  return {
    typing,
    errors,
    refusal,
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
    async save() {
      if (isBusy) return;
      if (typing.unresolved.length > 0) return setRefusal(CHOOSE_A_VERSION);
      const read = readSection(section, typing.draft);
      setErrors(read.ok ? {} : read.errors);
      if (!read.ok) return;
      setBusy(true);
      setRefusal(undefined);
      try {
        const done = await saveOver(read.values);
        if (!done) return setRefusal(SAVED_BY_OTHERS);
        startWith(done);
        toast.success(SECTION_WORDS.saved, done.step === undefined ? undefined : offer(done.step));
      } catch (error) {
        const { detail, field } = handleFailure(error, reasonOr(SECTION_WORDS.failed), section);
        setRefusal(detail ?? UNREACHED);
        if (field && detail) setErrors({ [field]: detail });
      } finally {
        setBusy(false);
      }
    },
  };
}

/** An error of a list belongs to the list. */
const withoutFields = (errors: SectionErrors, fields: readonly string[]): SectionErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(([path]) => !fields.some((field) => path === field || path.startsWith(`${field}.`))),
  );
