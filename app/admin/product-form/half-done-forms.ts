import { z } from "zod";
import { onThisDevice } from "../../browser-storage.ts";
import { parsedJson } from "../parsed-json.ts";
import type { SentForm } from "./opened-form.ts";
import { filledDraft, isPartOfDraft, isSameDraft, type ProductDraft } from "./product-form-values.ts";
import { randomToken } from "./random-token.ts";

/** Where a form that makes a new product is kept; others are kept under their product's id. */
export const NEW_PRODUCT = "yeni";

/** A copy of a product is a new one too, beside what is half done already. */
export const copyPlace = (): string => `${NEW_PRODUCT}-${randomToken()}`;

export const isNewPlace = (place: string): boolean => place === NEW_PRODUCT || place.startsWith(`${NEW_PRODUCT}-`);

const MAX_FORMS = 20;

/** `before` is how the form stood when it was opened, `changes` what was typed since, `key` what it is sent with. */
const halfDone = z.object({
  place: z.string(),
  key: z.string(),
  before: z.custom<Partial<ProductDraft>>(isPartOfDraft).transform(filledDraft),
  changes: z.custom<Partial<ProductDraft>>(isPartOfDraft),
});

export type HalfDone = z.output<typeof halfDone>;

export type HalfDoneForms = ReturnType<typeof halfDoneForms>;

/** What one owner typed on this device and neither saved nor threw away yet, the newest first. */
export function halfDoneForms(userId: string) {
  const key = `yarim-kalanlar:${userId}`;
  const list = () => read(onThisDevice.read(key));
  const others = (place: string) => list().filter((form) => form.place !== place);
  const write = (forms: readonly HalfDone[]) => {
    if (forms.length === 0) onThisDevice.remove(key);
    else onThisDevice.write(key, JSON.stringify(forms.slice(0, MAX_FORMS)));
  };
  const find = (place: string) => list().find((form) => form.place === place);
  const forget = (place: string) => write(others(place));
  return {
    list,
    find,
    keep: (form: HalfDone) => write([form, ...others(form.place)]),
    forget,
    /** Of what was typed while it was on its way nothing goes. Says whether all there was is saved. */
    forgetSaved(place: string, { key, draft }: Pick<SentForm, "key" | "draft">): boolean {
      const kept = find(place);
      if (kept?.key !== key || !isSameDraft({ ...draft, ...kept.changes }, draft)) return false;
      forget(place);
      return true;
    },
  };
}

/** Only what looks like a form is opened. */
function read(kept: string | undefined): HalfDone[] {
  const forms = z.array(z.unknown()).safeParse(parsedJson(kept));
  return (forms.data ?? []).flatMap((form) => halfDone.safeParse(form).data ?? []);
}
