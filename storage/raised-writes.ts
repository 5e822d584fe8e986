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
  /** Known to be committed, by a write that began when `before` was known. */
  landed(standing: Standing, before: Standing): void | Promise<void>;
};

/** Waiting spares being overtaken; who has waited so long goes on, and is still answered within three seconds. */
const TURN_MS = 300;
/** Behind the lock one can only meet another that wants its rows and has some it wants itself: PostgreSQL ends one of them. */
const MOST_TRIES = 3;

/**
 * A change and a new revision, both or none, as if one write were made after the other. It is made without a lock, and
 * lands if nobody else has meanwhile; else it is made again while all others wait.
 */
export function createRaisedWrites({ db, engine, known, landed }: Parts) {
  const turn = createTurn();
  // PostgreSQL's notice of a write can come before the answer to its commit.
  const own = new Set<number>();
  let locking = 0;

  async function make<Result>(
    change: Change<Result>,
    isolation: IsolationLevel,
    begin: (trx: Transaction<Tables>) => Promise<Standing>,
  ): Promise<Result> {
    const before = known();
    let raised: Standing | undefined;
    const transaction = db.transaction().setIsolationLevel(isolation);
    try {
      const { result, standing } = await transaction.execute(async (trx) => {
        const from = await begin(trx);
        const result = await change(trx, from.revision + 1);
        const standing = await raiseRevision(trx, from, engine);
        raised = standing;
        own.add(standing.revision);
        return { result, standing };
      });
      await landed(standing, before);
      return result;
    } finally {
      if (raised) own.delete(raised.revision);
    }
  }

  const hope = <Result>(change: Change<Result>) => make(change, "repeatable read", async () => known());

  async function lock<Result>(change: Change<Result>): Promise<Result> {
    locking += 1;
    try {
      return await make(change, "read committed", (trx) => lockRevision(trx, known()));
    } finally {
      locking -= 1;
    }
  }

  async function tryUntilLanded<Result>(change: Change<Result>): Promise<Result> {
    for (let tries = 1; ; tries += 1) {
      try {
        // Beside one that locks, hoping is in vain.
        return await (tries === 1 && locking === 0 ? hope(change) : lock(change));
      } catch (error) {
        if (!isOvertaken(error) || tries === MOST_TRIES) throw error;
      }
    }
  }

  return {
    isOwn: (revision: number) => own.has(revision),

    async write<Result>(change: Change<Result>): Promise<Result> {
      const hasTurn = await turn.takeWithin(TURN_MS);
      try {
        return await tryUntilLanded(change);
      } finally {
        if (hasTurn) turn.pass();
      }
    },
  };
}
