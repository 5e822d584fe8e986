import type { Kysely } from "kysely";
import type { Category } from "../../domain/catalog/category.ts";
import { ShopError } from "../../domain/error.ts";
import { raisingRevision } from "../revision.ts";
import type { Tables } from "../tables.ts";

export const listCategories = (db: Kysely<Tables>): Promise<Category[]> =>
  db.selectFrom("categories").select(["id", "name", "slug", "image"]).orderBy("position").orderBy("id").execute();

export async function hasCategory(db: Kysely<Tables>, slug: string): Promise<boolean> {
  const found = await db.selectFrom("categories").select("id").where("slug", "=", slug).executeTakeFirst();
  return found !== undefined;
}

export const setCategoryImage = (db: Kysely<Tables>, slug: string, image: string): Promise<void> =>
  raisingRevision(db, async (trx) => {
    const changed = await trx
      .updateTable("categories")
      .set({ image })
      .where("slug", "=", slug)
      .returning("id")
      .executeTakeFirst();
    if (!changed) throw new ShopError("not-found", "Kategori bulunamadı");
  });
