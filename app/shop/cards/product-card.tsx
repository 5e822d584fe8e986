import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import type { Tint } from "../../../domain/look/paper.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { ShopPicture } from "../../shop-picture.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Swatch } from "../../ui/swatch.tsx";
import { useOpenCart } from "../cart/open-cart.ts";
import { CardBadges } from "./card-badges.tsx";
import { HeartButton } from "./heart-button.tsx";
import { PriceWords } from "./price-words.tsx";
import { putIntoCart } from "./put-into-cart.ts";

/** Spec §9: a card shows at most this many colors. */
const CARD_COLORS = 3;

export const ProductCard = memo(function ProductCard({
  product,
  tint,
  name = product.name,
  address = addresses.product(product.slug),
  isFirst = false,
}: {
  product: ShowcaseProduct;
  tint: Tint | undefined;
  /** The name with markup, see product-cards.tsx. */
  name?: ReactNode;
  address?: string | undefined;
  isFirst?: boolean;
}) {
  return (
    <article className="product-card">
      <h3>
        <Link className="product-card-name" to={address} prefetch="intent">
          {name}
        </Link>
      </h3>
      <p className="product-card-prices">
        <PriceWords product={product} />
      </p>
      <div className="product-card-foot">
        <Colors colors={product.colors} />
      </div>
      <div className="product-card-picture" data-tint={tint}>
        {/* The name links to the same page, so keyboards and screen readers skip this link. */}
        <Link to={address} prefetch="intent" tabIndex={-1} aria-hidden>
          <ShopPicture
            image={product.image}
            alt=""
            sizes="(min-width: 640px) min(21vw, 395px), calc(45.5vw - 6px)"
            widths={[320, 480, 640]}
            width={640}
            height={640}
            isFirst={isFirst}
          />
        </Link>
        <CardBadges product={product} />
        <HeartButton product={product} />
        <AddButton product={product} />
      </div>
    </article>
  );
});

function AddButton({ product }: { product: ShowcaseProduct }) {
  const openCart = useOpenCart();
  return (
    <button
      type="button"
      className="product-card-add needs-script"
      aria-label={`Sepete ekle: ${product.name}`}
      disabled={!product.inStock}
      onClick={({ currentTarget }) => putIntoCart(product, product.colors, { button: currentTarget, openCart })}
    >
      <Icon name="plus" />
      <span className="product-card-add-words">Sepete Ekle</span>
    </button>
  );
}

const Colors = ({ colors }: { colors: ShowcaseProduct["colors"] }) =>
  colors.length > 0 && (
    <ul className="product-card-colors" aria-label="Renkler">
      {colors.slice(0, CARD_COLORS).map(({ word, paint }) => (
        <li key={word} title={word}>
          <Swatch paint={paint} size={18} />
          <span className="unseen">{word}</span>
        </li>
      ))}
    </ul>
  );
