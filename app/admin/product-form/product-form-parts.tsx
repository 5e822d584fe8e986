import { Link } from "react-router";
import type { Product } from "../../../domain/catalog/product.ts";
import { isShown } from "../../../domain/catalog/shown-from.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { productSharing } from "../../../domain/web/panel-addresses.ts";
import { PlainButton, SmallButton } from "../../ui/button.tsx";
import { OfferLine } from "../panel-parts.tsx";
import { saveWord } from "../saved-form/saved-form.tsx";
import "./product-form.css";

type ProductActionsProps = { product: Product; onCopy: () => void; onHistory: () => void };

export const ProductActions = ({ product, onCopy, onHistory }: ProductActionsProps) => (
  <nav className="kit-row" aria-label="Bu ürün">
    {isShown(product) ? (
      <a
        className="button button-plain button-small"
        href={addresses.product(product.slug)}
        target="_blank"
        rel="noopener"
      >
        Ürünü gör
      </a>
    ) : (
      // In this tab, where she is signed in already: a new document begins as a visitor's, with no such product.
      <Link className="button button-plain button-small" to={addresses.product(product.slug)}>
        Dükkânda gör
      </Link>
    )}
    <Link className="button button-plain button-small" to={productSharing(product.id)}>
      Paylaş
    </Link>
    <SmallButton action="Kopyala" onClick={onCopy} />
    <SmallButton action="Geçmiş" aria-haspopup="dialog" onClick={onHistory} />
  </nav>
);

type RemovedLineProps = { onAbandon: () => void; onRestore: () => void };

/** The product was removed while its form was half done. Saving creates a new one. */
export const RemovedLine = ({ onAbandon, onRestore }: RemovedLineProps) => (
  <OfferLine
    tint="butter"
    words="Bu ürün bu arada silindi. Geri koyabilirsin; kaydedersen yeni ürün olarak eklenir."
    action="Geri koy"
    onAction={onRestore}
  >
    <SmallButton action="Yazdıklarımı sil" onClick={onAbandon} />
  </OfferLine>
);

/** The product was changed while its form was half done. */
export const OutdatedLine = () => (
  <p className="kit-note kit-offer" data-tint="butter">
    Bu ürün sen yazarken başka bir yerden değiştirildi. Dokunmadıkların güncel hâliyle duruyor.
  </p>
);

type ProductFormFooterProps = {
  isNew: boolean;
  isBusy: boolean;
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
      {isWaiting && !isBusy ? "Fotoğraflar bekleniyor..." : saveWord({ isBusy })}
    </button>
  </footer>
);
