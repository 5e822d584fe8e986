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

/** The first statement of a write locks the revision: until the transaction ends no other write goes on, in any process. */
export async function raiseRevision(
  trx: Transaction<Tables>,
  known: Standing,
  { notice }: Pick<Engine, "notice">,
): Promise<Standing> {
  const { revision } = await trx
    .updateTable("meta")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("key", "=", "revision")
    .returning("value as revision")
    .$if(notice !== undefined, (update) => update.returning(sql.raw(notice ?? "").as("notice")))
    .executeTakeFirstOrThrow();
  return revision > known.revision ? { ...known, revision } : { epoch: await leaveEpoch(trx, known.epoch), revision };
}

/** The database is an earlier one than `known`. */
export const isBack = (read: Standing, known: Standing): boolean =>
  read.epoch === known.epoch && read.revision < known.revision;

/** Begins a new epoch, unless another process has. A process that looks when the numbers have passed its own notices it by that. */
export async function leaveEpoch(db: Kysely<Tables>, left: number): Promise<number> {
  await db
    .updateTable("meta")
    .set({ value: newEpoch() })
    .where("key", "=", "epoch")
    .where("value", "=", left)
    .execute();
  return (await readStanding(db)).epoch;
}
