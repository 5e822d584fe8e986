import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { CategoryStore, OwnersCategory } from "../../domain/catalog/catalog.ts";
import { otherAddresses } from "../../domain/catalog/category-addresses.ts";
import { ShopError } from "../../domain/error.ts";
import { slugOf } from "../../domain/slug.ts";
import { OWNERS_CATEGORY_COLUMNS } from "../catalog-columns.ts";
import { columnsOf } from "../columns.ts";
import { requireRow } from "../ledger/seen-rows.ts";
import { tracked } from "../ledger/tracked.ts";
import { createRow, writeStep } from "../ledger/written-steps.ts";
import type { Reading, Store } from "../store.ts";
import type { CategoryRow, ProductRecord, Tables } from "../tables.ts";
import { CATEGORIES, freeCategorySlug, newCategory, readCategories, requireOneCategory } from "./category-subject.ts";
import { writePlace } from "./places.ts";
import { PRODUCTS } from "./product-subject.ts";

export const createOwnersCategories = (store: Store): CategoryStore => ({
  list: () => store.snapshot(listOwners),
  async listRemoved() {
    const { categories } = await readCategories(store.read);
    return categories.filter(({ isRemoved }) => isRemoved).map(({ slug, name }) => ({ slug, name }));
  },
  find: (id) => store.snapshot((reading) => findOwners(reading, id)),
  create: (input, by) =>
    store.write(async (trx, revision) => {
      await requireOwnName(trx, input.name);
      const { last } = await trx
        .selectFrom("categories")
        .select((eb) => eb.fn.max("position").as("last"))
        .executeTakeFirstOrThrow();
      const row = newCategory({
        ...columnsOf(OWNERS_CATEGORY_COLUMNS, input),
        id: randomUUID(),
        slug: await freeCategorySlug(trx, input.name),
        position: (last ?? 0) + 1,
        revision,
      });
      const step = await createRow(trx, CATEGORIES, { row, at: new Date().toISOString(), by });
      return { category: await findOwners(trx, row.id), step };
    }),

  update: (id, input, saving) =>
    categories.update(store, { id, ...saving }, async (row, trx) => {
      if (slugOf(input.name) !== slugOf(row.name)) await requireOwnName(trx, input.name, id);
      return columnsOf(OWNERS_CATEGORY_COLUMNS, input);
    }),

  place: (id, after, by) =>
    store.write(async (trx, revision) => {
      const moved = await requireRow(trx, CATEGORIES, { id });
      const rows = await trx
        .selectFrom("categories")
        .select(["id", "position"])
        .where("deleted_at", "is", null)
        .orderBy("position")
        .orderBy("id")
        .execute();
      return writePlace(trx, revision, CATEGORIES, { rows, moved, after, by });
    }),

  /** Category and products are one step, so that one undo brings them back together. */
  remove: (id, moveTo, { by, expectedRevision }) =>
    store.write(async (trx, revision) => {
      const row = await requireRow(trx, CATEGORIES, { id, expectedRevision });
      const products = await trx.selectFrom("products").selectAll().where("category", "=", row.slug).execute();
      const target = await targetOf(trx, { row, moveTo, products });
      const next = { deleted_at: new Date().toISOString(), moved_to: target?.id ?? null };
      const { step } = await writeStep(trx, revision, { subject: CATEGORIES, kind: "remove", by }, [{ row, next }]);
      if (target) {
        const changes = products.map((product) => ({ row: product, next: { category: target.slug } }));
        await writeStep(trx, revision, { subject: PRODUCTS, kind: "move", by, step }, changes);
      }
      await requireOneCategory(trx);
      await CATEGORIES.check?.(trx);
      return { step, count: products.length };
    }),

  listEvents: (id) => categories.listEvents(store.read, id),
  revertTo: (id, eventId, by) => categories.revert(store, { id, eventId, by }),
});

const categories = tracked(CATEGORIES, async ({ id }, reading) => ({ category: await findOwners(reading, id) }));

async function listOwners(reading: Reading): Promise<OwnersCategory[]> {
  const { categories } = await readCategories(reading);
  const counts = await countProducts(reading);
  const others = otherAddresses(categories);
  return categories
    .filter(({ isRemoved }) => !isRemoved)
    .map(({ isRemoved: _, movedTo: __, ...category }) => ({
      ...category,
      products: counts.get(category.slug)?.products ?? 0,
      removedProducts: counts.get(category.slug)?.removed ?? 0,
      formerSlugs: others.get(category.slug) ?? [],
    }));
}

async function findOwners(reading: Reading, id: string): Promise<OwnersCategory> {
  const found = (await listOwners(reading)).find((category) => category.id === id);
  if (!found) throw new ShopError("not-found", CATEGORIES.refusals.missing);
  return found;
}

async function countProducts(reading: Reading): Promise<Map<string, { products: number; removed: number }>> {
  const rows = await reading
    .selectFrom("products")
    .select((eb) => ["category", eb.fn.countAll().as("all"), eb.fn.count("deleted_at").as("removed")])
    .groupBy("category")
    .execute();
  return new Map(
    rows.map(({ category, all, removed }) => [
      category,
      { products: Number(all) - Number(removed), removed: Number(removed) },
    ]),
  );
}

/** Refuses a second category of the name, which nobody could tell apart. So a request that is sent twice adds one category. */
async function requireOwnName(reading: Reading, name: string, id = ""): Promise<void> {
  const { categories } = await readCategories(reading);
  const others = categories.filter((category) => category.id !== id && !category.isRemoved);
  if (others.some((category) => slugOf(category.name) === slugOf(name))) {
    throw new ShopError("invalid", "Bu adda bir kategori var, başka bir ad yaz", { field: "name" });
  }
}

type Emptied = { row: CategoryRow; moveTo: string | undefined; products: readonly ProductRecord[] };

async function targetOf(
  trx: Transaction<Tables>,
  { row, moveTo, products }: Emptied,
): Promise<CategoryRow | undefined> {
  if (moveTo === undefined) {
    if (products.length === 0) return undefined;
    throw new ShopError("invalid", `“${row.name}” kategorisinde ürün var, nereye gideceklerini seç`, {
      field: "moveTo",
    });
  }
  if (moveTo === row.id) throw new ShopError("invalid", "Ürünler için başka bir kategori seç", { field: "moveTo" });
  return requireRow(trx, CATEGORIES, { id: moveTo });
}
