import type { Attempts, Counter } from "../../domain/account/attempts.ts";
import { ShopError } from "../../domain/error.ts";
import { createFairTurns, type FairTurns } from "../turns/fair-turns.ts";
import { changedSince, counterKey, settled, tooMany } from "./counters.ts";
import { createMemory } from "./memory.ts";
import type { Throttle } from "./throttle.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

const FREE_FAILURES = 5;
const LONGEST_WAIT = 900 * SECOND;
/** So long a wait is known without asking anew: another process may have let its person in meanwhile. */
const BELIEVED = SECOND;

type Parts = { attempts: Attempts; now: () => Date };

export function createAccountGuard({ attempts, now }: Parts): Throttle["guardAccount"] {
  const lines = new Map<string, FairTurns>();
  const waits = createMemory<{ seenAt: number; endsAt: number }>();

  return async (email, { isKnown, places }, attempt) => {
    const key = counterKey("failures", isKnown ? places.join() : email);
    const line = lines.get(key) ?? createFairTurns({ atOnce: 1, waiting: 20, waitingForOne: 20 });
    lines.set(key, line);
    try {
      return await line.take(places, () => countFailure(key, attempt));
    } finally {
      if (line.isIdle()) lines.delete(key);
    }
  };

  /** Who has failed before counts as failed until proven right: of two processes only one tries when a wait is over. */
  async function countFailure<Result>(key: string, attempt: () => Promise<Result>): Promise<Result> {
    refuseWaiting(key);
    const before = await attempts.find(key);
    const claimed = before && (await claim(key));
    try {
      const result = await attempt();
      if (claimed) await attempts.forget(key);
      return result;
    } catch (error) {
      // Who is asked for a code has failed nothing, and has not yet come so far that earlier failures are forgotten.
      const isWrong = error instanceof ShopError && error.code === "unauthenticated" && !error.ask;
      if (isWrong && !claimed) await change(key, (past) => failed(past.count + 1, now()));
      if (!isWrong && claimed) await change(key, (past) => givenBack(past, claimed, before));
      throw error;
    }
  }

  function refuseWaiting(key: string): void {
    const known = waits.find(key);
    const at = now().getTime();
    if (known && at - known.seenAt < BELIEVED && known.endsAt > at) throw tooMany(known.endsAt - at);
  }

  /** Answers the moment of it. */
  async function claim(key: string): Promise<Date> {
    const at = now();
    const seen = { wait: 0 };
    await change(key, (past) => {
      seen.wait = past.at.getTime() + waitAfter(past.count) - at.getTime();
      return seen.wait > 0 ? past : failed(past.count + 1, at);
    });
    if (seen.wait <= 0) return at;
    waits.keep(key, { seenAt: at.getTime(), endsAt: at.getTime() + seen.wait });
    throw tooMany(seen.wait);
  }

  function change(key: string, next: (past: Counter) => Counter): Promise<void> {
    return attempts.change([key], (known) => {
      const counters = settled(known, now());
      const counter = counters.get(key);
      const isOver = counter && now().getTime() - counter.at.getTime() >= lifeOf(counter.count);
      counters.set(key, next(counter && !isOver ? counter : failed(0, now())));
      return changedSince(known, counters);
    });
  }
}

const failed = (count: number, at: Date): Counter => ({ count, at, endsAt: new Date(at.getTime() + lifeOf(count)) });

/** Where no wait has begun, an hour without a failure is as long as four waits. */
const lifeOf = (failures: number): number => (failures < FREE_FAILURES ? HOUR : DAY);

const givenBack = (past: Counter, claimed: Date, before: Counter): Counter =>
  past.at.getTime() === claimed.getTime() ? before : failed(past.count - 1, past.at);

/** Ten guesses in the first quarter of an hour, then one in each. */
const waitAfter = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(4 ** (failures - FREE_FAILURES) * SECOND, LONGEST_WAIT);
