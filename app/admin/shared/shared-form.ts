import { MAX_PICTURES } from "../../../domain/catalog/media.ts";
import { NEW_PRODUCT } from "../../../domain/web/panel-addresses.ts";
import { halfDoneForms } from "../product-form/half-done-forms.ts";
import { filledDraft } from "../product-form/product-form-values.ts";
import { uploadQueueOf } from "../product-pictures/use-uploads.ts";
import { type Shared, sharedStore } from "./shared-store.ts";

/**
 * Begins the form of a new product with what was shared. The form's key is the share's number, so two shares never mix, and one that
 * is opened again continues the same form. What was shared is kept until its photos are uploaded.
 */
export function beginSharedForm(userId: string, { number, photos, words }: Shared): void {
  const forms = halfDoneForms(userId);
  if (!forms.list().some(({ key }) => key === number)) {
    const changes = words === "" ? {} : { description: words };
    const at = new Date().toISOString();
    forms.store({ place: NEW_PRODUCT, key: number, before: filledDraft({}), changes, at });
  }
  const queue = uploadQueueOf(userId, number);
  // After a reload it lists the same photos as lost.
  queue.close();
  queue.add(photos, MAX_PICTURES).then(() => {
    if (!queue.list().some(({ stage }) => stage === "failed")) sharedStore.remove(number);
  });
}
