import type { Kysely, Transaction } from "kysely";
import type { Changes, Landed } from "../domain/catalog/changes.ts";
import { ShopError } from "../domain/error.ts";
import type { Engine } from "./engine/engine.ts";
import { raiseRevision, readRevision } from "./revision.ts";
import type { Tables } from "./tables.ts";

export type Reading = Pick<Kysely<Tables>, "selectFrom">;

/** What visitors see of the database: products, categories, settings. Many read it in many ways; one way writes it. */
export type Store = Changes & {
  read: Reading;
  /** All that is read inside is of one moment: PostgreSQL promises that only at this level, SQLite always. */
  snapshot<Result>(look: (reading: Reading) => Promise<Result>): Promise<Result>;
  /** The write and a new revision, both or none. Who listens is told after the commit and before the caller. */
  write<Result>(change: (trx: Transaction<Tables>, revision: number) => Promise<Result>): Promise<Result>;
};

type Parts = {
  db: Kysely<Tables>;
  engine: Engine;
  /** Called once, until it can be known again. */
  onWatchFailed(error: unknown): void;
};

export async function openStore({ db, engine, onWatchFailed }: Parts): Promise<Store & { close(): Promise<void> }> {
  const listeners = new Set<(landed: Landed) => void>();
  // PostgreSQL's notice of a write can come before the answer to its commit.
  const own = new Set<number>();
  let known = await readRevision(db);
  let isLost = false;

  const landed = (revision: number) => {
    if (!(revision > known)) return;
    known = revision;
    for (const heard of listeners) heard({ revision, isOwn: own.has(revision) });
  };
  const failed = (error: unknown) => {
    if (!isLost && !(error instanceof ShopError)) onWatchFailed(error);
    isLost = true;
  };
  const mayHaveLanded = async () => {
    try {
      landed(await readRevision(db));
      isLost = false;
    } catch (error) {
      failed(error);
    }
  };
  const watch = engine.watch({ landed, mayHaveLanded, failed });

  return {
    read: db,

    snapshot: (look) => db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(look),

    async write(change) {
      let revision = 0;
      try {
        const result = await db.transaction().execute(async (trx) => {
          revision = await raiseRevision(trx, engine);
          own.add(revision);
          return change(trx, revision);
        });
        landed(revision);
        return result;
      } finally {
        own.delete(revision);
      }
    },

    revision: () => known,

    listen(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },

    close: () => watch.stop(),
  };
}
