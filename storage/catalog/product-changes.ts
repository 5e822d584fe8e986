import type { CatalogChanges } from "../../domain/catalog/catalog.ts";
import { inTurns } from "../in-turns.ts";
import { readRevision } from "../revision.ts";
import type { Store } from "../store.ts";
import { productOf } from "./product-row.ts";

export async function listChangedSince(store: Store, since: number): Promise<CatalogChanges> {
  const known = store.revision();
  const { revision, rows } = await store.snapshot(async (reading) => ({
    revision: await readRevision(reading),
    rows: await reading.selectFrom("products").selectAll().where("revision", ">", since).execute(),
  }));
  if (revision < known) await store.look();
  const changes: CatalogChanges = { revision, products: [], removedIds: [] };
  for await (const some of inTurns(rows)) {
    for (const row of some) {
      if (row.deleted_at) changes.removedIds.push(row.id);
      else changes.products.push({ product: productOf(row), position: row.position });
    }
  }
  return changes;
}
