import type { Transaction } from "kysely";
import type { FirstCategory, StoredCategory } from "../../domain/catalog/category.ts";
import { categoryAddresses, isFreeAnchor } from "../../domain/catalog/category-addresses.ts";
import { categoryInputSchema } from "../../domain/catalog/category-input.ts";
import { ShopError } from "../../domain/error.ts";
import { THE_SHOP, type Trouble } from "../../domain/ledger.ts";
import { titlesOf } from "../../domain/plain-text.ts";
import { SLUG, slugOf } from "../../domain/slug.ts";
import { CATEGORY_COLUMNS, OWNERS_CATEGORY_COLUMNS } from "../catalog-columns.ts";
import { fieldsOf } from "../columns.ts";
import { unreadTrouble } from "../ledger/refused-rows.ts";
import { type Subject, upsert } from "../ledger/subject.ts";
import { changesSomething, writeStep } from "../ledger/written-steps.ts";
import type { Reading, Store } from "../store.ts";
import type { CategoryRow, Tables } from "../tables.ts";
import { firstFree } from "./product-slugs.ts";

const titleOf = titlesOf(categoryInputSchema(""));

export const CATEGORIES: Subject<CategoryRow> = {
  kind: "category",
  columns: CATEGORY_COLUMNS,
  shared: ["position"],
  refusals: { missing: "Kategori bulunamadı", changed: "Bu kategori az önce başka bir yerde değişti, sayfayı yenile" },
  nameOf: ({ name, slug }) => name.trim() || slug,
  many: "kategori",
  one: (name) => `${name} kategorisi`,
  trouble: (row) => unreadTrouble(CATEGORY_COLUMNS, row, titleOf) ?? namelessTrouble(row),

  read: (reading, ids) => reading.selectFrom("categories").selectAll().where("id", "in", ids).execute(),

  /** The database writes a new slug into the category's products, those in the trash too. */
  write: (trx, rows) => upsert(trx, "categories", rows),

  derive: async (trx, { before, after }) => ({ ...after, slug: await renamedCategorySlug(trx, before, after) }),

  async check(trx) {
    await requireKeptProducts(trx);
    await requireOwnNames(trx);
  },
};

/** A category without a name is in trouble: its tile and links would have no text. */
const namelessTrouble = ({ name }: CategoryRow): Trouble | undefined =>
  name.trim() === "" ? { words: "adı boş", fields: [{ field: "name", title: "Ad" }] } : undefined;

/** An owner removes no last category. An undo may leave a shop without one, as it was before its first. */
export async function requireOneCategory(trx: Transaction<Tables>): Promise<void> {
  const one = await trx.selectFrom("categories").select("id").where("deleted_at", "is", null).executeTakeFirst();
  if (!one) throw new ShopError("conflict", "Son kategori silinemez, önce bir kategori ekle");
}

/** A category goes only without products on sale. One in the trash may name it, and then comes back only after it. */
async function requireKeptProducts(trx: Transaction<Tables>): Promise<void> {
  const name = await removedWithProducts(trx);
  if (name !== undefined)
    throw new ShopError("conflict", `“${name}” kategorisinde ürün var, önce nereye gideceklerini seç`);
}

/** Refuses products that come out of the trash into a category that is gone. */
export async function requireLivingCategories(reading: Reading): Promise<void> {
  const name = await removedWithProducts(reading);
  if (name !== undefined) throw new ShopError("conflict", `“${name}” kategorisi silindi, önce onu geri al`);
}

/** The name of a removed category that has products on sale. */
async function removedWithProducts(reading: Reading): Promise<string | undefined> {
  const found = await reading
    .selectFrom("products")
    .innerJoin("categories", "categories.slug", "products.category")
    .select("categories.name")
    .where("categories.deleted_at", "is not", null)
    .where("products.deleted_at", "is", null)
    .limit(1)
    .executeTakeFirst();
  return found?.name;
}

/** Refuses two categories of one name, which nobody could tell apart. */
async function requireOwnNames(trx: Transaction<Tables>): Promise<void> {
  const living = await trx.selectFrom("categories").select("name").where("deleted_at", "is", null).execute();
  for (const [, [one, other]] of Map.groupBy(living, ({ name }) => slugOf(name))) {
    if (one && other)
      throw new ShopError("conflict", `“${one.name}” adında iki kategori olur, önce birinin adını değiştir`);
  }
}

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

/** The slug for the new name, or the earlier slug if an undo brings it back. The old slug still leads to the category. */
async function renamedCategorySlug(trx: Transaction<Tables>, before: CategoryRow, after: CategoryRow): Promise<string> {
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
  return freeCategorySlug(trx, after.name, { categoryId: before.id });
}

/** A slug that no category but `categoryId` has or had. Removed categories keep their slugs, renamed ones their old slugs. */
export async function freeCategorySlug(
  reading: Reading,
  name: string,
  { categoryId = "", wanted }: { categoryId?: string; wanted?: string | undefined } = {},
): Promise<string> {
  const own = await reading.selectFrom("categories").select("slug").where("id", "!=", categoryId).execute();
  const former = await reading
    .selectFrom("category_slugs")
    .select("slug")
    .where("category_id", "!=", categoryId)
    .execute();
  const taken = new Set([...own, ...former].map(({ slug }) => slug));
  const isFree = (slug: string) => !taken.has(slug) && isFreeAnchor(slug);
  return wanted !== undefined && SLUG.test(wanted) && isFree(wanted) ? wanted : firstFree(slugOf(name), isFree);
}

/** The present slug of the category to which the address leads: a form may have been opened before a rename or a removal. */
export async function livingCategory(reading: Reading, slug: string): Promise<string> {
  const { categories } = await readCategories(reading);
  const found = categoryAddresses(categories).living(slug);
  if (!found) throw new ShopError("invalid", "Bir kategori seç", { field: "category" });
  return found.slug;
}

/** Adds the first categories only if there is no category at all: one that the owner removed does not come back. */
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
