import { type ReactNode, useSyncExternalStore } from "react";
import { colorOf } from "../../../domain/catalog/color-words.ts";
import { ownPictureHash } from "../../../domain/catalog/media.ts";
import type { Product } from "../../../domain/catalog/product.ts";
import { splitList } from "../../../domain/catalog/product-input.ts";
import { discountPercent, oldPriceOf } from "../../../domain/catalog/shown-price.ts";
import type { Tint } from "../../../domain/look/paper.ts";
import { formatPrice } from "../../../domain/money.ts";
import { productMessage } from "../../../domain/order/product-message.ts";
import { slugOf } from "../../../domain/slug.ts";
import { parsePrice } from "../../../domain/typed-price.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { useDebounced } from "../../ui/use-debounced.ts";
import { useShop } from "../../use-shop.ts";
import { PanelIcon } from "../panel-parts.tsx";
import type { ProductDraft } from "./product-form-values.ts";
import "./product-form.css";

/** Spec §9, the same number as on the shop's cards. */
const CARD_COLORS = 3;

/** The width from which the preview fits beside the fields; the same as in product-form.css. */
const WIDE = "(min-width: 69em)";

type ProductPreviewProps = {
  draft: ProductDraft;
  /** The saved product: with an unchanged name it keeps its slug. */
  saved: Product | undefined;
  tint: Tint | undefined;
};

/** The preview stands beside the fields on wide screens, else folded below them. */
export function ProductPreview(props: ProductPreviewProps) {
  const isWide = useSyncExternalStore(
    listenForWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  );
  const preview = <Preview {...props} />;
  if (isWide) return <aside className="product-form-preview">{preview}</aside>;
  return (
    <details className="kit-fold">
      <summary>Önizleme</summary>
      {preview}
    </details>
  );
}

function listenForWidth(onChange: () => void): () => void {
  const width = matchMedia(WIDE);
  width.addEventListener("change", onChange);
  return () => width.removeEventListener("change", onChange);
}

/** Shows what the typed values become: the address, the card and the message that a visitor sends. */
function Preview({ draft, saved, tint }: ProductPreviewProps) {
  const { publicUrl } = useShop();
  const name = draft.name.trim() || "Ürünün adı";
  const slug = saved?.name === draft.name.trim() ? saved.slug : slugOf(name);
  const address = publicUrl + addresses.product(slug);
  return (
    <section className="kit-stack" aria-label="Önizleme">
      <Part title="Adresi">
        <p className="kit-letter">{address.replace(/^https?:\/\//, "")}</p>
      </Part>
      <Part title="Kartı">
        <Card draft={{ ...draft, name }} tint={tint} />
      </Part>
      <Part title="WhatsApp mesajı">
        <p className="kit-note kit-letter" data-tint="mint">
          {productMessage({ name, price: parsePrice(draft.price) ?? 0, address })}
        </p>
      </Part>
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="kit-stack">
    <h3 className="kit-soft">{title}</h3>
    {children}
  </div>
);

function Card({ draft, tint }: { draft: ProductDraft; tint: Tint | undefined }) {
  const { name, inStock, featured } = draft;
  const image = useShownImage(draft.image);
  const price = parsePrice(draft.price);
  const prices = price === undefined ? undefined : { price, originalPrice: parsePrice(draft.originalPrice) ?? null };
  const percent = prices && discountPercent(prices);
  const oldPrice = prices && oldPriceOf(prices);
  return (
    <article className="kit-stack">
      <div className="kit-thumb product-form-picture" data-tint={tint}>
        {image === undefined ? (
          <Icon name="bag" size={44} />
        ) : (
          <ShopPicture image={image} alt="" sizes="220px" widths={[320, 480]} width={220} height={220} />
        )}
        {percent !== undefined && <span className="kit-badge">%{percent}</span>}
        {!inStock && <span className="kit-badge">Tükendi</span>}
        {inStock && featured && (
          <span className="product-form-star" title="Öne Çıkan">
            <PanelIcon name="star" size={16} />
          </span>
        )}
      </div>
      <p className="kit-letter">{name}</p>
      <p className="kit-row">
        <span className="price">{price === undefined ? "₺…" : formatPrice(price)}</span>
        {oldPrice !== undefined && <s className="old-price">{formatPrice(oldPrice)}</s>}
      </p>
      <div className="kit-row">
        {[...new Set(splitList(draft.colors))].slice(0, CARD_COLORS).map((color) => (
          <span key={color} role="img" aria-label={color}>
            <Swatch paint={colorOf(color)} size={18} />
          </span>
        ))}
      </div>
    </article>
  );
}

/** The typed address once it can be shown. */
function useShownImage(typed: string): string | undefined {
  const { publicUrl } = useShop();
  const image = useDebounced(typed.trim());
  const isShowable = /^https:\/\//i.test(image) ? URL.canParse(image) : ownPictureHash(image, publicUrl) !== undefined;
  return isShowable ? image : undefined;
}
