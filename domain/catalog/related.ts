import type { Product } from "./product.ts";

export const RELATED_LIMIT = 4;

/**
 * The products that follow in the same category, in the owner's order and wrapping around at the end. So every product is
 * related to another one. Products in stock come first.
 */
export function relatedTo({ id, category }: Pick<Product, "id" | "category">, products: readonly Product[]): Product[] {
  const index = products.findIndex((product) => product.id === id);
  const others = [...products.slice(index + 1), ...products.slice(0, Math.max(index, 0))];
  const related = others.filter((product) => product.category === category);
  return related.toSorted((one, other) => Number(other.inStock) - Number(one.inStock)).slice(0, RELATED_LIMIT);
}
