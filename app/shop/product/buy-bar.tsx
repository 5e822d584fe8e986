import type { ShownProduct } from "../../../domain/catalog/product.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import { formatPrice } from "../../../domain/money.ts";
import { AddToCart, AskInChat } from "./buy-buttons.tsx";
import type { Chosen } from "./use-chosen.ts";

type BuyBarProps = { product: ShownProduct; colors: readonly PaintedColor[]; chosen: Chosen };

/** Keeps the buttons within reach of a thumb on phones; at the page's end the bar stands above the footer. */
export const BuyBar = ({ product, colors, chosen }: BuyBarProps) => (
  <div className="buy-bar">
    <p>
      <span className="price">
        {formatPrice(chosen.prices.price)}
        {"startsAt" in chosen.prices && <small>'dan</small>}
      </span>
      <span className="buy-bar-note">{chosen.gone?.words ?? chosenWords(chosen)}</span>
    </p>
    <AskInChat product={product} chosen={chosen} />
    {!chosen.gone && <AddToCart product={product} colors={colors} chosen={chosen} />}
  </div>
);

const chosenWords = ({ color, values }: Chosen): string =>
  [color, ...values.map(({ name }) => name)].filter(Boolean).join(", ");
