import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";

/** Also false where every product is in the trash: an owner who emptied her shop does not want the demo back. */
export async function hasNeverHadProducts(db: Kysely<Tables>): Promise<boolean> {
  return (await db.selectFrom("products").select("id").limit(1).executeTakeFirst()) === undefined;
}
