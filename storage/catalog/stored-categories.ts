import { z } from "zod";
import type { Category, FirstCategory } from "../../domain/catalog/category.ts";
import { TINT_NAMES } from "../../domain/catalog/tint.ts";
import { ShopError } from "../../domain/error.ts";
import type { Reading, Store } from "../store.ts";

export async function listCategories(reading: Reading): Promise<Category[]> {
  const rows = await reading
    .selectFrom("categories")
    .select(["id", "name", "slug", "image", "tint"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, tint: tint.parse(row.tint) }));
}

const tint = z.enum(TINT_NAMES);

export async function requireCategory(reading: Reading, slug: string): Promise<void> {
  const found = await reading.selectFrom("categories").select("id").where("slug", "=", slug).executeTakeFirst();
  if (!found) throw new ShopError("invalid", "Bir kategori seç");
}

/** Adds them only where there is no category at all: one that the owner removed does not come back. */
export async function addFirstCategories(store: Store, first: readonly FirstCategory[]): Promise<void> {
  if (await hasAny(store.read)) return;
  await store.write(async (trx) => {
    // Another process may have been faster.
    if (await hasAny(trx)) return;
    const rows = first.map(({ slug, name, tint }, position) => ({ id: slug, slug, name, image: "", position, tint }));
    await trx.insertInto("categories").values(rows).execute();
  });
}

async function hasAny(reading: Reading): Promise<boolean> {
  return (await reading.selectFrom("categories").select("id").limit(1).executeTakeFirst()) !== undefined;
}

export const setCategoryImage = (store: Store, slug: string, image: string): Promise<void> =>
  store.write(async (trx) => {
    const changed = await trx
      .updateTable("categories")
      .set({ image })
      .where("slug", "=", slug)
      .returning("id")
      .executeTakeFirst();
    if (!changed) throw new ShopError("not-found", "Kategori bulunamadı");
  });
