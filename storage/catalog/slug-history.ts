import type { Transaction } from "kysely";
import { slugOf } from "../../domain/slug.ts";
import type { ProductRow, Tables } from "../tables.ts";
import { freeSlug } from "./free-slug.ts";

/** The slug under the new name. The old slug still leads to the product, until the product takes it back. */
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
