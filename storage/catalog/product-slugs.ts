import type { Transaction } from "kysely";
import { slugOf } from "../../domain/slug.ts";
import type { Reading } from "../store.ts";
import type { ProductRecord, Tables } from "../tables.ts";

/** The slug under the new name. The old slug still leads to the product, until the product takes it back. */
export async function renamedSlug(
  trx: Transaction<Tables>,
  product: Pick<ProductRecord, "id" | "name" | "slug">,
  name: string,
): Promise<string> {
  if (slugOf(name) === slugOf(product.name)) return product.slug;
  const slug = await freeSlug(trx, name, product.id);
  if (slug === product.slug) return slug;
  await trx.deleteFrom("slug_history").where("slug", "=", slug).execute();
  await trx.insertInto("slug_history").values({ slug: product.slug, product_id: product.id }).execute();
  return slug;
}

/**
 * The slug of the name, or the first free one of `-2`, `-3`… Products in the trash keep their slugs, and renamed products
 * their old ones. The slugs of `productId` itself count as free.
 */
export async function freeSlug(trx: Transaction<Tables>, name: string, productId = ""): Promise<string> {
  const slug = slugOf(name);
  const taken = await similarSlugs(trx, slug, productId);
  return firstFree(slug, (candidate) => !taken.has(candidate));
}

export function firstFree(slug: string, isFree: (candidate: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (isFree(candidate)) return candidate;
  }
}

/** Reads a range of the unique indexes: `.` is the character after `-`. */
async function similarSlugs(trx: Transaction<Tables>, slug: string, productId: string): Promise<Set<string>> {
  const [first, end] = [`${slug}-`, `${slug}.`];
  const rows = await trx
    .selectFrom("products")
    .select("slug")
    .where("id", "!=", productId)
    .where((eb) => eb.or([eb("slug", "=", slug), eb.and([eb("slug", ">=", first), eb("slug", "<", end)])]))
    .unionAll((eb) =>
      eb
        .selectFrom("slug_history")
        .select("slug")
        .where("product_id", "!=", productId)
        .where((eb) => eb.or([eb("slug", "=", slug), eb.and([eb("slug", ">=", first), eb("slug", "<", end)])])),
    )
    .execute();
  return new Set(rows.map((row) => row.slug));
}

/** The former slugs of the products that are not in the trash, by their ids. */
export async function readFormerAddresses(reading: Reading): Promise<Map<string, string[]>> {
  const rows = await reading
    .selectFrom("slug_history")
    .innerJoin("products", "products.id", "slug_history.product_id")
    .select(["slug_history.slug", "product_id"])
    .where("deleted_at", "is", null)
    .orderBy("slug_history.slug")
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ product_id }) => product_id)].map(([id, former]) => [id, former.map(({ slug }) => slug)]),
  );
}
