import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Kysely, Transaction } from "kysely";
import type { Catalog } from "../../domain/catalog/catalog.ts";
import type { Product } from "../../domain/catalog/product.ts";
import type { ProductInput } from "../../domain/catalog/product-input.ts";
import { ShopError } from "../../domain/error.ts";
import { raiseRevision, raisingRevision, readRevision } from "../revision.ts";
import type { ProductRow, Tables } from "../tables.ts";
import { freeSlug } from "./free-slug.ts";
import { listChangedSince } from "./product-changes.ts";
import { productColumns, productOf } from "./product-row.ts";
import { findAddress, renamedSlug } from "./slug-history.ts";
import { hasCategory, listCategories } from "./stored-categories.ts";
import { listProducts } from "./stored-product-list.ts";

export const createCatalog = (db: Kysely<Tables>): Catalog => ({
  revision: () => readRevision(db),
  listProducts: (query) => listProducts(db, query),
  findProduct: (id) => findProduct(db, id),
  findAddress: (slug) => findAddress(db, slug),
  listChangedSince: (revision) => listChangedSince(db, revision),
  listCategories: () => listCategories(db),
  createProduct: (input, idempotencyKey) => createProduct(db, input, idempotencyKey),
  updateProduct: (id, input, expectedRevision) => updateProduct(db, id, input, expectedRevision),
  removeProduct: (id) => removeProduct(db, id),
});

async function findProduct(db: Kysely<Tables>, id: string): Promise<Product | undefined> {
  const row = await db
    .selectFrom("products")
    .selectAll()
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return row && productOf(row);
}

const createProduct = (db: Kysely<Tables>, input: ProductInput, idempotencyKey: string | undefined): Promise<Product> =>
  db.transaction().execute(async (trx) => {
    const id = randomUUID();
    const now = new Date().toISOString();
    // Before anything else: of two requests with one key the second waits here for the first.
    const first = idempotencyKey && (await claimKey(trx, { key: idempotencyKey, product_id: id, created_at: now }));
    if (first) return readRepeated(trx, first, input);
    await forgetOldKeys(trx);

    const revision = await raiseRevision(trx);
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
  db: Kysely<Tables>,
  id: string,
  input: ProductInput,
  expectedRevision: number | undefined,
): Promise<Product> =>
  raisingRevision(db, async (trx, revision) => {
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

const removeProduct = (db: Kysely<Tables>, id: string): Promise<number> =>
  raisingRevision(db, async (trx, revision) => {
    await requireCurrent(trx, id);
    const now = new Date().toISOString();
    await trx
      .updateTable("products")
      .set({ deleted_at: now, updated_at: now, revision })
      .where("id", "=", id)
      .execute();
    return revision;
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
  if (!(await hasCategory(trx, slug))) throw new ShopError("invalid", "Kategori seçmelisin");
}
