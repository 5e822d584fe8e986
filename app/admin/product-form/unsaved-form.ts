import { z } from "zod";
import { inThisTab } from "../../browser-storage.ts";
import { isDraft, type ProductDraft } from "./product-form-values.ts";

const KEY = "yarim-kalan-urun";

/** A form whose save found the session over: once she is signed in again it is opened as it was. */
const unsavedForm = z.object({ productId: z.string().optional(), draft: z.custom<ProductDraft>(isDraft) });

export type UnsavedForm = z.output<typeof unsavedForm>;

export const keepUnsaved = (form: UnsavedForm) => inThisTab.write(KEY, JSON.stringify(form));

/** What stands in the tab's storage may be anything; only what looks like a form is opened. */
export function takeUnsaved(): UnsavedForm | undefined {
  const kept = inThisTab.read(KEY);
  if (kept === undefined) return undefined;
  inThisTab.remove(KEY);
  try {
    return unsavedForm.parse(JSON.parse(kept));
  } catch {
    return undefined;
  }
}
