import type { Kysely } from "kysely";
import { HOME_ANCHORS } from "../../domain/catalog/category.ts";
import { raiseRevision } from "../revision.ts";
import type { Tables } from "../tables.ts";

/** Only where there is none at all: what an owner has removed does not come back. */
export async function addFirstCategories(db: Kysely<Tables>): Promise<void> {
  const any = await db.selectFrom("categories").select("id").limit(1).executeTakeFirst();
  if (any) return;
  const categories = HOME_ANCHORS.map(({ slug, name }, position) => ({ id: slug, slug, name, image: "", position }));
  await db.transaction().execute(async (trx) => {
    const added = await trx
      .insertInto("categories")
      .values(categories)
      .onConflict((conflict) => conflict.column("slug").doNothing())
      .returning("id")
      .execute();
    // None when another process was faster.
    if (added.length > 0) await raiseRevision(trx);
  });
}
