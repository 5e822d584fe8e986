import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "./tables.ts";

/** The numbers that are kept about the database itself. */
type MetaKey =
  | "schema"
  | "epoch"
  /** Locked while a role is given or taken. */
  | "roles"
  /** The last number that was given to an order. Neither a purge nor a restored copy takes it back. */
  | "order_number"
  /**
   * Rows that are gone have no revision, so the revision of the last deletion of products is kept. Where it is new, a snapshot reads all
   * products again.
   */
  | "products_deleted";

export async function readMeta(db: Pick<Kysely<Tables>, "selectFrom">, key: MetaKey): Promise<number | undefined> {
  const row = await db.selectFrom("meta").select("value").where("key", "=", key).executeTakeFirst();
  return row?.value;
}

export async function writeMeta(db: Pick<Kysely<Tables>, "insertInto">, key: MetaKey, value: number): Promise<void> {
  await db
    .insertInto("meta")
    .values({ key, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
}

/** A random number that fits the integers of both engines. */
export const newEpoch = (): number => randomInt(1, 2 ** 31 - 1);
