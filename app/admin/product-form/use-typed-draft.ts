import { useState } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import { type HalfDone, type HalfDoneForms, NEW_PRODUCT } from "./half-done-forms.ts";
import { draftOf, isSameDraft, type ProductDraft } from "./product-form-values.ts";

/** `gone` is a product that was removed while its form was half done: saving makes a new one of it. */
export type Standing = "fresh" | "resumed" | "outdated" | "gone" | "thrown-away";

type Typing = { product: Product | undefined; place: string; forms: HalfDoneForms };

type Changes = Partial<ProductDraft>;

/** What was left alone is as the product stands now. What was typed is kept on this device with every letter. */
export function useTypedDraft({ product, place, forms }: Typing) {
  const [resumed, setResumed] = useState(() => forms.find(place));
  const [before] = useState(() => (!product && resumed ? resumed.before : draftOf(product)));
  const [changes, setChanges] = useState<Changes>(resumed?.changes ?? {});
  const [thrown, setThrown] = useState<HalfDone>();

  const keep = (next: Changes) => {
    setChanges(next);
    if (isSameDraft({ ...before, ...next }, before)) forms.forget(place);
    else forms.keep({ place, before, changes: next });
  };

  const standing = (): Standing => {
    if (thrown) return "thrown-away";
    if (!resumed) return "fresh";
    if (!product) return place === NEW_PRODUCT ? "resumed" : "gone";
    return isSameDraft(resumed.before, draftOf(product)) ? "resumed" : "outdated";
  };

  return {
    draft: { ...(product ? draftOf(product) : before), ...changes },
    standing: standing(),
    change(next: Changes) {
      setThrown(undefined);
      keep({ ...changes, ...next });
    },
    throwAway() {
      setThrown(resumed && { ...resumed, changes });
      setResumed(undefined);
      keep({});
    },
    takeBack() {
      setThrown(undefined);
      setResumed(thrown);
      keep(thrown?.changes ?? {});
    },
  };
}
