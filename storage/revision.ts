import { type Kysely, sql, type Transaction } from "kysely";
import type { Engine } from "./engine/engine.ts";
import { newEpoch } from "./migrations/migration-0005.ts";
import type { Tables } from "./tables.ts";

/** How far the writes have come. Where the epochs differ, the numbers say nothing. */
export type Standing = { epoch: number; revision: number };

type Meta = Pick<Kysely<Tables>, "selectFrom">;

export async function readStanding(db: Meta): Promise<Standing> {
  const { epoch, revision } = await db
    .selectFrom("meta as one")
    .innerJoin("meta as other", (join) => join.on("one.key", "=", "epoch").on("other.key", "=", "revision"))
    .select(["one.value as epoch", "other.value as revision"])
    .executeTakeFirstOrThrow();
  return { epoch, revision };
}

export const readRevision = async (db: Meta): Promise<number> => (await readStanding(db)).revision;

/** From here to the end of the transaction every other write waits, in any process: what is read now still holds then. */
export async function raiseRevision(trx: Transaction<Tables>, { notice }: Pick<Engine, "notice">): Promise<Standing> {
  const { value, epoch } = await trx
    .updateTable("meta")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("key", "=", "revision")
    .returning(["value", sql<number>`(select value from meta where key = 'epoch')`.as("epoch")])
    .$if(notice !== undefined, (update) => update.returning(sql.raw(notice ?? "").as("notice")))
    .executeTakeFirstOrThrow();
  return { epoch, revision: value };
}

/** Who looks later, when the numbers have passed his own, sees by it that they are others. */
export async function beginEpoch(trx: Transaction<Tables>): Promise<number> {
  const { value } = await trx
    .updateTable("meta")
    .set({ value: newEpoch() })
    .where("key", "=", "epoch")
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}
