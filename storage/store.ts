import type { Kysely, Transaction } from "kysely";
import type { Changes } from "../domain/catalog/changes.ts";
import type { Engine } from "./engine/engine.ts";
import { isBack, leaveEpoch, raiseRevision, readStanding, type Standing } from "./revision.ts";
import type { Tables } from "./tables.ts";

export type Reading = Pick<Kysely<Tables>, "selectFrom">;

/** What visitors see of the database: products, categories, settings. Many read it in many ways; one way writes it. */
export type Store = Changes & {
  read: Reading;
  /** All that is read inside is of one moment: PostgreSQL promises that only at this level, SQLite always. */
  snapshot<Result>(look: (reading: Reading) => Promise<Result>): Promise<Result>;
  /** The change and a new revision, both or none, one write after the other. */
  write<Result>(change: (trx: Transaction<Tables>, revision: number) => Promise<Result>): Promise<Result>;
  /** Finds out what has landed, also that the numbers have gone back. */
  look(): Promise<void>;
};

type Parts = {
  db: Kysely<Tables>;
  engine: Engine;
  /** Called once, until the database answers again. */
  onAway(error: unknown): void;
  onBack(): void;
};

export async function openStore({ db, engine, onAway, onBack }: Parts): Promise<Store & { close(): Promise<void> }> {
  let known = await readStanding(db);
  let isAway = false;

  const landed = (standing: Standing) => {
    if (standing.epoch !== known.epoch || standing.revision > known.revision) known = standing;
  };

  const look = async (): Promise<void> => {
    const before = known;
    const read = await readStanding(db);
    if (isBack(read, before)) await leaveEpoch(db, before.epoch);
    else if (known.epoch === before.epoch) return landed(read);
    return look();
  };

  const mayHaveLanded = async () => {
    try {
      await look();
      if (isAway) onBack();
      isAway = false;
    } catch (error) {
      if (!isAway) onAway(error);
      isAway = true;
    }
  };

  const watch = engine.watch({
    landed(revision) {
      if (revision > known.revision) landed({ ...known, revision });
      else if (revision < known.revision) void mayHaveLanded();
    },
    mayHaveLanded,
  });

  return {
    read: db,

    snapshot: (look) => db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(look),

    async write(change) {
      const before = known;
      const { raised, result } = await db.transaction().execute(async (trx) => {
        const raised = await raiseRevision(trx, before, engine);
        return { raised, result: await change(trx, raised.revision) };
      });
      if (known.epoch === before.epoch) landed(raised);
      else await mayHaveLanded();
      return result;
    },

    revision: () => known.revision,
    epoch: () => known.epoch,
    look,

    close: () => watch.stop(),
  };
}
