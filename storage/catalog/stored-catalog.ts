import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import type { Catalog } from "../../domain/catalog/catalog.ts";
import type { Product } from "../../domain/catalog/product.ts";
import type { ProductInput } from "../../domain/catalog/product-input.ts";
import { ShopError } from "../../domain/error.ts";
import type { Reading, Store } from "../store.ts";
import type { ProductRow, Tables } from "../tables.ts";
import { freeSlug } from "./free-slug.ts";
import { listChangedSince } from "./product-changes.ts";
import { productColumns, productOf } from "./product-row.ts";
import { findAddress, renamedSlug } from "./slug-history.ts";
import { addFirstCategories, hasCategory, listCategories, setCategoryImage } from "./stored-categories.ts";

export const createCatalog = (store: Store): Catalog => ({
  findProduct: (id) => findProduct(store.read, id),
  findAddress: (slug) => findAddress(store.read, slug),
  listChangedSince: (revision) => listChangedSince(store, revision),
  listCategories: () => listCategories(store.read),
  hasNeverHadProducts: () => hasNeverHadProducts(store.read),
  createProduct: (input, idempotencyKey) => createProduct(store, input, idempotencyKey),
  updateProduct: (id, input, expectedRevision) => updateProduct(store, id, input, expectedRevision),
  removeProduct: (id) => removeProduct(store, id),
  addFirstCategories: (categories) => addFirstCategories(store, categories),
  setCategoryImage: (slug, image) => setCategoryImage(store, slug, image),
});

async function findProduct(reading: Reading, id: string): Promise<Product | undefined> {
  const row = await reading
    .selectFrom("products")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row && productOf(row);
}

/** Also false where every product is in the trash: an owner who emptied her shop does not want the demo back. */
async function hasNeverHadProducts(reading: Reading): Promise<boolean> {
  return (await reading.selectFrom("products").select("id").limit(1).executeTakeFirst()) === undefined;
}

const createProduct = (store: Store, input: ProductInput, idempotencyKey: string | undefined): Promise<Product> =>
  store.write(async (trx, revision) => {
    const id = randomUUID();
    const now = new Date().toISOString();
    const first = idempotencyKey && (await claimKey(trx, { key: idempotencyKey, product_id: id, created_at: now }));
    if (first) return readRepeated(trx, first, input);
    await forgetOldKeys(trx);
    await requireCategory(trx, input.category);
    const row = await trx
      .insertInto("products")
      .values({
        id,
        slug: await freeSlug(trx, input.name),
        ...productColumns(input),
        position: await foremostPosition(trx),
        created_at: now,
        updated_at: now,
        deleted_at: null,
        revision,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return productOf(row);
  });

/** Undefined for who comes first; else the id of what the first one made. */
async function claimKey(trx: Transaction<Tables>, claim: Tables["idempotency"]): Promise<string | undefined> {
  const claimed = await trx
    .insertInto("idempotency")
    .values(claim)
    .onConflict((conflict) => conflict.doNothing())
    .returning("key")
    .executeTakeFirst();
  if (claimed) return undefined;
  const earlier = await trx
    .selectFrom("idempotency")
    .select("product_id")
    .where("key", "=", claim.key)
    .executeTakeFirstOrThrow();
  return earlier.product_id;
}

/** A request is repeated within minutes, not days. */
const KEY_HOURS = 48;

async function forgetOldKeys(trx: Transaction<Tables>): Promise<void> {
  const forgotten = new Date(Date.now() - KEY_HOURS * 3600 * 1000).toISOString();
  await trx.deleteFrom("idempotency").where("created_at", "<", forgotten).execute();
}

/** A request that only looks like the first one must not be taken for it. */
async function readRepeated(trx: Transaction<Tables>, id: string, input: ProductInput): Promise<Product> {
  const row = await trx.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const isSame = row.deleted_at === null && isDeepStrictEqual({ ...row, ...productColumns(input) }, { ...row });
  if (!isSame) throw new ShopError("conflict", "Bu ürün az önce eklendi; listeden açıp düzenleyebilirsin");
  return productOf(row);
}

/** The owner's newest product comes first until she moves it. */
async function foremostPosition(trx: Transaction<Tables>): Promise<number> {
  const { foremost } = await trx
    .selectFrom("products")
    .select((eb) => eb.fn.min("position").as("foremost"))
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return (foremost ?? 0) - 1;
}

const updateProduct = (
  store: Store,
  id: string,
  input: ProductInput,
  expectedRevision: number | undefined,
): Promise<Product> =>
  store.write(async (trx, revision) => {
    const current = await requireCurrent(trx, id, expectedRevision);
    await requireCategory(trx, input.category);
    const slug = await renamedSlug(trx, current, input.name);
    const row = await trx
      .updateTable("products")
      .set({ ...productColumns(input), slug, updated_at: new Date().toISOString(), revision })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return productOf(row);
  });

const removeProduct = (store: Store, id: string): Promise<void> =>
  store.write(async (trx, revision) => {
    await requireCurrent(trx, id);
    const now = new Date().toISOString();
    await trx
      .updateTable("products")
      .set({ deleted_at: now, updated_at: now, revision })
      .where("id", "=", id)
      .execute();
  });

async function requireCurrent(
  trx: Transaction<Tables>,
  id: string,
  expectedRevision?: number,
): Promise<Pick<ProductRow, "id" | "name" | "slug">> {
  const current = await trx
    .selectFrom("products")
    .select(["id", "name", "slug", "revision"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!current) throw new ShopError("not-found", "Ürün bulunamadı");
  if (expectedRevision !== undefined && expectedRevision !== current.revision) {
    throw new ShopError("conflict", "Bu ürün az önce başka bir yerde değişti, sayfayı yenile");
  }
  return current;
}

async function requireCategory(trx: Transaction<Tables>, slug: string): Promise<void> {
  if (!(await hasCategory(trx, slug))) throw new ShopError("invalid", "Bir kategori seç");
}
