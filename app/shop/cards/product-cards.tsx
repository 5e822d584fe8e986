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
  /** The color's name in addresses in which a card opens its product. */
  colorOf?: ((id: string) => string | undefined) | undefined;
};

export function ProductCards({ products, firstRow = 0, nameOf, colorOf }: ProductCardsProps) {
  const categories = useCategories();
  return (
    <div className="product-cards">
      {products.map((product, index) => (
        <ProductCard
          key={product.id}
          product={product}
          tint={tintOf(product.category, categories)}
          name={nameOf?.(product)}
          color={colorOf?.(product.id)}
          isFirst={index < firstRow}
        />
      ))}
    </div>
  );
}
