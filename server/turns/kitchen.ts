import { setImmediate as letOthersRun, setTimeout as pause } from "node:timers/promises";
import { ShopError } from "../../domain/error.ts";
import { createFairTurns } from "./fair-turns.ts";
import { tooBusy } from "./turns.ts";

/** Somebody who is waiting for an answer. */
export type Asker = { networks: readonly string[]; isGone?(): boolean };

/** What is made once for all who ask, and what is made for each. */
type Lane = "pages" | "questions";

export type Kitchen = { make<Made>(lane: Lane, asker: Asker | undefined, work: () => Promise<Made>): Promise<Made> };

/** Waiting costs little; who is refused asks again. */
const WAITING = 4000;
const WAITING_FOR_ONE = 2000;

/** A connection that hears nothing for 20 s is cut without a word (server/door/door.ts). */
const LONGEST_WAIT_MS = 15_000;

/** Who asks more than that waits for the refusal too, each for another while, or all would ask again at once. */
const REFUSED_AFTER_MS = 1000;

/** With so many waiting it is a flood: then two thirds of the time belong to those whose pages are kept. */
const A_FLOOD = 8;
const REST_FOR_WORK = 2;

/**
 * Whatever is not kept is made one at a time, in fair turns. Without an asker it is the shop's own work, which waits for
 * nobody.
 */
export function createKitchen(): Kitchen {
  const turns = createFairTurns({ atOnce: 1, waiting: WAITING, waitingForOne: WAITING_FOR_ONE });

  return {
    async make<Made>(lane: Lane, asker: Asker | undefined, work: () => Promise<Made>): Promise<Made> {
      if (!asker) return work();
      const made = Promise.withResolvers<Made>();
      let isLate = false;
      const patience = setTimeout(() => {
        isLate = true;
        made.reject(tooBusy());
      }, LONGEST_WAIT_MS);
      const takeTurn = async () => {
        clearTimeout(patience);
        if (isLate || asker.isGone?.()) throw new ShopError("unavailable", "Bağlantı kapandı");
        const startedAt = performance.now();
        await work().then(made.resolve, made.reject);
        await (turns.waiting() < A_FLOOD ? letOthersRun() : pause(REST_FOR_WORK * (performance.now() - startedAt)));
      };
      turns.take([lane, ...asker.networks], takeTurn).catch(async (error) => {
        clearTimeout(patience);
        if (error instanceof ShopError && error.code === "throttled")
          await pause(REFUSED_AFTER_MS * (0.5 + Math.random()));
        made.reject(error);
      });
      return made.promise;
    },
  };
}
