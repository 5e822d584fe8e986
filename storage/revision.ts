import { type Kysely, sql, type Transaction } from "kysely";
import type { Engine } from "./engine/engine.ts";
import { newEpoch } from "./migrations/migration-0005.ts";
import type { Tables } from "./tables.ts";

/** Every write raises the revision. Revisions of different epochs cannot be compared (decision 47). */
export type DataVersion = { epoch: number; revision: number };

type Meta = Pick<Kysely<Tables>, "selectFrom">;

export async function readDataVersion(db: Meta): Promise<DataVersion> {
  const { epoch, revision } = await db
    .selectFrom("meta as one")
    .innerJoin("meta as other", (join) => join.on("one.key", "=", "epoch").on("other.key", "=", "revision"))
    .select(["one.value as epoch", "other.value as revision"])
    .executeTakeFirstOrThrow();
  return { epoch, revision };
}

export const readRevision = async (db: Meta): Promise<number> => (await readDataVersion(db)).revision;

/** The first statement of a write. It locks the revision, so every other write, in any process, waits until the transaction ends. */
export async function raiseRevision(
  trx: Transaction<Tables>,
  known: DataVersion,
  { notifySql }: Pick<Engine, "notifySql">,
): Promise<DataVersion> {
  const { revision } = await trx
    .updateTable("meta")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("key", "=", "revision")
    .returning("value as revision")
    .$if(notifySql !== undefined, (update) => update.returning(sql.raw(notifySql ?? "").as("notification")))
    .executeTakeFirstOrThrow();
  if (revision > known.revision) return { epoch: known.epoch, revision };
  return { epoch: await startEpoch(trx, known.epoch), revision };
}

/** A backup was restored: the database is older than `known`. */
export const isRestored = (read: DataVersion, known: DataVersion): boolean =>
  read.epoch === known.epoch && read.revision < known.revision;

/** Starts a new epoch, unless another process has. A process that looks only after the revision has passed its own sees the new epoch. */
export async function startEpoch(db: Kysely<Tables>, previous: number): Promise<number> {
  await db
    .updateTable("meta")
    .set({ value: newEpoch() })
    .where("key", "=", "epoch")
    .where("value", "=", previous)
    .execute();
  return (await readDataVersion(db)).epoch;
}

/**
 * Starts a new epoch inside a write, whose revision is not below `revision`. Other processes are told a revision of 0: it is below the
 * one they know, so they look for the epoch at once.
 */
export async function replaceRevision(
  trx: Transaction<Tables>,
  revision: number,
  { notifySql }: Pick<Engine, "notifySql">,
): Promise<void> {
  await trx.updateTable("meta").set({ value: newEpoch() }).where("key", "=", "epoch").execute();
  await trx
    .updateTable("meta")
    .set({ value: revision })
    .where("key", "=", "revision")
    .where("value", "<", revision)
    .execute();
  if (notifySql) await sql.raw(`select ${notifySql} from (select 0 as value) as restored`).execute(trx);
}
