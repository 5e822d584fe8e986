import { z } from "zod";
import { onThisDevice } from "../../browser-storage.ts";
import { parsedJson } from "../parsed-json.ts";
import type { SentForm } from "./opened-form.ts";
import { filledDraft, isPartOfDraft, isSameDraft, type ProductDraft } from "./product-form-values.ts";
import { randomToken } from "./random-token.ts";

/** The place of the form for a new product. The form of a saved product has the product's id as its place. */
export const NEW_PRODUCT = "yeni";

/** Every copy of a product gets a place of its own, beside other half-done forms. */
export const newCopyPlace = (): string => `${NEW_PRODUCT}-${randomToken()}`;

export const isNewPlace = (place: string): boolean => place === NEW_PRODUCT || place.startsWith(`${NEW_PRODUCT}-`);

const MAX_FORMS = 20;

/** `before` is the draft when the form was opened, `changes` what was typed since, `key` its idempotency key. */
const halfDone = z.object({
  place: z.string(),
  key: z.string(),
  before: z.custom<Partial<ProductDraft>>(isPartOfDraft).transform(filledDraft),
  changes: z.custom<Partial<ProductDraft>>(isPartOfDraft),
});

export type HalfDone = z.output<typeof halfDone>;

export type HalfDoneForms = ReturnType<typeof halfDoneForms>;

/** The forms that one owner has neither saved nor discarded on this device, the newest first. */
export function halfDoneForms(userId: string) {
  const key = `yarim-kalanlar:${userId}`;
  const list = () => read(onThisDevice.read(key));
  const others = (place: string) => list().filter((form) => form.place !== place);
  const write = (forms: readonly HalfDone[]) => {
    if (forms.length === 0) onThisDevice.remove(key);
    else onThisDevice.write(key, JSON.stringify(forms.slice(0, MAX_FORMS)));
  };
  const find = (place: string) => list().find((form) => form.place === place);
  const remove = (place: string) => write(others(place));
  return {
    list,
    find,
    store: (form: HalfDone) => write([form, ...others(form.place)]),
    remove,
    /** Keeps what was typed during the request. Answers whether everything was saved, and so removed. */
    removeSaved(place: string, { key, draft }: Pick<SentForm, "key" | "draft">): boolean {
      const stored = find(place);
      if (stored?.key !== key || !isSameDraft({ ...draft, ...stored.changes }, draft)) return false;
      remove(place);
      return true;
    },
  };
}

/** Skips everything in the storage that is no valid form. */
function read(text: string | undefined): HalfDone[] {
  const forms = z.array(z.unknown()).safeParse(parsedJson(text));
  return (forms.data ?? []).flatMap((form) => halfDone.safeParse(form).data ?? []);
}
