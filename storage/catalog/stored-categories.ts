import type { FirstCategory } from "../../domain/catalog/category.ts";
import { categoryAddresses } from "../../domain/catalog/category-addresses.ts";
import { ShopError } from "../../domain/error.ts";
import { THE_SHOP } from "../../domain/ledger/author.ts";
import { changesSomething, writeStep } from "../ledger/written-steps.ts";
import type { Reading, Store } from "../store.ts";
import type { CategoryRow } from "../tables.ts";
import { CATEGORIES, readCategories } from "./category-subject.ts";

/** The present slug of the category to which the address leads: a form may have been opened before a rename or a removal. */
export async function livingCategory(reading: Reading, slug: string): Promise<string> {
  const { categories } = await readCategories(reading);
  const found = categoryAddresses(categories).living(slug);
  if (!found) throw new ShopError("invalid", "Bir kategori seç", { field: "category" });
  return found.slug;
}

/** Adds them only where there is no category at all: one that the owner removed does not come back. */
export async function addFirstCategories(store: Store, first: readonly FirstCategory[]): Promise<void> {
  if (await hasAny(store.read)) return;
  await store.write(async (trx, revision) => {
    // Another process may have been faster.
    if (await hasAny(trx)) return;
    const rows = first.map((category, position) => newCategory({ ...category, id: category.slug, position, revision }));
    await trx.insertInto("categories").values(rows).execute();
  });
}

type Given = Pick<CategoryRow, "id" | "slug" | "name" | "tint" | "position" | "revision"> & Partial<CategoryRow>;

export const newCategory = (given: Given): CategoryRow => ({
  image: "",
  hidden: 0,
  deleted_at: null,
  moved_to: null,
  ...given,
});

async function hasAny(reading: Reading): Promise<boolean> {
  return (await reading.selectFrom("categories").select("id").limit(1).executeTakeFirst()) !== undefined;
}

export const setCategoryImage = (store: Store, slug: string, image: string): Promise<void> =>
  store.write(async (trx, revision) => {
    const row = await trx
      .selectFrom("categories")
      .selectAll()
      .where("slug", "=", slug)
      .where("deleted_at", "is", null)
      .executeTakeFirst();
    if (!row) throw new ShopError("not-found", CATEGORIES.refusals.missing);
    const change = { row, next: { image } };
    if (!changesSomething(CATEGORIES, change)) return;
    await writeStep(trx, revision, { subject: CATEGORIES, kind: "change", by: THE_SHOP }, [change]);
  });
