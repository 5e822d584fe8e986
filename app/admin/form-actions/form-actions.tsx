import type { Product } from "../../../domain/catalog/product.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { SmallButton } from "../../ui/button.tsx";

type FormActionsProps = { product: Product; onCopy: () => void; onHistory: () => void };

/** The actions on a saved product besides editing it. */
export const FormActions = ({ product, onCopy, onHistory }: FormActionsProps) => (
  <nav className="kit-row" aria-label="Bu ürün">
    <a
      className="button button-plain button-small"
      href={addresses.product(product.slug)}
      target="_blank"
      rel="noopener"
    >
      Ürünü gör
    </a>
    <SmallButton action="Kopyala" onClick={onCopy} />
    <SmallButton action="Geçmiş" aria-haspopup="dialog" onClick={onHistory} />
  </nav>
);
