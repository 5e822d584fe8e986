import { type Kysely, sql, type Transaction } from "kysely";
import type { Engine } from "./engine/engine.ts";
import type { Tables } from "./tables.ts";

export async function readRevision(db: Pick<Kysely<Tables>, "selectFrom">): Promise<number> {
  const { value } = await db.selectFrom("meta").select("value").where("key", "=", "revision").executeTakeFirstOrThrow();
  return value;
}

/** From here to the end of the transaction every other write waits, in any process: what is read now still holds then. */
export async function raiseRevision(trx: Transaction<Tables>, { notice }: Pick<Engine, "notice">): Promise<number> {
  const { value } = await trx
    .updateTable("meta")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("key", "=", "revision")
    .returning("value")
    .$if(notice !== undefined, (update) => update.returning(sql.raw(notice ?? "").as("notice")))
    .executeTakeFirstOrThrow();
  return value;
}
