import { z } from "zod";
import { NEW_PRODUCT } from "../../../domain/web/panel-addresses.ts";
import { onThisDevice } from "../../browser-storage.ts";
import { parsedJson } from "../parsed-json.ts";
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

/** The forms that one owner has neither saved nor discarded on this device, the newest first. */
export function halfDoneForms(userId: string) {
  const storageKey = `yarim-kalanlar:${userId}`;
  const list = () => read(onThisDevice.read(storageKey));
  const others = (key: string) => list().filter((form) => form.key !== key);
  const write = (forms: readonly HalfDone[]) => {
    if (forms.length === 0) onThisDevice.remove(storageKey);
    else onThisDevice.write(storageKey, JSON.stringify(forms.slice(0, MAX_FORMS)));
  };
  return {
    list,
    newestAt: (place: string) => list().find((form) => form.place === place),
    store: (form: HalfDone) => write([form, ...others(form.key)]),
    remove: (key: string) => write(others(key)),
  };
}

/** Skips everything in the storage that is no valid form. */
function read(text: string | undefined): HalfDone[] {
  const forms = z.array(z.unknown()).safeParse(parsedJson(text));
  return (forms.data ?? []).flatMap((form) => halfDone.safeParse(form).data ?? []);
}
