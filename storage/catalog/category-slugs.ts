import type { Transaction } from "kysely";
import { isFreeAnchor } from "../../domain/catalog/category-anchors.ts";
import { slugOf } from "../../domain/slug.ts";
import type { Reading } from "../store.ts";
import type { CategoryRow, Tables } from "../tables.ts";
import { firstFree } from "./free-slug.ts";

/** The slug under the new name, or one of its own that an undo gives back. The old slug still leads to the category. */
export async function renamedCategorySlug(
  trx: Transaction<Tables>,
  before: CategoryRow,
  after: CategoryRow,
): Promise<string> {
  const slug = await nextSlug(trx, before, after);
  if (slug === before.slug) return slug;
  await trx.deleteFrom("category_slugs").where("slug", "=", slug).execute();
  await trx
    .insertInto("category_slugs")
    .values({ slug: before.slug, category_id: before.id, revision: after.revision })
    .execute();
  return slug;
}

async function nextSlug(trx: Transaction<Tables>, before: CategoryRow, after: CategoryRow): Promise<string> {
  if (slugOf(after.name) === slugOf(before.name)) return before.slug;
  if (after.slug !== before.slug) return after.slug;
  return freeCategorySlug(trx, after.name, before.id);
}

/** Removed categories keep their slugs, and renamed ones their old ones. Those of `categoryId` itself count as free. */
export async function freeCategorySlug(reading: Reading, name: string, categoryId = ""): Promise<string> {
  const own = await reading.selectFrom("categories").select("slug").where("id", "!=", categoryId).execute();
  const former = await reading
    .selectFrom("category_slugs")
    .select("slug")
    .where("category_id", "!=", categoryId)
    .execute();
  const taken = new Set([...own, ...former].map(({ slug }) => slug));
  return firstFree(slugOf(name), (slug) => !taken.has(slug) && isFreeAnchor(slug));
}
