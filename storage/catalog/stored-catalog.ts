import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import type { Catalog } from "../../domain/catalog/catalog.ts";
import type { Product } from "../../domain/catalog/product.ts";
import type { ProductInput } from "../../domain/catalog/product-input.ts";
import { ShopError } from "../../domain/error.ts";
import { type Author, THE_SHOP } from "../../domain/ledger/author.ts";
import type { DoneStep } from "../../domain/ledger/ledger.ts";
import { columnsOf } from "../columns.ts";
import { daysAgo } from "../days-ago.ts";
import { requireRow } from "../ledger/subject.ts";
import { changesSomething, writeCreation, writeStep } from "../ledger/written-steps.ts";
import { OWNERS_COLUMNS } from "../product-columns.ts";
import type { Reading, Store } from "../store.ts";
import type { ProductRow, Tables } from "../tables.ts";
import { changePrices } from "./edited-prices.ts";
import { freeSlug } from "./free-slug.ts";
import { changeMany } from "./many-products.ts";
import { placeProduct } from "./placed-product.ts";
import { productColumns, productOf } from "./product-row.ts";
import { PRODUCTS } from "./product-subject.ts";
import { addFirstCategories, livingCategory, setCategoryImage } from "./stored-categories.ts";

export const createCatalog = (store: Store): Catalog => ({
  hasNeverHadProducts: () => hasNeverHadProducts(store.read),
  createProduct: (input, idempotencyKey, by = THE_SHOP) => createProduct(store, { input, idempotencyKey, by }),
  updateProduct: (id, input, expectedRevision, by = THE_SHOP) =>
    updateProduct(store, id, productColumns(input), { expectedRevision, by }),
  patchProduct: (id, patch, by) => updateProduct(store, id, columnsOf(OWNERS_COLUMNS, patch), { by }),
  changePrices: (id, seen, next, by) => changePrices(store, { id, seen, next, by }),
  removeProduct: (id, by = THE_SHOP) => removeProduct(store, id, by),
  changeMany: (ids, change, by, asOf) => changeMany(store, { ids, change, by, asOf }),
  placeProduct: (id, after, by, among = "category") => placeProduct(store, { id, after, by, among }),
  addFirstCategories: (categories) => addFirstCategories(store, categories),
  setCategoryImage: (slug, image) => setCategoryImage(store, slug, image),
});

/** Counts the trash too: an owner who emptied her shop does not want the demo back. */
async function hasNeverHadProducts(reading: Reading): Promise<boolean> {
  return (await reading.selectFrom("products").select("id").limit(1).executeTakeFirst()) === undefined;
}

type NewProduct = { input: ProductInput; idempotencyKey: string | undefined; by: Author };

const createProduct = (store: Store, { input: sent, idempotencyKey, by }: NewProduct): Promise<Product> =>
  store.write(async (trx, revision) => {
    const input = { ...sent, category: await livingCategory(trx, sent.category) };
    const id = randomUUID();
    const now = new Date().toISOString();
    const earlier = idempotencyKey && (await claimKey(trx, { key: idempotencyKey, product_id: id, created_at: now }));
    if (earlier) return readRepeated(trx, earlier, input);
    await removeOldKeys(trx);
    const row: ProductRow = {
      id,
      slug: await freeSlug(trx, input.name),
      ...productColumns(input),
      position: await firstPosition(trx),
      created_at: now,
      updated_at: now,
      deleted_at: null,
      revision,
    };
    await trx.insertInto("products").values(row).execute();
    await writeCreation(trx, PRODUCTS, { row, at: now, by });
    return productOf(row);
  });

/** Undefined for the first request with the key, else the id of the product that the first one created. */
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

/** A request is repeated within minutes. */
const KEY_DAYS = 2;

async function removeOldKeys(trx: Transaction<Tables>): Promise<void> {
  await trx.deleteFrom("idempotency").where("created_at", "<", daysAgo(KEY_DAYS)).execute();
}

/** A repeated request gets the product of the first one. Another product under the same key is refused. */
async function readRepeated(trx: Transaction<Tables>, id: string, input: ProductInput): Promise<Product> {
  const row = await trx.selectFrom("products").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const isSame = row.deleted_at === null && isDeepStrictEqual({ ...row, ...productColumns(input) }, { ...row });
  if (!isSame) throw new ShopError("conflict", "Bu ürün az önce eklendi; listeden açıp düzenleyebilirsin");
  return productOf(row);
}

/** A new product comes first until the owner moves it. Products in the trash keep their positions. */
async function firstPosition(trx: Transaction<Tables>): Promise<number> {
  const { first } = await trx
    .selectFrom("products")
    .select((eb) => eb.fn.min("position").as("first"))
    .executeTakeFirstOrThrow();
  return (first ?? 0) - 1;
}

type Update = { expectedRevision?: number | undefined; by: Author };

const updateProduct = (
  store: Store,
  id: string,
  { category, ...others }: Partial<ProductRow>,
  { expectedRevision, by }: Update,
): Promise<Product> =>
  store.write(async (trx, revision) => {
    const row = await requireRow(trx, PRODUCTS, { id, expectedRevision });
    const moved = category === undefined ? {} : { category: await livingCategory(trx, category) };
    const change = { row, next: { ...others, ...moved } };
    if (!changesSomething(PRODUCTS, change)) return productOf(row);
    const { rows } = await writeStep(trx, revision, { subject: PRODUCTS, kind: "change", by }, [change]);
    return productOf(rows[0] ?? row);
  });

const removeProduct = (store: Store, id: string, by: Author): Promise<DoneStep> =>
  store.write(async (trx, revision) => {
    const row = await requireRow(trx, PRODUCTS, { id });
    const next = { deleted_at: new Date().toISOString() };
    const { step, count } = await writeStep(trx, revision, { subject: PRODUCTS, kind: "remove", by }, [{ row, next }]);
    return { step, count };
  });
