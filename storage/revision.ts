import type { Kysely, Transaction } from "kysely";
import type { Tables } from "./tables.ts";

export async function readRevision(db: Kysely<Tables>): Promise<number> {
  const { value } = await db.selectFrom("meta").select("value").where("key", "=", "revision").executeTakeFirstOrThrow();
  return value;
}

/** A write of the catalogue and its new revision: both or none. */
export const raisingRevision = <Result>(
  db: Kysely<Tables>,
  write: (trx: Transaction<Tables>, revision: number) => Promise<Result>,
): Promise<Result> => db.transaction().execute(async (trx) => write(trx, await raiseRevision(trx)));

/** From here to the end of the transaction every other write waits, in any process: what is read now still holds then. */
export async function raiseRevision(trx: Transaction<Tables>): Promise<number> {
  const { value } = await trx
    .updateTable("meta")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("key", "=", "revision")
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}
