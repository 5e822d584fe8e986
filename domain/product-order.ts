import type { ProductSort } from "./catalog.ts";
import { discountPercent } from "./discount.ts";
import { toKurus } from "./money.ts";
import type { Product } from "./product.ts";

/** Of what is in the owner's order, which goes on holding among equals (storage/stored-product-list.ts does it in SQL). */
export function inOrder(products: readonly Product[], sort: ProductSort): readonly Product[] {
  const rankOf = RANKS[sort];
  if (!rankOf) return products;
  const ranked = products.map((product) => ({ product, rank: rankOf(product) }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ product }) => product);
}

/** The lower, the further in front. */
const RANKS: Record<ProductSort, ((product: Product) => number) | undefined> = {
  recommended: undefined,
  "price-asc": ({ price }) => toKurus(price),
  "price-desc": ({ price }) => -toKurus(price),
  newest: ({ createdAt }) => -Date.parse(createdAt),
  discount: (product) => -(discountPercent(product) ?? 0),
};
