import { useState } from "react";
import { useShop } from "../../use-shop.ts";
import { conflictName } from "../conflict/conflict-choices.tsx";
import type { SaveOutcome, SentForm } from "./opened-form.ts";
import { type DraftErrors, firstWrong, type ProductDraft, readDraft } from "./product-form-values.ts";
import type { TypedDraft } from "./use-typed-draft.ts";

const CHOOSE_FIRST = "Önce hangisinin kalacağını seç.";

/** Everything that is wrong is said at once, beside its field, and the first of it is gone to. */
export function useSaving(typing: TypedDraft, onSave: (sent: SentForm) => Promise<SaveOutcome>) {
  const { publicUrl } = useShop();
  const [errors, setErrors] = useState<DraftErrors>({});
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const complain = (complaints: DraftErrors) => setErrors((current) => ({ ...current, ...complaints }));

  const save = async (form: HTMLFormElement, opensNext: boolean) => {
    if (isBusy) return;
    const [unchosen] = typing.unchosen;
    if (unchosen) {
      setRefusal(CHOOSE_FIRST);
      focusField(form, conflictName(unchosen));
      return;
    }
    const read = readDraft(typing.draft, publicUrl);
    if (!read.ok) {
      setErrors(read.errors);
      focusField(form, firstWrong(read.errors));
      return;
    }
    setBusy(true);
    setRefusal(undefined);
    try {
      const outcome = await onSave({
        key: typing.key,
        draft: typing.everyLetter,
        input: read.input,
        opensNext,
        mergedInto(current) {
          const draft = typing.mergedInto(current);
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
    complain,
    save,
    /** Whoever types again in a field is done with its complaint. */
    typedIn(changes: Partial<ProductDraft>) {
      complain(Object.fromEntries(Object.keys(changes).map((field) => [field, undefined])));
    },
    startOver() {
      setErrors({});
      setRefusal(undefined);
    },
  };
}

function focusField(form: HTMLFormElement, name: string | undefined) {
  const named = name && form.elements.namedItem(name);
  const field = named instanceof RadioNodeList ? named[0] : named;
  if (!(field instanceof HTMLElement)) return;
  field.focus({ preventScroll: true });
  // What is wrong stands below the field, and the buttons stick to the foot.
  field.scrollIntoView({ block: "center" });
}
