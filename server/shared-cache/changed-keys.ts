import { isDeepStrictEqual } from "node:util";
import type { Product } from "../../domain/catalog/product.ts";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import { categoryKey, PRODUCTS_KEY, productKey, SHOP_KEY } from "./surrogate-keys.ts";

/** More are not worth a request: a header has its limit, and so has the patience of a cache. */
const MAX_KEYS = 100;

/** The keys of everything that looks different in a later snapshot. */
export function changedKeys(before: Snapshot, after: Snapshot): string[] {
  if (before.epoch !== after.epoch || !isDeepStrictEqual(settingsOf(before), settingsOf(after))) return [SHOP_KEY];
  const changed = before.products === after.products ? [] : [...without(before, after), ...without(after, before)];
  if (changed.length === 0) return [];
  const keys = new Set(changed.flatMap(({ id, category }) => [productKey(id), categoryKey(category)]));
  return keys.size > MAX_KEYS ? [SHOP_KEY] : [PRODUCTS_KEY, ...keys];
}

/** The products of a snapshot that are not in another one, or not like this: it may have been in another category. */
const without = ({ products }: Snapshot, { findProduct }: Snapshot): Product[] =>
  products.filter(({ id, revision }) => findProduct(id)?.revision !== revision);

/** All that is no product: what is added to a snapshot later is among it. */
function settingsOf(snapshot: Snapshot): object {
  const { version, epoch, revision, products, findProduct, findAddress, findCategory, search, ...settings } = snapshot;
  return settings;
}
