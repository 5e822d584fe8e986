import { ShopError } from "../../domain/error.ts";
import { createFairTurns, type FairTurns } from "../turns/fair-turns.ts";
import type { Client } from "./devices.ts";
import { createMemory } from "./memory.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const FREE_FAILURES = 5;
const LONGEST_WAIT = 900 * SECOND;

/** How much more a wider network may do than one address; behind an IPv4 /24 of a mobile carrier are thousands of people. */
const SHARES = { "/24": 16, "/48": 4, "/56": 2 };

export type Throttle = {
  countSignIn(client: Client): void;
  countRegistration(client: Client): void;
  /**
   * Attempts on one account run one after the other, so that many guesses at once wait as long as guesses in a row. A device
   * that is known has a line and failures of its own: strangers who guess do not shut it out.
   */
  guardAccount<Result>(email: string, client: Client, attempt: () => Promise<Result>): Promise<Result>;
};

/**
 * Spec §10 sign-in: 30 sign-ins a minute and 20 registrations an hour an address, growing waits after 5 failures an
 * account. Waits are measured by a clock that nobody sets.
 */
export function createThrottle(elapsed: () => number = () => performance.now()): Throttle {
  const countSignIn = createAllowance({ limit: 30, window: MINUTE, elapsed });
  const countRegistration = createAllowance({ limit: 20, window: HOUR, elapsed });
  return { countSignIn, countRegistration, guardAccount: createAccountGuard(elapsed) };
}

type Allowance = { limit: number; window: number; elapsed: () => number };

function createAllowance({ limit, window, elapsed }: Allowance): (client: Client) => void {
  const counts = createMemory<{ since: number; used: number }>();
  return ({ places }) => {
    const at = elapsed();
    const counted = places.map((place) => {
      const known = counts.find(place);
      return { place, ...(known && at - known.since < window ? known : { since: at, used: 0 }) };
    });
    const full = counted.filter(({ place, used }) => used >= limit * shareOf(place));
    if (full.length > 0) throw tooMany(Math.max(...full.map(({ since }) => since)) + window - at);
    for (const { place, since, used } of counted) counts.keep(place, { since, used: used + 1 });
  };
}

const shareOf = (place: string): number => Object.entries(SHARES).find(([width]) => place.endsWith(width))?.[1] ?? 1;

function createAccountGuard(elapsed: () => number): Throttle["guardAccount"] {
  const failures = createMemory<{ count: number; lastAt: number }>();
  const lines = new Map<string, FairTurns>();

  return async (email, { isKnown, places }, attempt) => {
    const key = isKnown ? places.join() : email;
    const line = lines.get(key) ?? createFairTurns({ atOnce: 1, waiting: 20, waitingForOne: 20 });
    lines.set(key, line);
    try {
      return await line.take(places, () => countFailure(key, attempt));
    } finally {
      if (line.isIdle()) lines.delete(key);
    }
  };

  async function countFailure<Result>(key: string, attempt: () => Promise<Result>): Promise<Result> {
    const known = failures.find(key);
    const at = elapsed();
    const past = known && at - known.lastAt < DAY ? known : { count: 0, lastAt: at };
    const wait = past.lastAt + waitAfter(past.count) - at;
    if (wait > 0) throw tooMany(wait);
    try {
      const result = await attempt();
      failures.forget(key);
      return result;
    } catch (error) {
      // Who is asked for a code has failed nothing, and has not yet come so far that earlier failures are forgotten.
      const isWrong = error instanceof ShopError && error.code === "unauthenticated" && !error.ask;
      if (isWrong) failures.keep(key, { count: past.count + 1, lastAt: elapsed() });
      throw error;
    }
  }
}

/** Ten guesses in the first quarter of an hour, then one in each. */
const waitAfter = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(4 ** (failures - FREE_FAILURES) * SECOND, LONGEST_WAIT);

const tooMany = (wait: number) =>
  new ShopError("throttled", "Çok fazla deneme yapıldı, biraz sonra tekrar dene", {
    retryAfterSeconds: Math.max(1, Math.ceil(wait / SECOND)),
  });
