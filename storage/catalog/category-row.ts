import type { StoredCategory } from "../../domain/catalog/category.ts";
import { OWNERS_CATEGORY_COLUMNS } from "../category-columns.ts";
import { fieldsOf } from "../columns.ts";
import type { Reading } from "../store.ts";
import type { CategoryRow } from "../tables.ts";

/** Every category in the owner's order, removed ones too. `renamedAt` is the revision of the last rename. */
export async function readCategories(reading: Reading): Promise<{ categories: StoredCategory[]; renamedAt: number }> {
  const rows = await reading
    .selectFrom("categories")
    .leftJoin("category_slugs", "category_slugs.category_id", "categories.id")
    .selectAll("categories")
    .select(["category_slugs.slug as former", "category_slugs.revision as renamed_at"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  const categories = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([row, ...others]) =>
    row
      ? [
          categoryOf(
            row,
            [row, ...others].flatMap(({ former }) => former ?? []),
          ),
        ]
      : [],
  );
  return { categories, renamedAt: rows.reduce((last, { renamed_at }) => Math.max(last, renamed_at ?? 0), 0) };
}

const categoryOf = (row: CategoryRow, formerSlugs: string[]): StoredCategory => ({
  ...fieldsOf(OWNERS_CATEGORY_COLUMNS, row),
  id: row.id,
  slug: row.slug,
  revision: row.revision,
  isRemoved: row.deleted_at !== null,
  movedTo: row.moved_to,
  formerSlugs,
});
