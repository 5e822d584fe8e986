import { type Kysely, sql, type Transaction } from "kysely";
import type { Engine } from "./engine/engine.ts";
import { overtakenError } from "./engine/outage.ts";
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

/**
 * The last of a write: nobody else can land from here to the commit, and nobody has since `from` was read. Who would have to
 * wait for another write has been overtaken.
 */
export async function raiseRevision(trx: Transaction<Tables>, from: Standing, engine: Raising): Promise<Standing> {
  const raised = await trx
    .updateTable("meta")
    .set({ value: from.revision + 1 })
    .where("key", "in", unlockedRevision(trx, from, engine))
    .returning("value")
    .$if(engine.notice !== undefined, (update) => update.returning(sql.raw(engine.notice ?? "").as("notice")))
    .executeTakeFirst();
  if (!raised) throw overtakenError();
  return { ...from, revision: raised.value };
}

type Raising = Pick<Engine, "notice" | "skipLocked">;

const unlockedRevision = (trx: Transaction<Tables>, { epoch, revision }: Standing, { skipLocked }: Raising) =>
  trx
    .selectFrom("meta")
    .select("key")
    .where("key", "=", "revision")
    .where("value", "=", revision)
    .where((eb) =>
      eb.exists(eb.selectFrom("meta as other").select("key").where("key", "=", "epoch").where("value", "=", epoch)),
    )
    .modifyEnd(sql.raw(skipLocked ?? ""));

/**
 * From here to the end of the transaction no other write lands, in any process. Where the numbers have gone back behind
 * `known`, a new epoch begins: the lock lets those who notice it together look one after the other.
 */
export async function lockRevision(trx: Transaction<Tables>, known: Standing): Promise<Standing> {
  await trx
    .updateTable("meta")
    .set((eb) => ({ value: eb.ref("value") }))
    .where("key", "=", "revision")
    .execute();
  const locked = await readStanding(trx);
  return isBack(locked, known) ? { ...locked, epoch: await beginEpoch(trx) } : locked;
}

/** The database is an earlier one. */
export const isBack = (read: Standing, known: Standing): boolean =>
  read.epoch === known.epoch && read.revision < known.revision;

/** Who looks later, when the numbers have passed his own, sees by it that they are others. */
async function beginEpoch(trx: Transaction<Tables>): Promise<number> {
  const { value } = await trx
    .updateTable("meta")
    .set({ value: newEpoch() })
    .where("key", "=", "epoch")
    .returning("value")
    .executeTakeFirstOrThrow();
  return value;
}
