import { z } from "zod";
import { NEW_PRODUCT } from "../../../domain/web/panel-addresses.ts";
import { onThisDevice } from "../../browser-storage.ts";
import { keptAs } from "../saved-form/half-done.ts";
import { filledDraft, isPartOfDraft, type ProductDraft } from "./product-form-values.ts";

const MAX_FORMS = 20;

/** `before` is the draft when the form was opened, `changes` what was typed since. Each opened form has a `key` of its own. */
const halfDone = z.object({
  // Earlier versions stored copies of a product at places like `yeni-1a2b`.
  place: z.string().transform((place) => (place.startsWith(`${NEW_PRODUCT}-`) ? NEW_PRODUCT : place)),
  key: z.string(),
  before: z.custom<Partial<ProductDraft>>(isPartOfDraft).transform(filledDraft),
  changes: z.custom<Partial<ProductDraft>>(isPartOfDraft),
  /** When something was typed last. Earlier versions stored no time. */
  at: z.iso.datetime().optional().catch(undefined),
});

export type HalfDone = z.output<typeof halfDone>;

export type HalfDoneForms = ReturnType<typeof halfDoneForms>;

/** The product forms that one owner has neither saved nor discarded on this device, the newest first. */
export function halfDoneForms(userId: string) {
  const kept = keptAs(z.array(z.unknown()), `yarim-kalanlar:${userId}`, onThisDevice);
  // Skips what is no valid form.
  const list = () => (kept.read() ?? []).flatMap((form) => halfDone.safeParse(form).data ?? []);
  const others = (key: string) => list().filter((form) => form.key !== key);
  const write = (forms: readonly HalfDone[]) =>
    forms.length === 0 ? kept.remove() : kept.write(forms.slice(0, MAX_FORMS));
  return {
    list,
    newestAt: (place: string) => list().find((form) => form.place === place),
    store: (form: HalfDone) => write([form, ...others(form.key)]),
    remove: (key: string) => write(others(key)),
  };
}
