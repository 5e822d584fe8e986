import { Link } from "react-router";
import { discountPercent } from "../../../domain/catalog/discount.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import type { PaintedColor } from "../../../domain/catalog/showcase.ts";
import type { InfoPageSlug } from "../../../domain/shop/info-page-slugs.ts";
import type { ShopPromises } from "../../../domain/shop/shop-facts.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { useShop } from "../../use-shop.ts";
import { HeartButton } from "../cards/heart-button.tsx";
import { PriceWords } from "../cards/price-words.tsx";
import { INFO_LABELS } from "../info/info-links.ts";
import { AddToCart, AskInChat } from "./buy-buttons.tsx";
import { ColorChoice } from "./color-choice.tsx";
import "./product-facts.css";
import { ShareProduct } from "./share-product.tsx";

type ProductFactsProps = {
  product: Product;
  colors: readonly PaintedColor[];
  color: string | undefined;
  onChooseColor: (color: string) => void;
};

export const ProductFacts = ({ product, colors, color, onChooseColor }: ProductFactsProps) => (
  <div className="product-facts">
    <div className="product-facts-title">
      <h1>{product.name}</h1>
      <HeartButton product={product} />
      <ShareProduct product={product} />
    </div>
    <Prices product={product} />
    {!product.inStock && <p className="product-facts-sold-out">Tükendi</p>}
    {colors.length > 0 && (
      <ColorChoice colors={colors} chosen={color} onChoose={onChooseColor} isDisabled={!product.inStock} />
    )}
    <div className="product-facts-buttons">
      {product.inStock && <AddToCart product={product} colors={colors} color={color} />}
      <AskInChat product={product} color={color} />
    </div>
    <Promises />
    <Description text={product.description} />
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

const delivery = ({ shipsEverywhere, ...promises }: ShopPromises) => ({
  title: shipsEverywhere ? "Türkiye'nin her yerine gönderiyoruz" : "Kargoyla gönderiyoruz",
  text: packing(promises),
  page: "teslimat" as const,
});

function packing({ giftWrap, giftNote }: Pick<ShopPromises, "giftWrap" | "giftNote">): string {
  if (giftWrap && giftNote) return "Hediye paketi yapar, notunu da yazarız.";
  if (giftWrap) return "Hediye paketini biz yaparız.";
  if (giftNote) return "Kartına notunu elle yazarız.";
  return "Ücretini ve gününü sen onaylamadan önce yazarız.";
}

const PROMISES = [
  {
    title: "14 gün içinde iade",
    text: "İçine sinmezse geri gönderebilirsin.",
    page: "iade-ve-cayma",
  },
  {
    title: "WhatsApp'tan cevap veriyoruz",
    text: "Sorunu yaz, sana bir insan cevap versin.",
    page: "sss",
  },
] satisfies { title: string; text: string; page: InfoPageSlug }[];

const Promises = () => (
  <ul className="product-facts-promises">
    {[delivery(useShop().promises), ...PROMISES].map(({ title, text, page }) => (
      <li key={title}>
        <strong>{title}</strong>
        {text} <Link to={addresses.info(page)}>{INFO_LABELS[page]}</Link>
      </li>
    ))}
  </ul>
);

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
