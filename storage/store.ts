import { type Kysely, sql, type Transaction } from "kysely";
import type { Changes } from "../domain/shop/snapshot.ts";
import type { DataVersion, Engine } from "./engine/engine.ts";
import { newEpoch, writeMeta } from "./meta.ts";
import type { Tables } from "./tables.ts";

export type Reading = Pick<Kysely<Tables>, "selectFrom" | "getExecutor">;

/** Everything that visitors see: products, categories, settings. `write` is the only way to change it. */
export type Store = Changes & {
  read: Reading;
  /** All queries inside see the same moment: PostgreSQL guarantees it from this isolation level on, SQLite always. */
  snapshot<Result>(query: (reading: Reading) => Promise<Result>): Promise<Result>;
  /** Commits the change together with a new revision, or neither. Writes run one after the other. */
  write<Result>(change: (trx: Transaction<Tables>, revision: number) => Promise<Result>): Promise<Result>;
  /** A write that invalidates everything read before, so it starts a new epoch. Revisions continue above `revision`. */
  replace<Result>(
    revision: number,
    change: (trx: Transaction<Tables>, revision: number) => Promise<Result>,
  ): Promise<Result>;
  /** Leaves nothing of these tables on the disk but their present rows, as far as the engine can (SQLite). */
  eraseTraces(tables: readonly (keyof Tables)[]): Promise<void>;
  /** Revision and epoch as this reading sees them. */
  versionIn(reading: Reading): Promise<DataVersion>;
  /** Reads the revision of the database, and starts a new epoch where a backup was restored. */
  refresh(): Promise<void>;
};

type Parts = {
  db: Kysely<Tables>;
  engine: Engine;
  /** Called once for each outage. */
  onAway(error: unknown): void;
  onBack(): void;
};

export async function openStore(parts: Parts): Promise<Store & { close(): void }> {
  const { db, engine, onAway, onBack } = parts;
  let known = await readDataVersion(db, engine);
  let isAway = false;

  const advanceTo = (version: DataVersion) => {
    if (version.epoch !== known.epoch || version.revision > known.revision) known = version;
  };

  const refresh = async (): Promise<void> => {
    const before = known;
    const read = await readDataVersion(db, engine);
    if (isRestored(read, before)) await startEpoch(db, before.epoch, engine);
    else if (known.epoch === before.epoch) return advanceTo(read);
    return refresh();
  };

  const mayHaveChanged = async () => {
    try {
      await refresh();
      if (isAway) onBack();
      isAway = false;
    } catch (error) {
      if (!isAway) onAway(error);
      isAway = true;
    }
  };

  const watch = engine.watch(mayHaveChanged);

  const write: Store["write"] = async (change) => {
    const before = known;
    const { raised, result } = await db.transaction().execute(async (trx) => {
      const raised = await raiseRevision(trx, before, engine);
      return { raised, result: await change(trx, raised.revision) };
    });
    if (known.epoch === before.epoch) advanceTo(raised);
    else await mayHaveChanged();
    return result;
  };

  return {
    read: db,

    snapshot: (query) =>
      db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(query),

    versionIn: (reading) => readDataVersion(reading, engine),

    write,

    async replace(revision, change) {
      const result = await write(async (trx, raised) => {
        const changed = await change(trx, raised);
        await replaceRevision(trx, revision);
        return changed;
      });
      await refresh();
      return result;
    },

    revision: () => known.revision,
    epoch: () => known.epoch,
    refresh,

    async eraseTraces(tables) {
      const statements = tables.flatMap(engine.rewriteSql);
      if (statements.length > 0) {
        await db.transaction().execute(async (trx) => {
          for (const statement of statements) await sql.raw(statement).execute(trx);
        });
      }
      await engine.emptyLog();
    },

    close: () => watch.stop(),
  };
}

type Meta = Pick<Kysely<Tables>, "selectFrom">;
type Wording = Pick<Engine, "historySql">;

/** The epoch as one text to compare: the history of the database, then a number that is drawn anew after each restore. */
const epochOf = ({ historySql }: Wording) =>
  sql.raw<string>(`(select ${historySql} || value from meta where key = 'epoch')`);

/** The epoch as the current row has it. If another process has changed the row meanwhile, PostgreSQL reads it again. */
const rowsEpoch = ({ historySql }: Wording) => sql.raw<string>(`${historySql} || value`);

const readDataVersion = (db: Meta, engine: Wording): Promise<DataVersion> =>
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
async function raiseRevision(trx: Transaction<Tables>, known: DataVersion, engine: Wording): Promise<DataVersion> {
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
const isRestored = (read: DataVersion, known: DataVersion): boolean =>
  read.epoch === known.epoch && read.revision < known.revision;

/** Starts a new epoch, unless another process has. The epoch also tells a process that looks late, when the revision is above its own again. */
async function startEpoch(db: Kysely<Tables>, previous: string, engine: Wording): Promise<string> {
  await db
    .updateTable("meta")
    .set({ value: newEpoch() })
    .where("key", "=", "epoch")
    .where(rowsEpoch(engine), "=", previous)
    .execute();
  return (await readDataVersion(db, engine)).epoch;
}

/** Starts a new epoch inside a write, whose revision is not below `revision`. */
async function replaceRevision(trx: Transaction<Tables>, revision: number): Promise<void> {
  await writeMeta(trx, "epoch", newEpoch());
  await trx
    .updateTable("meta")
    .set({ value: revision })
    .where("key", "=", "revision")
    .where("value", "<", revision)
    .execute();
}
