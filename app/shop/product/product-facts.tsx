import "../cards/heart-button.css";
import "./product-facts.css";
import { discountPercent } from "../../../domain/catalog/discount.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import { IconButton } from "../../ui/button.tsx";
import { useShop } from "../../use-shop.ts";
import { HeartButton } from "../cards/heart-button.tsx";
import { PriceWords } from "../cards/price-words.tsx";
import { BelowStyle } from "../page/below-style.tsx";
import { shareLink } from "../page/share-link.ts";
import { AddToCart, AskInChat } from "./buy-buttons.tsx";
import { ColorChoice } from "./color-choice.tsx";
import { type About, ProductDetails } from "./product-details.tsx";
import type { ChosenColor } from "./use-chosen-color.ts";

type ProductFactsProps = About & {
  product: Product;
  colors: readonly PaintedColor[];
  chosen: ChosenColor;
  onChooseColor: (color: string) => void;
};

export const ProductFacts = ({ product, colors, chosen, onChooseColor, ...about }: ProductFactsProps) => (
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
    <div className="product-facts-buttons screen-only">
      {product.inStock && <AddToCart product={product} colors={colors} color={chosen.color} />}
      <AskInChat product={product} chosen={chosen} />
    </div>
    <BelowStyle />
    <ProductDetails product={product} chosen={chosen} {...about} />
  </div>
);

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

/** Shares the product in the chosen color. */
function ShareProduct({ name, address }: { name: string; address: string }) {
  const { publicUrl } = useShop();
  return (
    <IconButton
      className="button-icon product-facts-share needs-script"
      icon="share"
      label="Ürünü paylaş"
      onClick={() => shareLink({ title: name, url: publicUrl + address })}
    />
  );
}
