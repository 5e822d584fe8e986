import { discountPercent } from "../../../domain/catalog/discount.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import type { InfoSection } from "../../../domain/settings/info-text.ts";
import type { DeliveryTime } from "../../../domain/shop/arrival.ts";
import type { ChatHours as Hours } from "../../../domain/shop/open-now.ts";
import { HeartButton } from "../cards/heart-button.tsx";
import "../cards/heart-button.css";
import { PriceWords } from "../cards/price-words.tsx";
import { BelowStyle } from "../page/below-style.tsx";
import { AddToCart, AskInChat } from "./buy-buttons.tsx";
import { ChatHours } from "./chat-hours.tsx";
import { ColorChoice } from "./color-choice.tsx";
import { PrintedAddress } from "./printed-address.tsx";
import { ProductDetails } from "./product-details.tsx";
import "./product-facts.css";
import { ProductPromises } from "./product-promises.tsx";
import { ShareProduct } from "./share-product.tsx";
import type { ChosenColor } from "./use-chosen-color.ts";

type ProductFactsProps = {
  product: Product;
  colors: readonly PaintedColor[];
  chosen: ChosenColor;
  onChooseColor: (color: string) => void;
  delivery: DeliveryTime | undefined;
  questions: readonly InfoSection[];
  /** Undefined if the owner has not set them. */
  hours: Hours | undefined;
};

export const ProductFacts = (facts: ProductFactsProps) => {
  const { product, colors, chosen, onChooseColor, delivery, questions, hours } = facts;
  return (
    <div className="product-facts">
      <h1>{product.name}</h1>
      {/* Below the title, so that on a desktop a toast covers words and no button. */}
      <div className="product-facts-offer">
        <Prices product={product} />
        <HeartButton product={product} />
        <ShareProduct name={product.name} address={chosen.address} />
      </div>
      {!product.inStock && <p className="product-facts-sold-out">Tükendi</p>}
      {colors.length > 0 && <ColorChoice colors={colors} chosen={chosen} onChoose={onChooseColor} />}
      <div className="product-facts-buttons">
        {product.inStock && <AddToCart product={product} colors={colors} color={chosen.color} />}
        <AskInChat product={product} chosen={chosen} />
      </div>
      <BelowStyle />
      <PrintedAddress productSlug={product.slug} chosen={chosen} />
      {hours && <ChatHours hours={hours} />}
      <ProductPromises delivery={product.inStock ? delivery : undefined} />
      <ProductDetails product={product} questions={questions} />
    </div>
  );
};

function Prices({ product }: { product: Product }) {
  const percent = discountPercent(product);
  return (
    <p className="product-facts-prices">
      <PriceWords product={product} />
      {percent !== undefined && (
        <span className="product-facts-discount">
          %{percent} <span className="unseen">indirim</span>
        </span>
      )}
    </p>
  );
}
