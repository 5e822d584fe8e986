import type { Transaction } from "kysely";
import type { ProductAddress } from "../../domain/catalog/catalog.ts";
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

function addressOf(row: ProductRow, slug: string): ProductAddress {
  if (row.deleted_at !== null) return { state: "gone", name: row.name, category: row.category };
  if (row.slug !== slug) return { state: "moved", slug: row.slug };
  return { state: "here", product: productOf(row) };
}

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
