import { discountPercent } from "../../../domain/catalog/discount.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import type { ProductDetail } from "../../../domain/catalog/product-input.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import type { InfoSection } from "../../../domain/settings/info-text.ts";
import type { DeliveryTime } from "../../../domain/shop/delivery-days.ts";
import type { ChatHours as Hours } from "../../../domain/shop/open-now.ts";
import { InfoSectionView } from "../../info/info-section.tsx";
import { HeartButton } from "../cards/heart-button.tsx";
import { PriceWords } from "../cards/price-words.tsx";
import { AddToCart, AskInChat } from "./buy-buttons.tsx";
import { ChatHours } from "./chat-hours.tsx";
import { ColorChoice } from "./color-choice.tsx";
import { PrintedAddress } from "./printed-address.tsx";
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
      <PrintedAddress productSlug={product.slug} chosen={chosen} />
      <div className="product-facts-buttons">
        {product.inStock && <AddToCart product={product} colors={colors} color={chosen.color} />}
        <AskInChat product={product} chosen={chosen} />
      </div>
      {hours && <ChatHours hours={hours} />}
      <ProductPromises delivery={product.inStock ? delivery : undefined} />
      <Description text={product.description} />
      <FoldedRows title="Ayrıntılar" id="ayrintilar" rows={product.details.map(asRow)} />
      <FoldedRows title="Merak edilenler" id="merak-edilenler" rows={questions} />
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

function Description({ text }: { text: string }) {
  const paragraphs = text.split(/\n+/).filter((paragraph) => paragraph.trim() !== "");
  if (paragraphs.length === 0) return null;
  return (
    <section className="product-facts-description" aria-labelledby="aciklama">
      <h2 id="aciklama">Nasıl bir şey?</h2>
      {Array.from(paragraphs.entries(), ([index, paragraph]) => (
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  );
}

const asRow = ({ name, text }: ProductDetail): InfoSection => ({ heading: name, blocks: [text] });

type FoldedRowsProps = { title: string; id: string; rows: readonly InfoSection[] };

/** The keys are indexes, because an owner may give two rows the same name. */
const FoldedRows = ({ title, id, rows }: FoldedRowsProps) =>
  rows.length > 0 && (
    <section className="product-facts-rows" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {Array.from(rows.entries(), ([index, row]) => (
        <InfoSectionView key={index} section={row} isFolded level="h3" />
      ))}
    </section>
  );
