import type { ShownProduct } from "../../../domain/catalog/product.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import { chosenWords } from "../../../domain/order/cart.ts";
import { Price } from "../cards/price-words.tsx";
import { AddToCart, AskInChat } from "./buy-buttons.tsx";
import type { PageChoice } from "./use-chosen.ts";

type BuyBarProps = { product: ShownProduct; colors: readonly PaintedColor[]; chosen: PageChoice };

/** Keeps the buttons within reach of a thumb on phones; at the page's end the bar stands above the footer. */
export const BuyBar = ({ product, colors, chosen }: BuyBarProps) => (
  <div className="buy-bar">
    <p>
      <Price of={chosen.prices} />
      <span className="buy-bar-note">{chosen.gone?.words ?? chosenWords(chosen)}</span>
    </p>
    <AskInChat product={product} chosen={chosen} />
    {!chosen.gone && <AddToCart product={product} colors={colors} chosen={chosen} />}
  </div>
);
