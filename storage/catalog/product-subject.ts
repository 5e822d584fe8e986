import { sql } from "kysely";
import { categoryAddresses } from "../../domain/catalog/category-addresses.ts";
import { ShopError } from "../../domain/error.ts";
import type { Stored } from "../columns.ts";
import type { Subject } from "../ledger/subject.ts";
import { PRODUCT_COLUMNS } from "../product-columns.ts";
import type { ProductRow } from "../tables.ts";
import { readCategories } from "./category-row.ts";
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

  async today(reading) {
    const { named, living } = categoryAddresses((await readCategories(reading)).categories);
    const isCategory = (column: string, value: Stored): value is string => column === "category" && value !== null;
    return {
      named: (column, value) => (isCategory(column, value) ? (named(value)?.slug ?? value) : value),
      kept(column, value) {
        if (!isCategory(column, value)) return value;
        const kept = living(value);
        if (kept) return kept.slug;
        throw new ShopError("conflict", `“${named(value)?.name ?? value}” kategorisi silindi, önce onu geri al`);
      },
    };
  },

  async derive(trx, { before, after, at }) {
    return { ...after, slug: await renamedSlug(trx, before, after.name), updated_at: at };
  },
};
