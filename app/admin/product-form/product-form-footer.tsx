import { PlainButton } from "../../ui/button.tsx";

type ProductFormFooterProps = {
  isNew: boolean;
  isBusy: boolean;
  /** Saving waits for uploads. */
  isWaiting: boolean;
  refusal: string | undefined;
  onSaveAndNext: () => void;
  onClose: () => void;
};

export const ProductFormFooter = ({ isNew, isBusy, isWaiting, refusal, ...on }: ProductFormFooterProps) => (
  <footer className="sheet-foot product-form-footer">
    {refusal && <p role="alert">{refusal}</p>}
    <PlainButton action="İptal" onClick={on.onClose} />
    {isNew && (
      <button
        type="button"
        className="button button-plain product-form-footer-next"
        disabled={isBusy}
        onClick={on.onSaveAndNext}
      >
        Kaydet ve yeni ekle
      </button>
    )}
    <button type="submit" className="button button-ribbon" disabled={isBusy}>
      {saveWords(isBusy, isWaiting)}
    </button>
  </footer>
);

function saveWords(isBusy: boolean, isWaiting: boolean): string {
  if (isBusy) return "Kaydediliyor...";
  return isWaiting ? "Fotoğraflar bekleniyor..." : "Kaydet";
}
