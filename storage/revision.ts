import { type Kysely, sql, type Transaction } from "kysely";
import type { DataVersion, Engine } from "./engine/engine.ts";
import { newEpoch, writeMeta } from "./meta.ts";
import type { Tables } from "./tables.ts";

type Meta = Pick<Kysely<Tables>, "selectFrom">;
type Wording = Pick<Engine, "historySql">;

/** The random number of a restored backup, behind the name of the history to which the database belongs: one text to compare. */
const epochOf = ({ historySql }: Wording) =>
  sql.raw<string>(`(select ${historySql} || value from meta where key = 'epoch')`);

/** The same of the row that is read or changed: PostgreSQL reads it again where another process has changed it meanwhile. */
const rowsEpoch = ({ historySql }: Wording) => sql.raw<string>(`${historySql} || value`);

export const readDataVersion = (db: Meta, engine: Wording): Promise<DataVersion> =>
  db
    .selectFrom("meta")
    .select(["value as revision", epochOf(engine).as("epoch")])
    .where("key", "=", "revision")
    .executeTakeFirstOrThrow();

export async function readRevision(db: Meta): Promise<number> {
  const { value } = await db.selectFrom("meta").select("value").where("key", "=", "revision").executeTakeFirstOrThrow();
  return value;
}

/** The first statement of a write. It locks the revision, so every other write, in any process, waits until the transaction ends. */
export async function raiseRevision(
  trx: Transaction<Tables>,
  known: DataVersion,
  engine: Wording,
): Promise<DataVersion> {
  const { epoch, revision } = await trx
    .updateTable("meta")
    .set((eb) => ({ value: eb("value", "+", 1) }))
    .where("key", "=", "revision")
    .returning(["value as revision", epochOf(engine).as("epoch")])
    .executeTakeFirstOrThrow();
  if (epoch !== known.epoch || revision > known.revision) return { epoch, revision };
  return { epoch: await startEpoch(trx, known.epoch, engine), revision };
}

/** A backup was restored: the database is older than `known`. */
export const isRestored = (read: DataVersion, known: DataVersion): boolean =>
  read.epoch === known.epoch && read.revision < known.revision;

/** Starts a new epoch, unless another process has. A process that looks only after the revision has passed its own sees the new epoch. */
export async function startEpoch(db: Kysely<Tables>, previous: string, engine: Wording): Promise<string> {
  await db
    .updateTable("meta")
    .set({ value: newEpoch() })
    .where("key", "=", "epoch")
    .where(rowsEpoch(engine), "=", previous)
    .execute();
  return (await readDataVersion(db, engine)).epoch;
}

/** Starts a new epoch inside a write, whose revision is not below `revision`. */
export async function replaceRevision(trx: Transaction<Tables>, revision: number): Promise<void> {
  await writeMeta(trx, "epoch", newEpoch());
  await trx
    .updateTable("meta")
    .set({ value: revision })
    .where("key", "=", "revision")
    .where("value", "<", revision)
    .execute();
}
