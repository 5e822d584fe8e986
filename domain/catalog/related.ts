import type { Product } from "./product.ts";

export const RELATED_LIMIT = 4;

/**
 * Those that follow it in the owner's order, then from the start again, so that every product is shown beside another;
 * in stock first.
 */
export function relatedTo({ id, category }: Pick<Product, "id" | "category">, products: readonly Product[]): Product[] {
  const place = products.findIndex((product) => product.id === id);
  const others = [...products.slice(place + 1), ...products.slice(0, Math.max(place, 0))];
  const family = others.filter((product) => product.category === category);
  return [...family.filter(({ inStock }) => inStock), ...family.filter(({ inStock }) => !inStock)].slice(
    0,
    RELATED_LIMIT,
  );
}
