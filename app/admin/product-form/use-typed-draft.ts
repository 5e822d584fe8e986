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
import { type HalfDone, type HalfDoneForms, isNewPlace } from "./half-done-forms.ts";
import {
  DRAFT_FIELDS,
  type DraftField,
  draftOf,
  filledDraft,
  isSameDraft,
  type ProductDraft,
} from "./product-form-values.ts";
import { randomToken } from "./random-token.ts";

/** `gone`: the product was removed while its form was half done, and saving creates a new one. */
export type DraftState = "fresh" | "resumed" | "outdated" | "gone" | "discarded";

type Typing = {
  product: Product | undefined;
  place: string;
  forms: HalfDoneForms;
  /** The values that a form without a product begins with. */
  start: Partial<ProductDraft>;
};

export type TypedDraft = ReturnType<typeof useTypedDraft>;

type Changes = Partial<ProductDraft>;

/** The draft of a form: untouched fields follow the saved product, typed ones are stored on this device to the letter. */
export function useTypedDraft({ product, place, forms, start }: Typing) {
  const [resumed, setResumed] = useState(() => forms.find(place));
  const [before, setBefore] = useState(() => resumed?.before ?? (product ? draftOf(product) : filledDraft(start)));
  const [changes, setChanges] = useState<Changes>(resumed?.changes ?? {});
  const [choices, setChoices] = useState<Choices>({});
  const [key, setKey] = useState(() => resumed?.key ?? randomToken());
  const [discarded, setDiscarded] = useState<HalfDone>();

  // Someone else may have saved the product since the form was opened.
  const now = product ? draftOf(product) : before;
  const versions = { before, now, typed: changes };
  const chosen = DRAFT_FIELDS.filter((field) => choiceOf(field, choices, now) !== undefined);

  const store = (next: Changes, from = before, sentWith = key) => {
    setChanges(next);
    setBefore(from);
    setKey(sentWith);
    const base = product ? now : from;
    if (isSameDraft(mergedDraft({ before: from, now: base, typed: next }, {}), base)) forms.remove(place);
    else forms.store({ place, key: sentWith, before: from, changes: next });
  };

  const state = (): DraftState => {
    if (discarded) return "discarded";
    if (!product && !isNewPlace(place)) return "gone";
    if (!resumed || isSameDraft({ ...resumed.before, ...resumed.changes }, filledDraft(start))) return "fresh";
    return isSameDraft(before, now) ? "resumed" : "outdated";
  };

  const choose = (fields: readonly DraftField[], choice: Choice) =>
    setChoices({ ...choices, ...Object.fromEntries(fields.map((field) => [field, { choice, over: now }])) });

  return {
    draft: mergedDraft(versions, choices),
    /** The typed text, also of fields where the other version was chosen. */
    typed: { ...now, ...changes },
    key,
    state: state(),
    /** The fields in conflict, chosen ones included, until the product is saved. */
    conflicts: DRAFT_FIELDS.filter((field) => chosen.includes(field) || conflictsIn(versions).includes(field)),
    unresolved: unresolvedConflicts(versions, choices),
    theirs: now,
    chosen: (field: DraftField) => choiceOf(field, choices, now),
    choose,
    mergeInto: (current: Product) => draftMergedInto(current, versions, choices),
    change(next: Changes) {
      setDiscarded(undefined);
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
    storeAsIs: () => forms.store({ place, key, before, changes }),
    discard() {
      setDiscarded(resumed && { ...resumed, before, changes });
      setResumed(undefined);
      // The discarded draft may already be on its way to the server; the next one needs a key of its own.
      store({}, product ? now : filledDraft(start), randomToken());
    },
    undoDiscard() {
      setDiscarded(undefined);
      setResumed(discarded);
      store(discarded?.changes ?? {}, discarded?.before, discarded?.key);
    },
  };
}
