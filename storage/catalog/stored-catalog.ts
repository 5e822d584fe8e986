import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import type { Catalog } from "../../domain/catalog/catalog.ts";
import { type PriceRule, pricesAfter } from "../../domain/catalog/price-rule.ts";
import type { Product } from "../../domain/catalog/product.ts";
import type { ProductInput } from "../../domain/catalog/product-input.ts";
import { choicesAfter, type ManyChange } from "../../domain/catalog/product-patch.ts";
import { HIDDEN } from "../../domain/catalog/shown-from.ts";
import type { Priced } from "../../domain/catalog/shown-price.ts";
import type { ChoiceSet } from "../../domain/choice/choice-sets.ts";
import { ShopError } from "../../domain/error.ts";
import type { Author } from "../../domain/ledger.ts";
import { formatPrice } from "../../domain/money.ts";
import { OWNERS_COLUMNS } from "../catalog-columns.ts";
import { columnsOf, daysAgo } from "../columns.ts";
import { requireRow } from "../ledger/seen-rows.ts";
import { rowsOf } from "../ledger/subject.ts";
import { removeRow } from "../ledger/tracked.ts";
import { changesSomething, createRow, type RowChange, writeStep } from "../ledger/written-steps.ts";
import type { Store } from "../store.ts";
import type { ProductRecord, Tables } from "../tables.ts";
import { addFirstCategories, livingCategory, setCategoryImage } from "./category-subject.ts";
import { showDue, turnDue } from "./due-changes.ts";
import { writePlace } from "./places.ts";
import { endPlan, findPlansOf, listPlans, ownColumns, ownPrices, planPrices } from "./price-plans.ts";
import { freeSlug } from "./product-slugs.ts";
import { PRODUCTS, productColumns, productOf, products, validMarks } from "./product-subject.ts";

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
      const row: ProductRecord = {
        id,
        slug: await freeSlug(trx, input.name),
        ...productColumns(input),
        priced_by: null,
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
  showDue: (now) => showDue(store, now),
  listPricePlans: () => listPlans(store.read),
  findPricePlans: (id) => findPlansOf(store.read, id),
  ownPrices: () => ownPrices(store.read),
  endPricePlan: (id, by) => endPlan(store, id, by),
  turnDuePrices: (now) => turnDue(store, now),
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

type Changes = Pick<
  Catalog,
  "updateProduct" | "patchProduct" | "changePrices" | "changeMany" | "planPrices" | "placeProduct"
>;

const changedProducts = (store: Store): Changes => ({
  async updateProduct(id, input, saving) {
    return (await updateProduct(store, { id, ...saving }, productColumns(input))).product;
  },
  patchProduct: (id, patch, by, expectedRevision) =>
    updateProduct(store, { id, by, expectedRevision }, columnsOf(OWNERS_COLUMNS, patch)),

  /** Compares with the prices that the owner saw, not with a revision: what others saved in other fields does not matter. */
  changePrices: (id, seen, next, by) =>
    store.write(async (trx, revision) => {
      const row = await requireRow(trx, PRODUCTS, { id });
      const { price, originalPrice } = productOf(row);
      if (price !== seen.price || originalPrice !== seen.originalPrice) {
        throw new ShopError("conflict", changedMeanwhile({ price, originalPrice }));
      }
      const change = { row, next: columnsOf(OWNERS_COLUMNS, next) };
      const { step, rows } = await writeStep(trx, revision, { subject: PRODUCTS, kind: "price", by }, [change]);
      return { product: productOf(rows[0] ?? row), step };
    }),

  /** A product that the change leaves as it was gets no event. */
  changeMany: (ids, change, by, asOf, sets = []) =>
    store.write(async (trx, revision) => {
      const kept = "category" in change ? { category: await livingCategory(trx, change.category) } : change;
      const changes = await changesOf(trx, { ids, asOf }, changeOf(kept, sets));
      const { step, count } = await writeStep(trx, revision, { subject: PRODUCTS, kind: kindOf(change), by }, changes);
      return { step, count };
    }),

  planPrices: (ids, { prices, span }, { by, now, asOf }) =>
    store.write(async (trx, revision) => {
      const own = await ownColumns(trx);
      const changes = await changesOf(trx, { ids, asOf, own }, changeOf({ prices }));
      return planPrices(trx, revision, { span, by, now, changes });
    }),

  /** The products share a set of positions: those between the old and the new place move by one, and others do not change. */
  placeProduct: (id, after, by, among = "category") =>
    store.write(async (trx, revision) => {
      const moved = await requireRow(trx, PRODUCTS, { id });
      const isFeatured = among === "featured";
      if (isFeatured && !moved.featured) throw new ShopError("conflict", "Bu ürün artık öne çıkanlarda değil");
      const rows = await trx
        .selectFrom("products")
        .select(["id", "position"])
        .where(isFeatured ? "featured" : "category", "=", isFeatured ? 1 : moved.category)
        .where("deleted_at", "is", null)
        .orderBy("position")
        .orderBy("id")
        .execute();
      return writePlace(trx, revision, PRODUCTS, { rows, moved, after, by });
    }),
});

type Choosing = {
  ids: readonly string[];
  asOf: number | undefined;
  /** Columns that replace those of the row before the change: the product's own prices. */
  own?: ReadonlyMap<string, Partial<ProductRecord>>;
};

async function changesOf(
  trx: Transaction<Tables>,
  { ids, asOf, own }: Choosing,
  next: (row: ProductRecord) => Partial<ProductRecord>,
): Promise<RowChange<ProductRecord>[]> {
  const chosen = await rowsOf(trx, PRODUCTS, ids);
  if (asOf !== undefined && chosen.some((row) => row.revision > asOf)) {
    throw new ShopError("conflict", "Bazı ürünler bu arada değişti; listeye yeniden bakıp onayla");
  }
  return chosen
    .filter((row) => row.deleted_at === null)
    .map((row) => ({ ...row, ...own?.get(row.id) }))
    .map((row) => ({ row, next: next(row) }))
    .filter((change) => changesSomething(PRODUCTS, change));
}

type Saving = { id: string; expectedRevision?: number | undefined; by: Author };

function updateProduct(store: Store, saving: Saving, { category, ...others }: Partial<ProductRecord>) {
  return products.update(store, saving, async (row, trx) => ({
    ...others,
    // Drops invalid marks first: a form that adds only such a mark changes nothing.
    ...validMarks({ ...row, ...others }),
    ...(category !== undefined && { category: await livingCategory(trx, category) }),
  }));
}

function changedMeanwhile({ price, originalPrice }: Priced): string {
  const old = originalPrice === null ? "" : `, eski fiyat ${formatPrice(originalPrice)}`;
  return `Fiyat bu arada değişti: şimdi ${formatPrice(price)}${old}. Tekrar kaydedersen seninki yazılır.`;
}

const kindOf = (change: ManyChange) => ("isRemoved" in change ? "remove" : "prices" in change ? "price" : "change");

function changeOf(change: ManyChange, sets: readonly ChoiceSet[] = []): (row: ProductRecord) => Partial<ProductRecord> {
  if ("category" in change) return () => ({ category: change.category });
  if ("isRemoved" in change) {
    const now = new Date().toISOString();
    return () => ({ deleted_at: now });
  }
  if ("isHidden" in change) return () => ({ shown_from: change.isHidden ? HIDDEN : null });
  if ("values" in change) {
    return (row) => columnsOf(OWNERS_COLUMNS, { choices: choicesAfter(productOf(row), change.values, sets) });
  }
  if ("prices" in change) return (row) => columnsOf(OWNERS_COLUMNS, newPrices(row, change.prices));
  return () => columnsOf(OWNERS_COLUMNS, change);
}

function newPrices(row: ProductRecord, rule: PriceRule): Priced {
  const { name, price, originalPrice } = productOf(row);
  const after = pricesAfter({ price, originalPrice }, rule);
  if (!after) throw new ShopError("invalid", `“${name}” için fiyat 0'dan büyük kalmıyor ya da çok büyüyor`);
  return after;
}
