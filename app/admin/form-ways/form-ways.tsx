import type { Product } from "../../../domain/catalog/product.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import "./form-ways.css";

type FormWaysProps = { product: Product; onCopy: () => void; onHistory: () => void };

/** What can be done with a product that is saved, besides changing it. */
export const FormWays = ({ product, onCopy, onHistory }: FormWaysProps) => (
  <nav className="form-ways" aria-label="Bu ürün">
    <a
      className="button button-plain button-small"
      href={addresses.product(product.slug)}
      target="_blank"
      rel="noopener"
    >
      Ürünü gör
    </a>
    <button type="button" className="button button-plain button-small" onClick={onCopy}>
      Kopyala
    </button>
    <button type="button" className="button button-plain button-small" aria-haspopup="dialog" onClick={onHistory}>
      Geçmiş
    </button>
  </nav>
);
