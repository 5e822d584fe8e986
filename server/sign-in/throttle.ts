import { ShopError } from "../../domain/error.ts";
import { networks } from "../http/client-address.ts";
import { createTurns, type Turns } from "../turns.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MAX_KEYS = 50_000;

const FREE_FAILURES = 5;
const LONGEST_WAIT_SECONDS = 900;

export type Throttle = {
  countSignIn(address: string): void;
  countRegistration(address: string): void;
  /** Attempts on one account run one after the other, so that many guesses at once wait as long as guesses in a row. */
  guardAccount<Result>(email: string, attempt: () => Promise<Result>): Promise<Result>;
};

/**
 * Spec §10 sign-in: 30 sign-ins a minute and 20 registrations an hour an address, growing waits after 5 failures an
 * account.
 */
export function createThrottle(now: () => Date): Throttle {
  const countSignIn = createAllowance({ limit: 30, window: MINUTE, now });
  const countRegistration = createAllowance({ limit: 20, window: HOUR, now });
  return { countSignIn, countRegistration, guardAccount: createAccountGuard(now) };
}

type Allowance = { limit: number; window: number; now: () => Date };

function createAllowance({ limit, window, now }: Allowance): (address: string) => void {
  const counts = createMemory<{ since: number; used: number }>();
  return (address) => {
    const key = networks(address).at(-1) ?? address;
    const at = now().getTime();
    const known = counts.find(key);
    const count = known && at - known.since < window ? known : { since: at, used: 0 };
    if (count.used >= limit) throw tooMany((count.since + window - at) / 1000);
    counts.keep(key, { ...count, used: count.used + 1 });
  };
}

function createAccountGuard(now: () => Date): Throttle["guardAccount"] {
  const failures = createMemory<{ count: number; lastAt: number }>();
  const lines = new Map<string, Turns>();

  return async (email, attempt) => {
    const line = lines.get(email) ?? createTurns({ atOnce: 1, waiting: 20 });
    lines.set(email, line);
    try {
      return await line.take(() => countFailure(email, attempt));
    } finally {
      if (line.isIdle()) lines.delete(email);
    }
  };

  async function countFailure<Result>(email: string, attempt: () => Promise<Result>): Promise<Result> {
    const known = failures.find(email);
    const at = now().getTime();
    const past = known && at - known.lastAt < DAY ? known : { count: 0, lastAt: 0 };
    const wait = past.lastAt + waitAfter(past.count) * 1000 - at;
    if (wait > 0) throw tooMany(wait / 1000);
    try {
      const result = await attempt();
      failures.forget(email);
      return result;
    } catch (error) {
      const isWrong = error instanceof ShopError && error.code === "unauthenticated";
      if (isWrong) failures.keep(email, { count: past.count + 1, lastAt: now().getTime() });
      throw error;
    }
  }
}

const waitAfter = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(2 ** (failures - FREE_FAILURES), LONGEST_WAIT_SECONDS);

const tooMany = (seconds: number) =>
  new ShopError("throttled", "Çok fazla deneme yapıldı, biraz sonra tekrar dene", {
    retryAfterSeconds: Math.max(1, Math.ceil(seconds)),
  });

/** Remembers the latest keys only: an attacker with a million addresses fills no memory. */
function createMemory<Value>() {
  const entries = new Map<string, Value>();
  return {
    find: (key: string) => entries.get(key),
    forget: (key: string) => entries.delete(key),
    keep(key: string, value: Value) {
      entries.delete(key);
      entries.set(key, value);
      const [oldest] = entries.keys();
      if (entries.size > MAX_KEYS && oldest !== undefined) entries.delete(oldest);
    },
  };
}
