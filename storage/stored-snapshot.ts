import { setImmediate as letOthersRun } from "node:timers/promises";
import type { FirstSettings } from "../domain/shop/setting-values.ts";
import type { StoredChanges, StoredProduct } from "../domain/shop/snapshot.ts";
import { readCategories } from "./catalog/category-row.ts";
import { readDeletion } from "./catalog/deletion-mark.ts";
import { productOf } from "./catalog/product-subject.ts";
import type { Reading, Store } from "./store.ts";
import { readSettings } from "./stored-settings.ts";
import type { ProductRow } from "./tables.ts";

const ALL_REVISIONS = -1;

/** The rows of one statement; other requests run between two of them. */
const BATCH = 500;

/**
 * Everything is read in one snapshot, and no statement grows with the number of products. Another epoch, or a revision below the known
 * one, means another history than the known one: then the store looks again.
 */
export async function readChanges(store: Store, first: FirstSettings, since: number): Promise<StoredChanges> {
  const known = { epoch: store.epoch(), revision: store.revision() };
  const changes = await store.snapshot(async (reading) => {
    const { categories, renamedAt } = await readCategories(reading);
    // A renamed category changes its products, and a deletion takes them away, without a revision of theirs.
    const isAll = Math.max(renamedAt, await readDeletion(reading)) > since;
    return {
      ...(await store.versionIn(reading)),
      products: await readProducts(reading, isAll ? ALL_REVISIONS : since),
      isAll,
      categories,
      settings: await readSettings(reading, first),
    };
  });
  if (changes.epoch !== known.epoch || changes.revision < known.revision) await store.refresh();
  return changes;
}

async function readProducts(reading: Reading, since: number): Promise<StoredProduct[]> {
  const products: StoredProduct[] = [];
  let last = { revision: since, id: LAST_ID };
  for (;;) {
    const rows = await readBatch(reading, last);
    const formerSlugs = await readFormerSlugs(reading, rows);
    for (const row of rows) products.push(storedProduct(row, formerSlugs.get(row.id) ?? []));
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return products;
    last = end;
    await letOthersRun();
  }
}

/** Sorts after every id, which has hexadecimal digits only: no product of the revision `since` itself is read. */
const LAST_ID = "~";

const readBatch = (reading: Reading, { revision, id }: Pick<ProductRow, "revision" | "id">): Promise<ProductRow[]> =>
  reading
    .selectFrom("products")
    .selectAll()
    .where((eb) => eb(eb.refTuple("revision", "id"), ">", eb.tuple(revision, id)))
    .orderBy("revision")
    .orderBy("id")
    .limit(BATCH)
    .execute();

async function readFormerSlugs(reading: Reading, rows: readonly ProductRow[]): Promise<Map<string, string[]>> {
  const ids = rows.map(({ id }) => id);
  const former = ids.length === 0 ? [] : await slugsOf(reading, ids);
  const slugs = Map.groupBy(former, ({ product_id }) => product_id);
  return new Map([...slugs].map(([id, found]) => [id, found.map(({ slug }) => slug)]));
}

const slugsOf = (reading: Reading, ids: readonly string[]) =>
  reading.selectFrom("slug_history").selectAll().where("product_id", "in", ids).execute();

const storedProduct = (row: ProductRow, formerSlugs: readonly string[]): StoredProduct => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  category: row.category,
  position: row.position,
  formerSlugs,
  product: row.deleted_at === null ? productOf(row) : undefined,
});
