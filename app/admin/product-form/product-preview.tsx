import type { ReactNode } from "react";
import { colorOf } from "../../../domain/catalog/color-words.ts";
import { discountPercent, oldPriceOf } from "../../../domain/catalog/discount.ts";
import type { Tint } from "../../../domain/catalog/tint.ts";
import { formatPrice } from "../../../domain/money.ts";
import { productMessage } from "../../../domain/order/product-message.ts";
import { slugOf } from "../../../domain/slug.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useShop } from "../../use-shop.ts";
import "./product-preview.css";

/** Spec §9, the same number as on the shop's cards. */
const CARD_COLORS = 3;

export type Previewed = {
  name: string;
  image: string | undefined;
  price: number | undefined;
  originalPrice: number | undefined;
  colors: readonly string[];
  inStock: boolean;
  featured: boolean;
};

type ProductPreviewProps = {
  product: Previewed;
  /** The saved product: with an unchanged name it keeps its slug. */
  saved: { slug: string; name: string } | undefined;
  tint: Tint | undefined;
};

/** Shows what the typed values become: the address, the card and the message that a visitor sends. */
export function ProductPreview({ product, saved, tint }: ProductPreviewProps) {
  const { publicUrl } = useShop();
  const name = product.name.trim() || "Ürünün adı";
  const slug = saved?.name === product.name.trim() ? saved.slug : slugOf(name);
  const address = publicUrl + addresses.product(slug);
  return (
    <section className="kit-stack" aria-label="Önizleme">
      <Part title="Adresi">
        <p className="product-preview-address">{address.replace(/^https?:\/\//, "")}</p>
      </Part>
      <Part title="Kartı">
        <Card product={{ ...product, name }} tint={tint} />
      </Part>
      <Part title="WhatsApp mesajı">
        <p className="product-preview-message">{productMessage({ name, price: product.price ?? 0, address })}</p>
      </Part>
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="product-preview-part">
    <h3>{title}</h3>
    {children}
  </div>
);

function Card({ product, tint }: { product: Previewed; tint: Tint | undefined }) {
  const { name, image, price, originalPrice, colors, inStock, featured } = product;
  const prices = price === undefined ? undefined : { price, originalPrice: originalPrice ?? null };
  const percent = prices && discountPercent(prices);
  const oldPrice = prices && oldPriceOf(prices);
  return (
    <article className="product-preview-card">
      <div className="product-preview-picture" data-tint={tint}>
        {image === undefined ? (
          <Icon name="bag" size={44} />
        ) : (
          <ShopPicture image={image} alt="" sizes="220px" widths={[320, 480]} width={220} height={220} />
        )}
        {percent !== undefined && <span className="product-preview-discount">%{percent}</span>}
        {!inStock && <span className="product-preview-sold-out">Tükendi</span>}
      </div>
      <p className="product-preview-name">{name}</p>
      <p className="product-preview-prices">
        <span className="price">{price === undefined ? "₺…" : formatPrice(price)}</span>
        {oldPrice !== undefined && <s className="old-price">{formatPrice(oldPrice)}</s>}
      </p>
      <div className="product-preview-foot">
        {[...new Set(colors)].slice(0, CARD_COLORS).map((color) => (
          <svg key={color} width="18" height="18" viewBox="0 0 18 18" role="img" aria-label={color}>
            <circle cx="9" cy="9" r="8" fill={colorOf(color)} className="product-preview-dot" />
          </svg>
        ))}
        {inStock && featured && <span className="product-preview-featured">Öne Çıkan</span>}
      </div>
    </article>
  );
}
