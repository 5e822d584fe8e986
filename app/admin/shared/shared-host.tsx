import { useState } from "react";
import { useNavigate } from "react-router";
import { productForm, SHARED_ANCHOR, sharedCheck } from "../../../domain/web/panel-addresses.ts";
import { useOpened } from "../../ui/opened.ts";
import { useRequest } from "../../ui/use-request.ts";
import { OfferLine } from "../offer-line.tsx";
import { useAnchor } from "../use-anchor.ts";
import { beginSharedForm } from "./shared-form.ts";
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
          onChanged={reload}
          onClose={sheet.close}
        />
      )}
    </>
  );
}
