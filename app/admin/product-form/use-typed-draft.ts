import type { Product } from "../../../domain/catalog/product.ts";
import { NEW_PRODUCT } from "../../../domain/web/panel-addresses.ts";
import { useMergedDraft } from "../conflict/use-merged-draft.ts";
import type { HalfDoneForms } from "./half-done-forms.ts";
import type { OpenedForm } from "./opened-form.ts";
import { DRAFT_FIELDS, draftOf, filledDraft, isSameDraft } from "./product-form-values.ts";
import { PRODUCT_MERGER } from "./product-merger.ts";

/** `gone`: the product was removed while its form was half done, and saving creates a new one. */
export type DraftState = "fresh" | "outdated" | "gone";

export type TypedDraft = ReturnType<typeof useTypedDraft>;

/** The draft of a product's form, stored on this device with every change. */
export function useTypedDraft({ product, place, key, start, continued }: OpenedForm, forms: HalfDoneForms) {
  const saved = product && draftOf(product);
  const {
    begun,
    now,
    mergeInto,
    restart: _,
    settle: __,
    ...typing
  } = useMergedDraft({
    fields: DRAFT_FIELDS,
    merger: PRODUCT_MERGER,
    begun: continued ?? { before: saved ?? filledDraft(start), changes: {} },
    saved,
    store({ isUnchanged, ...typed }) {
      if (isUnchanged) forms.remove(key);
      else forms.store({ place, key, ...typed, at: new Date().toISOString() });
    },
  });

  const state = (): DraftState => {
    if (!product && place !== NEW_PRODUCT) return "gone";
    return continued && !isSameDraft(begun.before, now) ? "outdated" : "fresh";
  };

  return {
    ...typing,
    state: state(),
    theirs: now,
    mergeInto: (current: Product) => mergeInto(draftOf(current)),
    /** Stores the form even if nothing was typed. */
    storeAsIs: () => forms.store({ place, key, ...begun, at: new Date().toISOString() }),
  };
}
