import type { Product } from "../../../domain/catalog/product.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import "./form-ways.css";
import { SmallButton } from "../../ui/button.tsx";

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
    <SmallButton action="Kopyala" onClick={onCopy} />
    <SmallButton action="Geçmiş" aria-haspopup="dialog" onClick={onHistory} />
  </nav>
);
