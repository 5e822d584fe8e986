import "./product-row.css";
import type { ReactNode } from "react";
import type { FirstCategory } from "../../../domain/catalog/category.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import type { ProductPatch } from "../../../domain/catalog/product-patch.ts";
import { isShown } from "../../../domain/catalog/shown-from.ts";
import { allCounts } from "../../../domain/choice/counted-together.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PanelIcon } from "../panel-parts.tsx";
import { shownInWords } from "../panel-words.ts";
import { type ListAround, RowPrices } from "../product-form/row-prices.tsx";

/** On a phone `display: grid` lays out the rows as cards. Screen readers then need roles to find the table. */
export const TABLE_ROLES = {
  table: { role: "table" },
  rowGroup: { role: "rowgroup" },
  row: { role: "row" },
  cell: { role: "cell" },
} as const;

export type RowActions = {
  edit: (product: Product) => void;
  copy: (product: Product) => void;
  remove: (product: Product) => void;
  patch: (product: Product, patch: ProductPatch) => void;
  openStock: (product: Product) => void;
  list: ListAround;
};

type ProductRowProps = {
  product: Product;
  category: FirstCategory | undefined;
  isChosen: boolean;
  onChoose: () => void;
  at: number;
  actions: RowActions;
  children: ReactNode;
};

/** A product whose category no longer exists shows the slug. */
export const ProductRow = ({ product, category, isChosen, onChoose, at, actions, children }: ProductRowProps) => (
  <tr className="product-row" data-chosen={isChosen} data-at={at} {...TABLE_ROLES.row}>
    <td {...TABLE_ROLES.cell}>
      <label className="kit-list-tick">
        <input type="checkbox" aria-label={`Seç: ${product.name}`} checked={isChosen} onChange={onChoose} />
      </label>
    </td>
    <td data-tint={category?.tint} {...TABLE_ROLES.cell}>
      {/* Keyboards and screen readers open the product by its name. */}
      <button
        type="button"
        className="kit-thumb kit-bare product-row-picture"
        tabIndex={-1}
        aria-hidden="true"
        onClick={() => actions.edit(product)}
      >
        <ShopPicture image={product.image} alt="" sizes="48px" widths={[160]} width={48} height={48} />
      </button>
    </td>
    <td className="product-row-name-cell" {...TABLE_ROLES.cell}>
      <div className="product-row-name">
        <button
          type="button"
          className="kit-bare product-row-open"
          aria-haspopup="dialog"
          onClick={() => actions.edit(product)}
        >
          {product.name}
        </button>
        <FeaturedSwitch product={product} onSwitch={(featured) => actions.patch(product, { featured })} />
      </div>
    </td>
    <td className="product-row-price-cell" {...TABLE_ROLES.cell}>
      <RowPrices product={product} list={actions.list} />
    </td>
    <td className="product-row-category-cell" {...TABLE_ROLES.cell}>
      {category?.name ?? product.category}
      {!isShown(product) && <strong className="product-row-hidden">{shownInWords(product.shownFrom)}</strong>}
    </td>
    <td className="product-row-stock-cell" {...TABLE_ROLES.cell}>
      {isSoldByChoice(product) ? (
        <StockOpener product={product} onOpen={() => actions.openStock(product)} />
      ) : (
        <StockSwitch product={product} onSwitch={(inStock) => actions.patch(product, { inStock })} />
      )}
    </td>
    <td className="product-row-actions-cell" {...TABLE_ROLES.cell}>
      {children || <RowButtons product={product} actions={actions} />}
    </td>
  </tr>
);

/** Whether more than the whole of it can be sold out. */
const isSoldByChoice = ({ choices, soldOut, ...pieces }: Product): boolean =>
  choices.length + soldOut.length + Object.keys(allCounts(pieces)).length > 0;

const RowButtons = ({ product, actions }: { product: Product; actions: RowActions }) => (
  <div className="kit-list-tools">
    <IconButton label={`Düzenle: ${product.name}`} aria-haspopup="dialog" onClick={() => actions.edit(product)}>
      <PanelIcon name="pencil" size={20} />
    </IconButton>
    <IconButton
      className="button-icon product-row-copy"
      label={`Kopyala: ${product.name}`}
      aria-haspopup="dialog"
      onClick={() => actions.copy(product)}
    >
      <PanelIcon name="copy" size={20} />
    </IconButton>
    <IconButton icon="trash" size={20} label={`Sil: ${product.name}`} onClick={() => actions.remove(product)} />
  </div>
);

type StockOpenerProps = { product: Product; onOpen: () => void };

/** Takes the switch's place at a product with choices: it looks the same, and opens the stock of each choice. */
const StockOpener = ({ product, onOpen }: StockOpenerProps) => {
  const word = product.inStock ? "Stokta" : "Tükendi";
  return (
    <button
      type="button"
      className="kit-bare product-row-stock"
      aria-label={`${word}: ${product.name}`}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <span className="product-row-track" data-on={product.inStock} aria-hidden="true" />
      {word}
      <Icon name="right" size={14} />
    </button>
  );
};

type SwitchProps = { product: Product; onSwitch: (isOn: boolean) => void };

/** Spec §4: the stock reads 'Stokta' or 'Tükendi'; one tap changes it. For screen readers it is a switch. */
function StockSwitch({ product, onSwitch }: SwitchProps) {
  const word = product.inStock ? "Stokta" : "Tükendi";
  return (
    <button
      type="button"
      role="switch"
      className="kit-bare product-row-stock"
      aria-checked={product.inStock}
      // Named after what it switches, and by the word that it shows.
      aria-label={`Stokta: ${product.name}${product.inStock ? "" : `, ${word}`}`}
      onClick={() => onSwitch(!product.inStock)}
    >
      <span className="product-row-track" data-on={product.inStock} aria-hidden="true" />
      {word}
    </button>
  );
}

export const FeaturedSwitch = ({ product, onSwitch }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    className="kit-bare product-row-featured"
    aria-checked={product.featured}
    aria-label={`Öne Çıkan: ${product.name}`}
    onClick={() => onSwitch(!product.featured)}
  >
    <PanelIcon name="star" size={20} />
    {product.featured && <span className="product-row-featured-word">Öne Çıkan</span>}
  </button>
);
