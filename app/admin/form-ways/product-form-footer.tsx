type ProductFormFooterProps = {
  isNew: boolean;
  isBusy: boolean;
  refusal: string | undefined;
  onSaveAndNext: () => void;
  onClose: () => void;
};

export const ProductFormFooter = ({ isNew, isBusy, refusal, onSaveAndNext, onClose }: ProductFormFooterProps) => (
  <footer className="product-form-footer">
    {refusal && (
      <p role="alert" className="product-form-refusal">
        {refusal}
      </p>
    )}
    <button type="button" className="button button-plain" onClick={onClose}>
      İptal
    </button>
    {isNew && (
      <button type="button" className="button button-plain product-form-next" disabled={isBusy} onClick={onSaveAndNext}>
        Kaydet ve yeni ekle
      </button>
    )}
    <button type="submit" className="button button-ribbon" disabled={isBusy}>
      {isBusy ? "Kaydediliyor..." : "Kaydet"}
    </button>
  </footer>
);
