import type { Transaction } from "kysely";
import { ShopError } from "../../domain/error.ts";
import { CATEGORY_COLUMNS } from "../category-columns.ts";
import { asSent, type Subject } from "../ledger/subject.ts";
import type { CategoryRow, Tables } from "../tables.ts";
import { renamedCategorySlug } from "./category-slugs.ts";

export const CATEGORIES: Subject<CategoryRow> = {
  kind: "category",
  columns: CATEGORY_COLUMNS,
  shared: ["position"],
  removal: "deleted_at",
  refusals: { missing: "Kategori bulunamadı", changed: "Bu kategori az önce başka bir yerde değişti, sayfayı yenile" },
  nameOf: ({ name }) => name,

  read: (reading, ids) => reading.selectFrom("categories").selectAll().where("id", "in", ids).execute(),

  /** The database writes a new slug into the category's products, those in the trash too. */
  async write(trx, rows) {
    await trx
      .insertInto("categories")
      .values(rows)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(asSent(rows)))
      .execute();
  },

  derive: async (trx, { before, after }) => ({ ...after, slug: await renamedCategorySlug(trx, before, after) }),

  async check(trx) {
    await requireOneCategory(trx);
    await requireKeptProducts(trx);
  },
};

async function requireOneCategory(trx: Transaction<Tables>): Promise<void> {
  const one = await trx.selectFrom("categories").select("id").where("deleted_at", "is", null).executeTakeFirst();
  if (!one) throw new ShopError("conflict", "Son kategori silinemez, önce bir kategori ekle");
}

async function requireKeptProducts(trx: Transaction<Tables>): Promise<void> {
  const lost = await trx
    .selectFrom("products")
    .innerJoin("categories", "categories.slug", "products.category")
    .select("categories.name")
    .where("categories.deleted_at", "is not", null)
    .limit(1)
    .executeTakeFirst();
  if (lost) throw new ShopError("conflict", `“${lost.name}” kategorisinde ürün var, önce nereye gideceklerini seç`);
}
