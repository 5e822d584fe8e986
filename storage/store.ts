import type { Kysely } from "kysely";
import type { Changes, Landed } from "../domain/catalog/changes.ts";
import { ShopError } from "../domain/error.ts";
import type { Engine } from "./engine/engine.ts";
import { type Change, createRaisedWrites } from "./raised-writes.ts";
import { isBack, lockRevision, readStanding, type Standing } from "./revision.ts";
import type { Tables } from "./tables.ts";

export type Reading = Pick<Kysely<Tables>, "selectFrom">;

/** What visitors see of the database: products, categories, settings. Many read it in many ways; one way writes it. */
export type Store = Changes & {
  read: Reading;
  /** All that is read inside is of one moment: PostgreSQL promises that only at this level, SQLite always. */
  snapshot<Result>(look: (reading: Reading) => Promise<Result>): Promise<Result>;
  /** The write and a new revision, both or none. Who listens is told after the commit and before the caller. */
  write<Result>(change: Change<Result>): Promise<Result>;
  /** Finds out what has landed, also that the numbers have gone back. */
  look(): Promise<void>;
};

type Parts = {
  db: Kysely<Tables>;
  engine: Engine;
  /** Called once, until it can be known again. */
  onWatchFailed(error: unknown): void;
};

export async function openStore({ db, engine, onWatchFailed }: Parts): Promise<Store & { close(): Promise<void> }> {
  const listeners = new Set<(landed: Landed) => void | Promise<void>>();
  let told: Promise<void> = Promise.resolve();
  let known = await readStanding(db);
  let epochs = 0;
  let isLost = false;

  const tell = (standing: Standing) => {
    known = standing;
    const { revision } = standing;
    const heard = [...listeners].map((hear) => hear({ revision, epoch: epochs, isOwn: writes.isOwn(revision) }));
    told = Promise.all([told, ...heard]).then(() => {});
  };
  const landed = (standing: Standing) => {
    if (standing.epoch === known.epoch) {
      if (standing.revision > known.revision) tell(standing);
    } else {
      epochs += 1;
      tell(standing);
    }
  };

  /** A number below one that was known before it was read: the database is an earlier one. */
  const look = async (): Promise<void> => {
    const before = known;
    const read = await readStanding(db);
    if (before.epoch !== known.epoch) return look();
    landed(isBack(read, before) ? await db.transaction().execute((trx) => lockRevision(trx, before)) : read);
  };
  const mayHaveLanded = async () => {
    try {
      await look();
      isLost = false;
    } catch (error) {
      failed(error);
    }
  };
  const failed = (error: unknown) => {
    if (!isLost && !(error instanceof ShopError)) onWatchFailed(error);
    isLost = true;
  };
  const writes = createRaisedWrites({
    db,
    engine,
    known: () => known,
    committed: (standing, before) =>
      known.epoch === before.epoch || known.epoch === standing.epoch ? landed(standing) : mayHaveLanded(),
  });
  const watch = engine.watch({
    landed(revision) {
      if (revision > known.revision) landed({ ...known, revision });
      else if (revision < known.revision) void mayHaveLanded();
    },
    mayHaveLanded,
    failed,
  });

  return {
    read: db,

    snapshot: (look) => db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(look),

    async write(change) {
      const result = await writes.write(change);
      await told;
      return result;
    },

    revision: () => known.revision,
    epoch: () => epochs,
    look,

    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },

    close: () => watch.stop(),
  };
}
