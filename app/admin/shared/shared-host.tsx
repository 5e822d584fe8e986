import { useState } from "react";
import { useNavigate } from "react-router";
import { MAX_PICTURES } from "../../../domain/catalog/media.ts";
import { NEW_PRODUCT, productForm, SHARED_ANCHOR, sharedCheck } from "../../../domain/web/panel-addresses.ts";
import { useOpened } from "../../ui/opened.ts";
import { useRequest } from "../../ui/use-request.ts";
import { OfferLine } from "../panel-parts.tsx";
import { halfDoneForms } from "../product-form/half-done-forms.ts";
import { filledDraft } from "../product-form/product-form-values.ts";
import type { UploadQueue } from "../product-pictures/upload-queue.ts";
import { uploadQueueOf } from "../product-pictures/use-uploads.ts";
import { PHOTO_DRAFTS } from "../products/photo-drafts.tsx";
import { useAnchor } from "../use-opened-about.ts";
import { SharedSheet } from "./shared-sheet.tsx";
import { type Shared, sharedStore } from "./shared-store.ts";

/**
 * Shows what has just been shared: a text in 'Doğrula', photos among everything that waits. Only her tap begins a form, which uploads its
 * photos at once, because another site can send the same form.
 */
export function SharedHost({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const sheet = useOpened("paylasilanlar");
  const [missing, setMissing] = useState("");
  const { answer: waiting = [], setAnswer, reload } = useRequest(sharedStore.list);

  const openForm = (shared: Shared) => {
    beginSharedForm(userId, shared);
    navigate(productForm(shared.number), { replace: true });
  };
  const makeDrafts = (shared: Shared) => {
    upload(uploadQueueOf(userId, PHOTO_DRAFTS), shared).then(reload);
    sheet.closeInPlace(PHOTO_DRAFTS);
  };
  useAnchor(SHARED_ANCHOR, async (number) => {
    const stored = await sharedStore.list();
    setAnswer(stored);
    const arrived = stored.find((shared) => shared.number === number);
    if (arrived?.photos.length === 0) return navigate(sharedCheck(number), { replace: true });
    setMissing(arrived ? "" : number);
    sheet.open();
  });

  return (
    <>
      {waiting.length > 0 && (
        <OfferLine
          tint="butter"
          words={`Panele paylaştıkların bekliyor (${waiting.length}).`}
          action="Göster"
          onAction={sheet.open}
        />
      )}
      {sheet.isOpen && (
        <SharedSheet
          waiting={waiting}
          missing={missing}
          onOpenForm={openForm}
          onDrafts={makeDrafts}
          onChanged={reload}
          onClose={sheet.close}
        />
      )}
    </>
  );
}

/**
 * Begins the form of a new product with what was shared. The form's key is the share's number, so two shares never mix, and one that
 * is opened again continues the same form.
 */
function beginSharedForm(userId: string, shared: Shared): void {
  const { number, words } = shared;
  const forms = halfDoneForms(userId);
  if (!forms.list().some(({ key }) => key === number)) {
    const changes = words === "" ? {} : { description: words };
    const at = new Date().toISOString();
    forms.store({ place: NEW_PRODUCT, key: number, before: filledDraft({}), changes, at });
  }
  const queue = uploadQueueOf(userId, number);
  // After a reload it lists the same photos as lost.
  queue.close();
  upload(queue, shared, MAX_PICTURES);
}

/** A share is kept until its photos are uploaded. */
async function upload(queue: UploadQueue, { number, photos }: Shared, room?: number): Promise<void> {
  await queue.add(photos, room);
  if (!queue.list().some(({ stage }) => stage === "failed")) await sharedStore.remove(number);
}
