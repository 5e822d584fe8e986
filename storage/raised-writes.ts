import type { IsolationLevel, Kysely, Transaction } from "kysely";
import type { Engine } from "./engine/engine.ts";
import { isOvertaken } from "./engine/outage.ts";
import { createTurn } from "./engine/turn.ts";
import { lockRevision, raiseRevision, type Standing } from "./revision.ts";
import type { Tables } from "./tables.ts";

/** Made again where another write was faster, so it must do nothing but read and write. */
export type Change<Result> = (trx: Transaction<Tables>, revision: number) => Promise<Result>;

type Parts = {
  db: Kysely<Tables>;
  engine: Engine;
  known(): Standing;
  /** `standing` is there for good; `before` was known when its write began. */
  committed(standing: Standing, before: Standing): void | Promise<void>;
};

/** Waiting spares being overtaken; who has waited so long goes on, and is still answered within three seconds. */
const TURN_MS = 200;

/**
 * A change and a new revision, both or none, as if one write were made after the other. Where writes can be made beside each
 * other, a change is made without a lock, and lands if nobody else has meanwhile; else it is made again while all others wait.
 */
export function createRaisedWrites({ db, engine, known, committed }: Parts) {
  const turn = createTurn();
  // PostgreSQL's notice of a write can come before the answer to its commit.
  const own = new Set<number>();

  async function make<Result>(
    change: Change<Result>,
    isolation: IsolationLevel,
    begin: (trx: Transaction<Tables>) => Promise<Standing>,
  ): Promise<Result> {
    const before = known();
    let raised = before;
    const transaction = db.transaction().setIsolationLevel(isolation);
    try {
      const result = await transaction.execute(async (trx) => {
        const from = await begin(trx);
        const result = await change(trx, from.revision + 1);
        raised = await raiseRevision(trx, from, engine);
        own.add(raised.revision);
        return result;
      });
      await committed(raised, before);
      return result;
    } finally {
      own.delete(raised.revision);
    }
  }

  const behindLock = <Result>(change: Change<Result>) =>
    make(change, "read committed", (trx) => lockRevision(trx, known()));

  async function hoping<Result>(change: Change<Result>): Promise<Result> {
    const hasTurn = await turn.takeWithin(TURN_MS);
    try {
      return await make(change, "repeatable read", async () => known());
    } catch (error) {
      if (!isOvertaken(error)) throw error;
      return await behindLock(change);
    } finally {
      if (hasTurn) turn.pass();
    }
  }

  return {
    isOwn: (revision: number) => own.has(revision),
    write: engine.skipLocked === undefined ? behindLock : hoping,
  };
}
