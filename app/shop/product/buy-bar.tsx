import type { Product } from "../../../domain/catalog/product.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import { formatPrice } from "../../../domain/money.ts";
import { AddToCart, AskInChat } from "./buy-buttons.tsx";
import type { ChosenColor } from "./use-chosen-color.ts";

type BuyBarProps = { product: Product; colors: readonly PaintedColor[]; chosen: ChosenColor };

/** Keeps the buttons within reach of a thumb on phones; at the page's end the bar stands above the footer. */
export const BuyBar = ({ product, colors, chosen }: BuyBarProps) => (
  <div className="buy-bar">
    <p>
      <span className="price">{formatPrice(product.price)}</span>
      <span className="buy-bar-note">{chosen.color}</span>
    </p>
    <AskInChat product={product} chosen={chosen} />
    <AddToCart product={product} colors={colors} color={chosen.color} />
  </div>
);
