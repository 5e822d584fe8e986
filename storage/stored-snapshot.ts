import { setImmediate as letOthersRun } from "node:timers/promises";
import type { SettingValues } from "../domain/shop/settings.ts";
import type { StoredChanges, StoredProduct } from "../domain/shop/snapshot.ts";
import { productOf } from "./catalog/product-row.ts";
import { listCategories } from "./catalog/stored-categories.ts";
import { readRevision } from "./revision.ts";
import type { Reading, Store } from "./store.ts";
import { readSettings } from "./stored-settings.ts";
import type { ProductRow } from "./tables.ts";

/** No statement grows with the catalogue, and between two of them others get their turn. */
const PIECE = 500;

/** All of one moment. A revision below one that was known before is an earlier database's: then the store looks. */
export async function readChanges(store: Store, first: SettingValues, since: number): Promise<StoredChanges> {
  const known = store.revision();
  const changes = await store.snapshot(async (reading) => ({
    revision: await readRevision(reading),
    products: await readProducts(reading, since),
    count: await countProducts(reading),
    categories: await listCategories(reading),
    settings: await readSettings(reading, first),
  }));
  if (changes.revision < known) await store.look();
  return changes;
}

async function readProducts(reading: Reading, since: number): Promise<StoredProduct[]> {
  const products: StoredProduct[] = [];
  let last = { revision: since, id: LAST_ID };
  for (;;) {
    const rows = await readPiece(reading, last);
    const formerSlugs = await readFormerSlugs(reading, rows);
    for (const row of rows) products.push(storedProduct(row, formerSlugs.get(row.id) ?? []));
    const end = rows.at(-1);
    if (!end || rows.length < PIECE) return products;
    last = end;
    await letOthersRun();
  }
}

/** Ids are of hexadecimal digits: nothing of revision `since` itself comes after it. */
const LAST_ID = "~";

const readPiece = (reading: Reading, { revision, id }: Pick<ProductRow, "revision" | "id">): Promise<ProductRow[]> =>
  reading
    .selectFrom("products")
    .selectAll()
    .where((eb) => eb(eb.refTuple("revision", "id"), ">", eb.tuple(revision, id)))
    .orderBy("revision")
    .orderBy("id")
    .limit(PIECE)
    .execute();

async function readFormerSlugs(reading: Reading, rows: readonly ProductRow[]): Promise<Map<string, string[]>> {
  const ids = rows.map(({ id }) => id);
  const former = ids.length === 0 ? [] : await slugsOf(reading, ids);
  const slugs = Map.groupBy(former, ({ product_id }) => product_id);
  return new Map([...slugs].map(([id, found]) => [id, found.map(({ slug }) => slug)]));
}

const slugsOf = (reading: Reading, ids: readonly string[]) =>
  reading.selectFrom("slug_history").selectAll().where("product_id", "in", ids).execute();

async function countProducts(reading: Reading): Promise<number> {
  const { count } = await reading
    .selectFrom("products")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const storedProduct = (row: ProductRow, formerSlugs: readonly string[]): StoredProduct => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  category: row.category,
  position: row.position,
  formerSlugs,
  product: row.deleted_at === null ? productOf(row) : undefined,
});
