import type { Transaction } from "kysely";
import type { FormerAddress, ProductAddress } from "../../domain/catalog/catalog.ts";
import { SLUG, slugOf } from "../../domain/slug.ts";
import type { Reading } from "../store.ts";
import type { ProductRow, Tables } from "../tables.ts";
import { freeSlug } from "./free-slug.ts";
import { productOf } from "./product-row.ts";

/** One statement, so that a renaming meanwhile cannot hide the product from both halves. */
export async function findAddress(reading: Reading, slug: string): Promise<ProductAddress | undefined> {
  if (!SLUG.test(slug)) return undefined;
  const row = await reading
    .selectFrom("products")
    .selectAll()
    .where("id", "in", (eb) =>
      eb
        .selectFrom("products")
        .select("id")
        .where("slug", "=", slug)
        .union(eb.selectFrom("slug_history").select("product_id as id").where("slug", "=", slug)),
    )
    .executeTakeFirst();
  return row && addressOf(row, slug);
}

type Named = Pick<ProductRow, "slug" | "name" | "category" | "deleted_at">;

function addressOf(row: ProductRow, slug: string): ProductAddress {
  if (row.deleted_at !== null || row.slug !== slug) return formerOf(row);
  return { state: "here", product: productOf(row) };
}

export async function listFormerAddresses(reading: Reading): Promise<ReadonlyMap<string, FormerAddress>> {
  const removed = await reading.selectFrom("products").selectAll().where("deleted_at", "is not", null).execute();
  const renamed = await reading
    .selectFrom("slug_history")
    .innerJoin("products", "products.id", "slug_history.product_id")
    .select(["slug_history.slug as former", "products.slug", "name", "category", "deleted_at"])
    .execute();
  return new Map([
    ...renamed.map((row) => [row.former, formerOf(row)] as const),
    ...removed.map((row) => [row.slug, formerOf(row)] as const),
  ]);
}

const formerOf = ({ slug, name, category, deleted_at }: Named): FormerAddress =>
  deleted_at === null ? { state: "moved", slug } : { state: "gone", name, category };

/** The address under its new name. The old one goes on leading to the product until that takes it back. */
export async function renamedSlug(
  trx: Transaction<Tables>,
  product: Pick<ProductRow, "id" | "name" | "slug">,
  name: string,
): Promise<string> {
  if (slugOf(name) === slugOf(product.name)) return product.slug;
  const slug = await freeSlug(trx, name, product.id);
  if (slug === product.slug) return slug;
  await trx.deleteFrom("slug_history").where("slug", "=", slug).execute();
  await trx.insertInto("slug_history").values({ slug: product.slug, product_id: product.id }).execute();
  return slug;
}
