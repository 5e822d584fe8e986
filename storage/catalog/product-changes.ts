import type { Kysely } from "kysely";
import type { CatalogChanges } from "../../domain/catalog/catalog.ts";
import { readRevision } from "../revision.ts";
import type { Tables } from "../tables.ts";
import { productOf } from "./product-row.ts";

/** Both readings see one moment: PostgreSQL promises that only at this level, SQLite always. */
export const listChangedSince = (db: Kysely<Tables>, revision: number): Promise<CatalogChanges> =>
  db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(async (trx) => {
      const current = await readRevision(trx);
      const rows = await trx.selectFrom("products").selectAll().where("revision", ">", revision).execute();
      const [kept, removed] = [rows.filter((row) => !row.deleted_at), rows.filter((row) => row.deleted_at)];
      return {
        revision: current,
        products: kept.map((row) => ({ product: productOf(row), position: row.position })),
        removedIds: removed.map((row) => row.id),
      };
    });
