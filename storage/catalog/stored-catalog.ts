import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import type { Catalog } from "../../domain/catalog/catalog.ts";
import type { Product } from "../../domain/catalog/product.ts";
import type { ProductInput } from "../../domain/catalog/product-input.ts";
import { ShopError } from "../../domain/error.ts";
import { daysAgo } from "../columns.ts";
import { removeRow } from "../ledger/tracked.ts";
import { createRow } from "../ledger/written-steps.ts";
import type { Store } from "../store.ts";
import type { ProductRow, Tables } from "../tables.ts";
import { addFirstCategories, livingCategory, setCategoryImage } from "./category-subject.ts";
import { changedProducts } from "./changed-products.ts";
import { freeSlug } from "./product-slugs.ts";
import { PRODUCTS, productColumns, productOf } from "./product-subject.ts";

export const createCatalog = (store: Store): Catalog => ({
  ...changedProducts(store),

  /** Counts the trash too: an owner who emptied her shop does not want the demo back. */
  async hasNeverHadProducts() {
    return (await store.read.selectFrom("products").select("id").limit(1).executeTakeFirst()) === undefined;
  },

  createProduct: (sent, by, idempotencyKey) =>
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
      await createRow(trx, PRODUCTS, { row, at: now, by });
      return productOf(row);
    }),

  removeProduct: (id, by) => removeRow(store, PRODUCTS, { id, by }),
  addFirstCategories: (categories) => addFirstCategories(store, categories),
  setCategoryImage: (slug, image) => setCategoryImage(store, slug, image),
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
