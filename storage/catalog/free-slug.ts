import type { Transaction } from "kysely";
import { slugOf } from "../../domain/slug.ts";
import type { Tables } from "../tables.ts";

/**
 * The name's own address, else the first free of `-2`, `-3`…; what lies in the trash keeps its address, and what was
 * renamed its old ones. `ownerId` is whose addresses are not in the way.
 */
export async function freeSlug(trx: Transaction<Tables>, name: string, ownerId = ""): Promise<string> {
  const slug = slugOf(name);
  const taken = await similarSlugs(trx, slug, ownerId);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}

/** A range of the unique indexes: `.` is the character after `-`. */
async function similarSlugs(trx: Transaction<Tables>, slug: string, ownerId: string): Promise<Set<string>> {
  const [first, end] = [`${slug}-`, `${slug}.`];
  const rows = await trx
    .selectFrom("products")
    .select("slug")
    .where("id", "!=", ownerId)
    .where((eb) => eb.or([eb("slug", "=", slug), eb.and([eb("slug", ">=", first), eb("slug", "<", end)])]))
    .unionAll((eb) =>
      eb
        .selectFrom("slug_history")
        .select("slug")
        .where("product_id", "!=", ownerId)
        .where((eb) => eb.or([eb("slug", "=", slug), eb.and([eb("slug", ">=", first), eb("slug", "<", end)])])),
    )
    .execute();
  return new Set(rows.map((row) => row.slug));
}
