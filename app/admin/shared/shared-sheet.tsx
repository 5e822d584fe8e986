import { useState } from "react";
import { Link } from "react-router";
import { NO_ROOM, sharedCheck } from "../../../domain/web/panel-addresses.ts";
import { copy } from "../../part/copy.ts";
import { SmallButton } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { OfferLine } from "../panel-parts.tsx";
import { type Shared, sharedStore } from "./shared-store.ts";

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
export function SharedSheet({ waiting, missing, onOpenForm, onDrafts, onChanged, onClose }: SharedSheetProps) {
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
