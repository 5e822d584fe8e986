import type { Product } from "../../../domain/catalog/product.ts";
import { SmallButton } from "../../ui/button.tsx";
import { PanelIcon } from "../panel-parts.tsx";
import "./row-switches.css";

type StockOpenerProps = { product: Product; onOpen: () => void };

/** Of a product with choices: it says the same, and opens what of the product is sold out. */
export const StockOpener = ({ product, onOpen }: StockOpenerProps) => {
  const word = product.inStock ? "Stokta" : "Tükendi";
  return <SmallButton action={word} of={product.name} aria-haspopup="dialog" onClick={onOpen} />;
};

type SwitchProps = { product: Product; onSwitch: (isOn: boolean) => void };

/** Spec §4: the stock reads 'Stokta' or 'Tükendi'; one tap changes it. For screen readers it is a switch. */
export function StockSwitch({ product, onSwitch }: SwitchProps) {
  const word = product.inStock ? "Stokta" : "Tükendi";
  return (
    <button
      type="button"
      role="switch"
      className="kit-bare row-switches-stock"
      aria-checked={product.inStock}
      // Named after what it switches, and by the word that it shows.
      aria-label={`Stokta: ${product.name}${product.inStock ? "" : `, ${word}`}`}
      onClick={() => onSwitch(!product.inStock)}
    >
      <span className="row-switches-track" aria-hidden="true" />
      {word}
    </button>
  );
}

export const FeaturedSwitch = ({ product, onSwitch }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    className="kit-bare row-switches-featured"
    aria-checked={product.featured}
    aria-label={`Öne Çıkan: ${product.name}`}
    onClick={() => onSwitch(!product.featured)}
  >
    <PanelIcon name="star" size={20} />
    {product.featured && <span className="row-switches-featured-word">Öne Çıkan</span>}
  </button>
);
