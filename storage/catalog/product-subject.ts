import { sql } from "kysely";
import type { Subject } from "../ledger/subject.ts";
import { PRODUCT_COLUMNS } from "../product-columns.ts";
import type { ProductRow } from "../tables.ts";
import { renamedSlug } from "./slug-history.ts";

const REPLACED_COLUMNS = [...Object.keys(PRODUCT_COLUMNS), "slug", "updated_at", "revision"];

export const PRODUCTS: Subject<ProductRow> = {
  kind: "product",
  columns: PRODUCT_COLUMNS,
  shared: ["position"],
  prices: ["price_kurus", "original_price_kurus"],
  removal: "deleted_at",
  refusals: { missing: "Ürün bulunamadı", changed: "Bu ürün az önce başka bir yerde değişti, sayfayı yenile" },
  nameOf: ({ name }) => name,

  read: (reading, ids) => reading.selectFrom("products").selectAll().where("id", "in", ids).execute(),

  /** Updates many rows in one statement: every row exists, so each insert conflicts with its own id. */
  async replace(trx, rows) {
    const fromExcluded = Object.fromEntries(REPLACED_COLUMNS.map((column) => [column, sql.ref(`excluded.${column}`)]));
    await trx
      .insertInto("products")
      .values(rows)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(fromExcluded))
      .execute();
  },

  async derive(trx, { before, after, at }) {
    return { ...after, slug: await renamedSlug(trx, before, after.name), updated_at: at };
  },
};
