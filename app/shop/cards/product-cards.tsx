import type { ShowcaseProduct } from "../../../domain/catalog/showcase.ts";
import { ProductCard } from "./product-card.tsx";
import "./product-cards.css";

type ProductCardsProps = {
  products: readonly ShowcaseProduct[];
  /** How many stand in the first row the visitor sees, whose pictures load first. */
  firsts?: number;
};

export const ProductCards = ({ products, firsts = 0 }: ProductCardsProps) => (
  <div className="product-cards">
    {products.map((product, index) => (
      <ProductCard key={product.id} product={product} isFirst={index < firsts} />
    ))}
  </div>
);
