import type { Product } from "../../../domain/catalog/product.ts";
import { formatPrice } from "../../../domain/money.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { ListedProduct } from "./product-list.ts";
import "./product-row.css";
import { FeaturedSwitch, StockSwitch } from "./row-switches.tsx";
import { ROLES } from "./table-roles.ts";
import type { Flip } from "./use-flips.ts";

export type RowActions = {
  edit: (product: Product) => void;
  remove: (product: Product) => void;
  flip: (product: Product, flip: Flip) => void;
};

export const ProductRow = ({ product, categoryName, actions }: ListedProduct & { actions: RowActions }) => (
  <tr className="product-row" {...ROLES.row}>
    <td className="cell-picture" data-tint={product.category} {...ROLES.cell}>
      <div className="row-picture">
        <ShopPicture image={product.image} alt="" sizes="72px" widths={[160, 320]} width={72} height={72} />
      </div>
    </td>
    <td className="cell-name" {...ROLES.cell}>
      <div className="row-name">
        <span>{product.name}</span>
        <FeaturedSwitch product={product} onFlip={(featured) => actions.flip(product, { featured })} />
      </div>
    </td>
    <td className="cell-price" {...ROLES.cell}>
      <Prices product={product} />
    </td>
    <td className="cell-category" {...ROLES.cell}>
      {categoryName}
    </td>
    <td className="cell-stock" {...ROLES.cell}>
      <StockSwitch product={product} onFlip={(inStock) => actions.flip(product, { inStock })} />
    </td>
    <td className="cell-actions" {...ROLES.cell}>
      <RowButtons product={product} actions={actions} />
    </td>
  </tr>
);

const Prices = ({ product }: { product: Product }) => (
  <div className="row-prices">
    <span className="price">{formatPrice(product.price)}</span>
    {product.originalPrice !== null && <s className="old-price">{formatPrice(product.originalPrice)}</s>}
  </div>
);

const RowButtons = ({ product, actions }: { product: Product; actions: RowActions }) => (
  <div className="row-buttons">
    <button
      type="button"
      className="icon-button"
      aria-label={`Düzenle: ${product.name}`}
      aria-haspopup="dialog"
      onClick={() => actions.edit(product)}
    >
      <Icon name="pencil" size={20} />
      <span className="row-button-word">Düzenle</span>
    </button>
    <button
      type="button"
      className="icon-button"
      aria-label={`Sil: ${product.name}`}
      onClick={() => actions.remove(product)}
    >
      <Icon name="trash" size={20} />
      <span className="row-button-word">Sil</span>
    </button>
  </div>
);
