import "./product-form-footer.css";
import { PlainButton } from "../../ui/button.tsx";

type ProductFormFooterProps = {
  isNew: boolean;
  isBusy: boolean;
  /** Pictures are on their way, and then it is saved. */
  isAwaited: boolean;
  refusal: string | undefined;
  onSaveAndNext: () => void;
  onClose: () => void;
};

export const ProductFormFooter = ({ isNew, isBusy, isAwaited, refusal, ...ways }: ProductFormFooterProps) => (
  <footer className="sheet-foot product-form-footer">
    {refusal && <p role="alert">{refusal}</p>}
    <PlainButton action="İptal" onClick={ways.onClose} />
    {isNew && (
      <button
        type="button"
        className="button button-plain product-form-footer-next"
        disabled={isBusy}
        onClick={ways.onSaveAndNext}
      >
        Kaydet ve yeni ekle
      </button>
    )}
    <button type="submit" className="button button-ribbon" disabled={isBusy}>
      {saveWords(isBusy, isAwaited)}
    </button>
  </footer>
);

function saveWords(isBusy: boolean, isAwaited: boolean): string {
  if (isBusy) return "Kaydediliyor...";
  return isAwaited ? "Fotoğraflar bekleniyor..." : "Kaydet";
}
