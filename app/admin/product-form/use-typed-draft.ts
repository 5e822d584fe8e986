import { useState } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import {
  type Choice,
  type Choices,
  choiceOf,
  conflictsIn,
  draftMergedInto,
  mergedDraft,
  openConflicts,
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

/** `gone` is a product that was removed while its form was half done: saving makes a new one of it. */
export type Standing = "fresh" | "resumed" | "outdated" | "gone" | "thrown-away";

type Typing = {
  product: Product | undefined;
  place: string;
  forms: HalfDoneForms;
  /** What a form without a product begins with. */
  start: Partial<ProductDraft>;
};

export type TypedDraft = ReturnType<typeof useTypedDraft>;

type Changes = Partial<ProductDraft>;

/** What was left alone is as the product stands now. What was typed is kept on this device with every letter. */
export function useTypedDraft({ product, place, forms, start }: Typing) {
  const [resumed, setResumed] = useState(() => forms.find(place));
  const [before, setBefore] = useState(() => resumed?.before ?? (product ? draftOf(product) : filledDraft(start)));
  const [changes, setChanges] = useState<Changes>(resumed?.changes ?? {});
  const [choices, setChoices] = useState<Choices>({});
  const [key, setKey] = useState(() => resumed?.key ?? randomToken());
  const [thrown, setThrown] = useState<HalfDone>();

  // As someone else may have left it since the form was opened.
  const now = product ? draftOf(product) : before;
  const versions = { before, now, typed: changes };
  const chosen = DRAFT_FIELDS.filter((field) => choiceOf(field, choices, now) !== undefined);

  const keep = (next: Changes, from = before, sentWith = key) => {
    setChanges(next);
    setBefore(from);
    setKey(sentWith);
    const stands = product ? now : from;
    if (isSameDraft(mergedDraft({ before: from, now: stands, typed: next }, {}), stands)) forms.forget(place);
    else forms.keep({ place, key: sentWith, before: from, changes: next });
  };

  const standing = (): Standing => {
    if (thrown) return "thrown-away";
    if (!product && !isNewPlace(place)) return "gone";
    if (!resumed || isSameDraft({ ...resumed.before, ...resumed.changes }, filledDraft(start))) return "fresh";
    return isSameDraft(before, now) ? "resumed" : "outdated";
  };

  const choose = (fields: readonly DraftField[], choice: Choice) =>
    setChoices({ ...choices, ...Object.fromEntries(fields.map((field) => [field, { choice, over: now }])) });

  return {
    draft: mergedDraft(versions, choices),
    /** All that was typed, also where the other one's was chosen. */
    everyLetter: { ...now, ...changes },
    key,
    standing: standing(),
    /** What two people changed in two ways, until it is saved. */
    conflicts: DRAFT_FIELDS.filter((field) => chosen.includes(field) || conflictsIn(versions).includes(field)),
    unchosen: openConflicts(versions, choices),
    theirs: now,
    chosen: (field: DraftField) => choiceOf(field, choices, now),
    choose,
    mergedInto: (current: Product) => draftMergedInto(current, versions, choices),
    change(next: Changes) {
      setThrown(undefined);
      const fields = DRAFT_FIELDS.filter((field) => Object.hasOwn(next, field));
      const conflicting = conflictsIn(versions);
      // Who types in a field knows what stands there.
      choose(
        fields.filter((field) => chosen.includes(field) || conflicting.includes(field)),
        "mine",
      );
      keep({ ...changes, ...next }, withFields(before, now, fields));
    },
    /** Also where nothing was typed yet. */
    keepAsIs: () => forms.keep({ place, key, before, changes }),
    throwAway() {
      setThrown(resumed && { ...resumed, before, changes });
      setResumed(undefined);
      // What was thrown away may be on its way to the server; what is typed now is another product.
      keep({}, product ? now : filledDraft(start), randomToken());
    },
    takeBack() {
      setThrown(undefined);
      setResumed(thrown);
      keep(thrown?.changes ?? {}, thrown?.before, thrown?.key);
    },
  };
}
