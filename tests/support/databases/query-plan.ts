import { CompiledQuery, type Kysely } from "kysely";
import type { Tables } from "../../../storage/tables.ts";

/** How SQLite would read the rows of a query, in its own words. */
export async function queryPlan(db: Kysely<Tables>, query: { compile(): CompiledQuery }): Promise<string> {
  const { sql, parameters } = query.compile();
  return JSON.stringify(await db.executeQuery(CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])));
}
