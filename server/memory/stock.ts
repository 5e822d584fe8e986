import { byPosition, type PositionedProduct, type ProductAddress } from "../../domain/catalog/catalog.ts";
import type { Product } from "../../domain/catalog/product.ts";
import type { StoredProduct } from "../../domain/shop/snapshot.ts";

/** All products of one revision, the trash among them; those of the next revision are another value. */
export type Stock = { stored: ReadonlyMap<string, StoredProduct>; placed: readonly PositionedProduct[] };

export const EMPTY_STOCK: Stock = { stored: new Map(), placed: [] };

/** Sorting what is nearly sorted looks at each product once. */
export function stockAfter(before: Stock, changed: readonly StoredProduct[]): Stock {
  if (changed.length === 0) return before;
  const stored = new Map(before.stored);
  for (const one of changed) stored.set(one.id, one);
  const ids = new Set(changed.map(({ id }) => id));
  const left = before.placed.filter(({ product }) => !ids.has(product.id));
  const come = changed.flatMap(({ product, position }) => (product ? [{ product, position }] : []));
  return { stored, placed: [...left, ...come].sort(byPosition) };
}

/** Answers by id and by address; who never asks by address pays for no list of them. */
export function lookUpsOf({ stored }: Stock) {
  let slugs: ReadonlyMap<string, StoredProduct> | undefined;
  return {
    findProduct: (id: string): Product | undefined => stored.get(id)?.product,
    findAddress(slug: string): ProductAddress | undefined {
      slugs ??= bySlug(stored.values());
      const found = slugs.get(slug);
      return found && addressOf(found, slug);
    },
  };
}

function bySlug(stored: Iterable<StoredProduct>): ReadonlyMap<string, StoredProduct> {
  const slugs = new Map<string, StoredProduct>();
  for (const one of stored) {
    for (const former of one.formerSlugs) slugs.set(former, one);
    slugs.set(one.slug, one);
  }
  return slugs;
}

function addressOf({ slug, name, category, product }: StoredProduct, asked: string): ProductAddress {
  if (!product) return { state: "gone", name, category };
  return slug === asked ? { state: "here", product } : { state: "moved", slug };
}
