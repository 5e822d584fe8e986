import "../cards/heart-button.css";
import type { ReactNode } from "react";
import "./product-facts.css";
import type { ShownProduct } from "../../../domain/catalog/product.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import { discountPercent } from "../../../domain/catalog/shown-price.ts";
import { COLOR_GROUP } from "../../../domain/choice/chosen.ts";
import type { Options } from "../../../domain/choice/options.ts";
import { lazyPart } from "../../part/lazy-part.tsx";
import { IconButton } from "../../ui/button.tsx";
import { useShop } from "../../use-shop.ts";
import { HeartButton } from "../cards/heart-button.tsx";
import { PriceWords } from "../cards/price-words.tsx";
import { BelowStyle } from "../page/page-head.tsx";
import { shareLink } from "../page/share-link.ts";
import { AddToCart, AskInChat } from "./buy-buttons.tsx";
import { ColorChoice } from "./color-choice.tsx";
import { type About, ProductDetails } from "./product-details.tsx";
import type { PageChoice } from "./use-chosen.ts";

const Choices = lazyPart(() => import("./choices.tsx"));

type ProductFactsProps = About & {
  product: ShownProduct;
  colors: readonly PaintedColor[];
  options: Options;
  /** Whether something beside the color is asked or counted. */
  asksMore: boolean;
  chosen: PageChoice;
  /** A line beside the colors. */
  note: ReactNode;
  onChooseColor: (color: string) => void;
};

export const ProductFacts = ({
  product,
  colors,
  options,
  asksMore,
  chosen,
  note,
  onChooseColor,
  ...about
}: ProductFactsProps) => (
  <div className="product-facts">
    <h1>{product.name}</h1>
    {/* Below the title, so that on a desktop a toast covers words and no button. */}
    <div className="product-facts-offer">
      <Prices chosen={chosen} />
      <HeartButton product={product} />
      <ShareProduct name={product.name} address={chosen.address} />
    </div>
    {!product.inStock && <p className="product-facts-sold-out">Tükendi</p>}
    <p className="product-facts-note" role="status">
      {note}
    </p>
    {options.groups
      .filter(({ id }) => id === COLOR_GROUP)
      .map((group) => (
        <ColorChoice key={group.id} {...{ group, options, chosen }} onChoose={onChooseColor} />
      ))}
    {asksMore && <Choices product={product} options={options} chosen={chosen} />}
    <div className="product-facts-buttons screen-only">
      {product.inStock && <AddToCart product={product} colors={colors} chosen={chosen} />}
      <AskInChat product={product} chosen={chosen} />
    </div>
    <BelowStyle />
    <ProductDetails product={product} chosen={chosen} {...about} />
  </div>
);

function Prices({ chosen }: Pick<ProductFactsProps, "chosen">) {
  const percent = discountPercent(chosen.prices);
  return (
    <p className="product-facts-prices">
      <PriceWords product={chosen.prices} />
      {percent !== undefined && (
        <span className="product-facts-discount">
          %{percent} <span className="unseen">indirim</span>
        </span>
      )}
    </p>
  );
}

/** Shares the product as it is chosen. */
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
