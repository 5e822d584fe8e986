import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { MAX_PICTURES } from "../../../domain/catalog/media.ts";
import { NEW_PRODUCT, NO_ROOM, productForm, SHARED_ANCHOR, sharedCheck } from "../../../domain/web/panel-addresses.ts";
import { copy } from "../../part/copy.ts";
import { SmallButton } from "../../ui/button.tsx";
import { useOpened } from "../../ui/opened.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { useRequest } from "../../ui/use-request.ts";
import { OfferLine } from "../panel-parts.tsx";
import { halfDoneForms } from "../product-form/half-done-forms.ts";
import { filledDraft } from "../product-form/product-form-values.ts";
import type { UploadQueue } from "../product-pictures/upload-queue.ts";
import { uploadQueueOf } from "../product-pictures/use-uploads.ts";
import { PHOTO_DRAFTS } from "../products/photo-drafts.tsx";
import { useAnchor } from "../use-opened-about.ts";
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

type SharedSheetProps = {
  waiting: readonly Shared[];
  /** The number of what was shared just now and is not among them, or why it has none. */
  missing: string;
  onOpenForm: (shared: Shared) => void;
  onDrafts: (shared: Shared) => void;
  onChanged: () => Promise<void>;
  onClose: () => void;
};

/** Shares with the installed panel that still wait on this device. */
function SharedSheet({ waiting, missing, onOpenForm, onDrafts, onChanged, onClose }: SharedSheetProps) {
  const [removed, setRemoved] = useState<Shared>();
  const remove = async (shared: Shared) => {
    await sharedStore.remove(shared.number);
    setRemoved(shared);
    await onChanged();
  };
  const restore = async (shared: Shared) => {
    await sharedStore.restore(shared);
    setRemoved(undefined);
    await onChanged();
  };
  return (
    <Sheet title="Paylaşılanlar" shape="side" onClose={onClose}>
      <div className="kit-body">
        {missing !== "" && (
          <p role="status" data-tint="butter" className="kit-note">
            {missing === NO_ROOM ? FULL : LOST}
          </p>
        )}
        {waiting.length === 0 && missing === "" && <p>Bekleyen bir şey yok.</p>}
        {removed && <OfferLine words="Silindi." action="Geri al" onAction={() => restore(removed)} />}
        <ul className="kit-list">
          {waiting.map((shared) => (
            <SharedItem
              key={shared.number}
              shared={shared}
              onOpenForm={() => onOpenForm(shared)}
              onDrafts={() => onDrafts(shared)}
              onRemove={() => remove(shared)}
            />
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

const LOST = "Paylaştığın buraya ulaşmadı. Panel bu telefonda artık hazır: aynı şeyi bir kez daha paylaş.";
const FULL =
  "Paylaştığın sığmadı: en çok 10 paylaşım bekler, hepsi birlikte en çok 25 MB olur. Bekleyenleri bitir ya da sil.";

type SharedItemProps = { shared: Shared; onOpenForm: () => void; onDrafts: () => void; onRemove: () => void };

/** Photos become a product; texts and chats are orders. */
function SharedItem({ shared: { number, photos, chats, words }, onOpenForm, onDrafts, onRemove }: SharedItemProps) {
  const hasPhotos = photos.length > 0;
  const names = chats.map(({ name }) => name).join(", ");
  return (
    <li className="kit-card">
      {words !== "" && <strong className="kit-letter">{words}</strong>}
      <p>
        {hasPhotos
          ? `${photos.length} fotoğraf yeni ürün olmayı bekliyor. Sen paylaşmadıysan sil.`
          : names || "Sipariş olarak okunmayı bekliyor."}
      </p>
      <div className="kit-row">
        {hasPhotos ? (
          <SmallButton action="Yeni ürün yap" onClick={onOpenForm} />
        ) : (
          <Link className="button button-plain button-small" to={sharedCheck(number)}>
            Doğrula
          </Link>
        )}
        {photos.length > 1 && <SmallButton action="Her biri ayrı taslak" onClick={onDrafts} />}
        {words !== "" && <SmallButton action="Kopyala" of={words} onClick={() => copy(words, "Metin")} />}
        <SmallButton action="Sil" of={words || names || `${photos.length} fotoğraf`} onClick={onRemove} />
      </div>
    </li>
  );
}
