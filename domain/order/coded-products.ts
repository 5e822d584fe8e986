import type { Product } from "../catalog/product.ts";
import { codeKey } from "./cart-code.ts";

export type CodedProduct<Known> = { product: Known; color?: string };

/**
 * Products, each in its color, by the keys of a cart's code; all of them without `keys`. Two with the same key are not told apart:
 * neither is found.
 */
export function codedProducts<Known extends Pick<Product, "id" | "colors">>(
  products: Iterable<Known>,
  keys?: ReadonlySet<number>,
): Map<number, CodedProduct<Known>> {
  const found = new Map<number, CodedProduct<Known>>();
  const shared = new Set<number>();
  const add = (one: CodedProduct<Known>) => {
    const key = codeKey({ id: one.product.id, ...(one.color !== undefined && { color: one.color }) });
    if (keys && !keys.has(key)) return;
    if (found.has(key)) shared.add(key);
    found.set(key, one);
  };
  for (const product of products) {
    add({ product });
    for (const color of new Set(product.colors)) add({ product, color });
  }
  for (const key of shared) found.delete(key);
  return found;
}
