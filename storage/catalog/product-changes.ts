import type { CatalogChanges } from "../../domain/catalog/catalog.ts";
import { readRevision } from "../revision.ts";
import type { Store } from "../store.ts";
import { productOf } from "./product-row.ts";

export const listChangedSince = (store: Store, revision: number): Promise<CatalogChanges> =>
  store.snapshot(async (reading) => {
    const current = await readRevision(reading);
    const rows = await reading.selectFrom("products").selectAll().where("revision", ">", revision).execute();
    const [kept, removed] = [rows.filter((row) => !row.deleted_at), rows.filter((row) => row.deleted_at)];
    return {
      revision: current,
      products: kept.map((row) => ({ product: productOf(row), position: row.position })),
      removedIds: removed.map((row) => row.id),
    };
  });
