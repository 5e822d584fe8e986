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

/** Opens the form of a new product for photos that have just been shared, 'Doğrula' for a text, and offers everything that still waits. */
export function SharedHost({ userId }: { userId: string }) {
  const navigate = useNavigate();
  const sheet = useOpened("paylasilanlar");
  const [isMissing, setMissing] = useState(false);
  const { answer: waiting = [], setAnswer, reload } = useRequest(sharedStore.list);

  const openForm = (shared: Shared) => {
    beginSharedForm(userId, shared);
    navigate(productForm(shared.number), { replace: true });
  };
  useAnchor(SHARED_ANCHOR, async (number) => {
    const stored = await sharedStore.list();
    setAnswer(stored);
    const arrived = stored.find((shared) => shared.number === number);
    if (arrived && arrived.photos.length > 0) return openForm(arrived);
    if (arrived) return navigate(sharedCheck(number), { replace: true });
    setMissing(number !== "");
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
          isMissing={isMissing}
          onOpenForm={openForm}
          onChanged={reload}
          onClose={sheet.close}
        />
      )}
    </>
  );
}
