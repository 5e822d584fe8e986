import { useState } from "react";
import type { Product } from "../../../domain/catalog/product.ts";
import { type HalfDone, type HalfDoneForms, NEW_PRODUCT } from "./half-done-forms.ts";
import { draftOf, isSameDraft, type ProductDraft } from "./product-form-values.ts";
import { uniqueKey } from "./unique-key.ts";

/** `gone` is a product that was removed while its form was half done: saving makes a new one of it. */
export type Standing = "fresh" | "resumed" | "outdated" | "gone" | "thrown-away";

type Typing = { product: Product | undefined; place: string; forms: HalfDoneForms };

type Changes = Partial<ProductDraft>;

/** What was left alone is as the product stands now. What was typed is kept on this device with every letter. */
export function useTypedDraft({ product, place, forms }: Typing) {
  const [resumed, setResumed] = useState(() => forms.find(place));
  const [before] = useState(() => (!product && resumed ? resumed.before : draftOf(product)));
  const [changes, setChanges] = useState<Changes>(resumed?.changes ?? {});
  const [key, setKey] = useState(() => resumed?.key ?? uniqueKey());
  const [thrown, setThrown] = useState<HalfDone>();

  // As someone else may have left it since the form was opened.
  const now = product ? draftOf(product) : before;

  const keep = (next: Changes, sentWith = key) => {
    setChanges(next);
    setKey(sentWith);
    if (isSameDraft({ ...now, ...next }, now)) forms.forget(place);
    else forms.keep({ place, key: sentWith, before, changes: next });
  };

  const standing = (): Standing => {
    if (thrown) return "thrown-away";
    if (!resumed) return "fresh";
    if (!product) return place === NEW_PRODUCT ? "resumed" : "gone";
    return isSameDraft(resumed.before, now) ? "resumed" : "outdated";
  };

  return {
    draft: { ...now, ...changes },
    key,
    standing: standing(),
    change(next: Changes) {
      setThrown(undefined);
      keep({ ...changes, ...next });
    },
    throwAway() {
      setThrown(resumed && { ...resumed, changes });
      setResumed(undefined);
      // What was thrown away may be on its way to the server; what is typed now is another product.
      keep({}, uniqueKey());
    },
    takeBack() {
      setThrown(undefined);
      setResumed(thrown);
      keep(thrown?.changes ?? {}, thrown?.key);
    },
  };
}
