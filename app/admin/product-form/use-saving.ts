import { useState } from "react";
import { useShop } from "../../use-shop.ts";
import { conflictName } from "../conflict/conflict-choices.tsx";
import { PHOTO_FIELD } from "../product-pictures/picture-source.tsx";
import type { SaveOutcome, SentForm } from "./opened-form.ts";
import { type DraftErrors, firstWrong, PHOTO_MISSING, type ProductDraft, readDraft } from "./product-form-values.ts";
import type { TypedDraft } from "./use-typed-draft.ts";

const CHOOSE_A_VERSION = "Önce hangisinin kalacağını seç.";

/** Shows all errors at once beside their fields, and moves to the first one. */
export function useSaving(typing: TypedDraft, onSave: (sent: SentForm) => Promise<SaveOutcome>) {
  const { publicUrl } = useShop();
  const [errors, setErrors] = useState<DraftErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const addErrors = (added: DraftErrors) => setErrors((current) => ({ ...current, ...added }));

  const save = async (form: HTMLFormElement, opensNext: boolean) => {
    if (isBusy) return;
    const [unresolved] = typing.unresolved;
    if (unresolved) {
      setRefusal(CHOOSE_A_VERSION);
      focusField(form, conflictName(unresolved));
      return;
    }
    const read = readDraft(typing.draft, publicUrl);
    if (!read.ok) {
      setErrors(read.errors);
      const wrong = firstWrong(read.errors);
      focusField(form, read.errors.image === PHOTO_MISSING ? PHOTO_FIELD : wrong);
      return;
    }
    setBusy(true);
    setRefusal(undefined);
    try {
      const outcome = await onSave({
        draft: typing.typed,
        input: read.input,
        opensNext,
        mergeInto(current) {
          const draft = typing.mergeInto(current);
          const merged = draft && readDraft(draft, publicUrl);
          return merged?.ok ? merged.input : undefined;
        },
      });
      if (!outcome.ok) setRefusal(outcome.detail);
    } finally {
      setBusy(false);
    }
  };

  return {
    errors,
    refusal,
    isBusy,
    addErrors,
    refuse: setRefusal,
    save,
    /** Typing in a field clears its error. */
    clearErrors(changes: Partial<ProductDraft>) {
      addErrors(Object.fromEntries(Object.keys(changes).map((field) => [field, undefined])));
    },
  };
}

function focusField(form: HTMLFormElement, name: string | undefined) {
  const named = name && form.elements.namedItem(name);
  const field = named instanceof RadioNodeList ? named[0] : named;
  if (!(field instanceof HTMLElement)) return;
  const fold = field.closest("details");
  if (fold) fold.open = true;
  field.focus({ preventScroll: true });
  // Centered, because the error stands below the field and the buttons cover the foot.
  field.scrollIntoView({ block: "center" });
}
