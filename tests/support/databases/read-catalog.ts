import type { GetSnapshot } from "../../../domain/shop/snapshot.ts";
import { createSnapshots } from "../../../server/memory/snapshots.ts";
import { createCatalog } from "../../../storage/catalog/stored-catalog.ts";
import type { Store } from "../../../storage/store.ts";
import { readChanges } from "../../../storage/stored-snapshot.ts";
import { FIRST_SETTINGS } from "../sample-shop.ts";

/** The snapshot that visitors would see, read from the database anew for each call. */
const snapshotOf =
  (store: Store): GetSnapshot =>
  () =>
    createSnapshots({ changes: store, read: (since) => readChanges(store, FIRST_SETTINGS, since) }).get();

/** A catalogue with writes, and with reads of what visitors see. */
export function readCatalog(store: Store) {
  const snapshot = snapshotOf(store);
  return {
    ...createCatalog(store),
    snapshot,
    listProducts: async () => (await snapshot()).products,
    listCategories: async () => (await snapshot()).categories,
    findProduct: async (id: string) => (await snapshot()).findProduct(id),
    findAddress: async (slug: string) => (await snapshot()).findAddress(slug),
  };
}

export type ReadCatalog = ReturnType<typeof readCatalog>;
