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
  for (const product of products) {
    for (const { key, ...inColor } of keysOf(product)) {
      if (keys && !keys.has(key)) continue;
      if (found.has(key)) shared.add(key);
      found.set(key, { product, ...inColor });
    }
  }
  for (const key of shared) found.delete(key);
  return found;
}

type ColorKey = { key: number; color?: string };

/** A product never changes: what is saved is another one. So its keys are made once, and a save makes those of one product. */
const KEYS = new WeakMap<object, readonly ColorKey[]>();

function keysOf(product: Pick<Product, "id" | "colors">): readonly ColorKey[] {
  const known = KEYS.get(product);
  if (known) return known;
  const { id } = product;
  const colors = [...new Set(product.colors)];
  const keys = [{ key: codeKey({ id }) }, ...colors.map((color) => ({ key: codeKey({ id, color }), color }))];
  KEYS.set(product, keys);
  return keys;
}
