import { FIRST_SETTINGS } from "../../../content/first-settings.ts";
import type { GetSnapshot } from "../../../domain/shop/snapshot.ts";
import { createSnapshots } from "../../../server/memory/snapshots.ts";
import { createCatalog } from "../../../storage/catalog/stored-catalog.ts";
import type { Store } from "../../../storage/store.ts";
import { readChanges } from "../../../storage/stored-snapshot.ts";

/** What visitors would see of a database, read from nothing for each question. */
export const snapshotOf =
  (store: Store): GetSnapshot =>
  () =>
    createSnapshots({ changes: store, read: (since) => readChanges(store, FIRST_SETTINGS, since) }).get();

/** A catalogue that is written to, and what it shows then. */
export function readCatalog(store: Store) {
  const look = snapshotOf(store);
  return {
    ...createCatalog(store),
    listProducts: async () => (await look()).products,
    listCategories: async () => (await look()).categories,
    findProduct: async (id: string) => (await look()).findProduct(id),
    findAddress: async (slug: string) => (await look()).findAddress(slug),
  };
}

export type ReadCatalog = ReturnType<typeof readCatalog>;
