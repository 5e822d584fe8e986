import type { Product } from "../../../domain/catalog/product.ts";
import { formatPrice } from "../../../domain/money.ts";
import { AddToCart, AskInChat } from "./buy-buttons.tsx";
import "./buy-bar.css";

type BuyBarProps = { product: Product; color: string | undefined };

/** On phones the buttons stay within reach of a thumb; at the page's end the bar stands above the footer. */
export const BuyBar = ({ product, color }: BuyBarProps) => (
  <div className="buy-bar">
    <p>
      <span className="price">{formatPrice(product.price)}</span>
      <span className="buy-bar-note">{product.inStock ? color : "Tükendi"}</span>
    </p>
    <AskInChat product={product} isShort />
    {product.inStock && <AddToCart product={product} color={color} />}
  </div>
);
