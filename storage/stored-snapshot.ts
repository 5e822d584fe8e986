import { originMark } from "../domain/moving/moved-product.ts";
import { type FirstSettings, settingValues } from "../domain/shop/setting-values.ts";
import type { StoredChanges, StoredProduct } from "../domain/shop/snapshot.ts";
import { pages } from "./batches.ts";
import { readCategories } from "./catalog/category-subject.ts";
import { productOf } from "./catalog/product-subject.ts";
import { readMeta } from "./meta.ts";
import type { Reading, Store } from "./store.ts";
import { readSections } from "./stored-sections.ts";
import type { ProductRecord } from "./tables.ts";

const ALL_REVISIONS = -1;

/** A start reads every product. */
const PAGE = 500;

/**
 * Everything is read in one snapshot, and no statement grows with the number of products. Another epoch or a lower revision means that a
 * backup was restored or a stand-by took over: then the store looks again.
 */
export async function readChanges(store: Store, first: FirstSettings, since: number): Promise<StoredChanges> {
  const known = { epoch: store.epoch(), revision: store.revision() };
  const changes = await store.snapshot(async (reading) => {
    const { categories, renamedAt } = await readCategories(reading);
    // A renamed category changes its products, and a deletion takes them away, without a revision of theirs.
    const isAll = Math.max(renamedAt, (await readMeta(reading, "products_deleted")) ?? 0) > since;
    return {
      ...(await store.versionIn(reading)),
      products: await readProducts(reading, isAll ? ALL_REVISIONS : since),
      isAll,
      categories,
      settings: settingValues(await readSections(reading, first.sections), first),
    };
  });
  if (changes.epoch !== known.epoch || changes.revision < known.revision) await store.refresh();
  return changes;
}

async function readProducts(reading: Reading, since: number): Promise<StoredProduct[]> {
  const products: StoredProduct[] = [];
  const first = { revision: since, id: LAST_ID };
  for await (const rows of pages<ProductRecord>((last, size) => readPage(reading, last ?? first, size), PAGE)) {
    const formerSlugs = await readFormerSlugs(reading, rows);
    const oldPaths = await readOldPaths(reading, rows);
    for (const row of rows) {
      products.push(storedProduct(row, formerSlugs.get(row.id) ?? [], oldPaths.get(row.id)));
    }
  }
  return products;
}

/** Sorts after every id, which has hexadecimal digits only: no product of the revision `since` itself is read. */
const LAST_ID = "~";

const readPage = (reading: Reading, { revision, id }: Pick<ProductRecord, "revision" | "id">, size: number) =>
  reading
    .selectFrom("products")
    .selectAll()
    .where((eb) => eb(eb.refTuple("revision", "id"), ">", eb.tuple(revision, id)))
    .orderBy("revision")
    .orderBy("id")
    .limit(size)
    .execute();

async function readFormerSlugs(reading: Reading, rows: readonly ProductRecord[]): Promise<Map<string, string[]>> {
  const ids = rows.map(({ id }) => id);
  const former = await reading.selectFrom("slug_history").selectAll().where("product_id", "in", ids).execute();
  const slugs = Map.groupBy(former, ({ product_id }) => product_id);
  return new Map([...slugs].map(([id, found]) => [id, found.map(({ slug }) => slug)]));
}

async function readOldPaths(reading: Reading, rows: readonly ProductRecord[]): Promise<Map<string, string[]>> {
  const ids = rows.map(({ id }) => id);
  const marked = originMark("address", "");
  const origins = await reading
    .selectFrom("origins")
    .selectAll()
    .where("product_id", "in", ids)
    .where("mark", "like", `${marked}%`)
    .execute();
  const paths = Map.groupBy(origins, ({ product_id }) => product_id);
  return new Map([...paths].map(([id, found]) => [id, found.map(({ mark }) => mark.slice(marked.length))]));
}

const storedProduct = (
  row: ProductRecord,
  formerSlugs: readonly string[],
  oldPaths: readonly string[] | undefined,
): StoredProduct => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  category: row.category,
  position: row.position,
  formerSlugs,
  oldPaths,
  product: row.deleted_at === null ? productOf(row) : undefined,
});
