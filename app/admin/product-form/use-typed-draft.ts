import { useState } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import {
  type Choice,
  type Choices,
  choiceOf,
  conflictsIn,
  draftMergedInto,
  mergedDraft,
  unresolvedConflicts,
  withFields,
} from "./draft-merge.ts";
import { type HalfDoneForms, NEW_PRODUCT } from "./half-done-forms.ts";
import type { OpenedForm } from "./opened-form.ts";
import {
  DRAFT_FIELDS,
  type DraftField,
  draftOf,
  filledDraft,
  isSameDraft,
  type ProductDraft,
} from "./product-form-values.ts";

/** `gone`: the product was removed while its form was half done, and saving creates a new one. */
export type DraftState = "fresh" | "outdated" | "gone";

export type TypedDraft = ReturnType<typeof useTypedDraft>;

type Changes = Partial<ProductDraft>;

/** The draft of a form: untouched fields follow the saved product, typed ones are stored on this device to the letter. */
export function useTypedDraft({ product, place, key, start, continued }: OpenedForm, forms: HalfDoneForms) {
  const [before, setBefore] = useState(() => continued?.before ?? (product ? draftOf(product) : filledDraft(start)));
  const [changes, setChanges] = useState<Changes>(continued?.changes ?? {});
  const [choices, setChoices] = useState<Choices>({});

  // Someone else may have saved the product since the form was opened.
  const now = product ? draftOf(product) : before;
  const versions = { before, now, typed: changes };
  const chosen = DRAFT_FIELDS.filter((field) => choiceOf(field, choices, now) !== undefined);

  const store = (next: Changes, from: ProductDraft) => {
    setChanges(next);
    setBefore(from);
    const base = product ? now : from;
    if (isSameDraft(mergedDraft({ before: from, now: base, typed: next }, {}), base)) forms.remove(key);
    else forms.store({ place, key, before: from, changes: next, at: new Date().toISOString() });
  };

  const state = (): DraftState => {
    if (!product && place !== NEW_PRODUCT) return "gone";
    return continued && !isSameDraft(before, now) ? "outdated" : "fresh";
  };

  const choose = (fields: readonly DraftField[], choice: Choice) =>
    setChoices({ ...choices, ...Object.fromEntries(fields.map((field) => [field, { choice, over: now }])) });

  return {
    draft: mergedDraft(versions, choices),
    /** The typed text, also of fields where the other version was chosen. */
    typed: { ...now, ...changes },
    state: state(),
    /** The fields in conflict, chosen ones included, until the product is saved. */
    conflicts: DRAFT_FIELDS.filter((field) => chosen.includes(field) || conflictsIn(versions).includes(field)),
    unresolved: unresolvedConflicts(versions, choices),
    theirs: now,
    chosen: (field: DraftField) => choiceOf(field, choices, now),
    choose,
    mergeInto: (current: Product) => draftMergedInto(current, versions, choices),
    change(next: Changes) {
      const fields = DRAFT_FIELDS.filter((field) => Object.hasOwn(next, field));
      const conflicting = conflictsIn(versions);
      // Typing in a conflicting field chooses the typed version.
      choose(
        fields.filter((field) => chosen.includes(field) || conflicting.includes(field)),
        "mine",
      );
      store({ ...changes, ...next }, withFields(before, now, fields));
    },
    /** Stores the form even if nothing was typed. */
    storeAsIs: () => forms.store({ place, key, before, changes, at: new Date().toISOString() }),
  };
}
