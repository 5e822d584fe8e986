import { discountPercent } from "../catalog/discount.ts";
import type { Product } from "../catalog/product.ts";
import { toKurus } from "../money.ts";
import type { ProductSort } from "./matching-products.ts";

/** Sorts products that come in the owner's order. Equals keep it. */
export function inOrder(products: readonly Product[], sort: ProductSort): readonly Product[] {
  const rankOf = RANKS[sort];
  if (!rankOf) return products;
  const ranked = products.map((product) => ({ product, rank: rankOf(product) }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ product }) => product);
}

/** A lower rank comes first. */
const RANKS: Record<ProductSort, ((product: Product) => number) | undefined> = {
  recommended: undefined,
  "price-asc": ({ price }) => toKurus(price),
  "price-desc": ({ price }) => -toKurus(price),
  newest: ({ createdAt }) => -Date.parse(createdAt),
  discount: (product) => -(discountPercent(product) ?? 0),
  featured: ({ featured }) => (featured ? 0 : 1),
};
