import type { ReactNode } from "react";
import { tintOf } from "../../../domain/catalog/category.ts";
import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { useCategories } from "../../use-shop.ts";
import { ProductCard } from "./product-card.tsx";

type ProductCardsProps = {
  products: readonly ShowcaseProduct[];
  /** Number of cards in the first visible row, whose pictures load first. */
  firstRow?: number;
  /** The name with markup, as in search results. */
  nameOf?: ((product: ShowcaseProduct) => ReactNode) | undefined;
  /** The address at which a card opens its product with something chosen. */
  addressOf?: ((product: ShowcaseProduct) => string | undefined) | undefined;
};

export function ProductCards({ products, firstRow = 0, nameOf, addressOf }: ProductCardsProps) {
  const categories = useCategories();
  return (
    <div className="product-cards" data-featured={products.every(({ featured }) => featured)}>
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          tint={tintOf(product.category, categories)}
          name={nameOf?.(product)}
          address={addressOf?.(product)}
          isFirst={index < firstRow}
        />
      ))}
    </div>
  );
}
