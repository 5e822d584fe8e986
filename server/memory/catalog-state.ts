import { byPosition, type PositionedProduct, type ProductAddress } from "../../domain/catalog/catalog.ts";
import type { Product } from "../../domain/catalog/product.ts";
import type { StoredProduct } from "../../domain/shop/snapshot.ts";

/** All products at one revision; it never changes. `stored` holds the trash too, `sorted` only products on sale in the owner's order. */
export type CatalogState = { stored: ReadonlyMap<string, StoredProduct>; sorted: readonly PositionedProduct[] };

export const EMPTY_STATE: CatalogState = { stored: new Map(), sorted: [] };

/** Unchanged products stay in order, so the sort meets a nearly sorted list and is fast. */
export function applyChanges(before: CatalogState, changed: readonly StoredProduct[]): CatalogState {
  if (changed.length === 0) return before;
  const stored = new Map(before.stored);
  for (const one of changed) stored.set(one.id, one);
  const changedIds = new Set(changed.map(({ id }) => id));
  const unchanged = before.sorted.filter(({ product }) => !changedIds.has(product.id));
  const added = changed.flatMap(({ product, position }) => (product ? [{ product, position }] : []));
  return { stored, sorted: [...unchanged, ...added].sort(byPosition) };
}

/** Look-ups by id and by slug. The slug map is built at its first use. */
export function lookUpsOf({ stored }: CatalogState) {
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

function addressOf({ slug, name, category, product }: StoredProduct, requested: string): ProductAddress {
  if (!product) return { state: "gone", name, category };
  return slug === requested ? { state: "here", product } : { state: "moved", slug };
}
