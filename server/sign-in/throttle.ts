import type { Attempts, Failures } from "../../domain/account/accounts.ts";
import { ShopError } from "../../domain/error.ts";
import { networks } from "../http/client-address.ts";
import { createLruCache } from "../memory/lru-cache.ts";
import { createNamedQueues } from "../queue/semaphore.ts";
import { sha256 } from "./session-tokens.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export type Throttle = ReturnType<typeof createThrottle>;

type Parts = { attempts: Attempts; now: () => Date };

/** Spec §10 sign-in: limits of an address are counted in this process, failures of an account in the database. `now` is a monotonic clock. */
export function createThrottle({ attempts, now }: Parts) {
  const countStranger = createRateLimit({ limit: 30, window: MINUTE, now });
  const countKnownDevice = createRateLimit({ limit: 30, window: MINUTE, now });
  return {
    /** Known devices are counted apart, so that a flood of strangers in their network does not use up their limit. */
    countSignIn: (address: string, isKnown = false): void => (isKnown ? countKnownDevice : countStranger)(address),
    countRegistration: createRateLimit({ limit: 20, window: HOUR, now }),
    /** Reset mails are counted apart from sign-ins. */
    countResetRequest: createRateLimit({ limit: 20, window: HOUR, now }),
    ...createAccountGuard({ attempts, now }),
  };
}

/** The oldest are forgotten, so that an attacker with a million addresses cannot fill the memory. */
export const MAX_KEYS = 50_000;

/** A wider network gets this many times the limit of one address: an IPv4 /24 of a mobile carrier serves thousands of people. */
const FACTORS = { "/16": 32, "/24": 16, "/32": 16, "/48": 4, "/56": 2 };

type Limit = { limit: number; window: number; now: () => Date };

/** Counts calls in this process, per address and per surrounding network. A window begins with its first call. */
function createRateLimit({ limit, window, now }: Limit): (address: string) => void {
  const counters = createLruCache<{ count: number; endsAt: number }>(MAX_KEYS);

  return (address) => {
    const at = now().getTime();
    const known = networks(address).map((network) => ({ network, ...current(network, at) }));
    const full = known.filter(({ network, count }) => count >= limit * factorOf(network));
    // A refused attempt counts nowhere.
    if (full.length > 0) throw tooManyAttempts(Math.max(...full.map(({ endsAt }) => endsAt - at)));
    for (const { network, count, endsAt } of known) counters.set(network, { count: count + 1, endsAt });
  };

  function current(network: string, at: number) {
    const counter = counters.get(network);
    return counter && at < counter.endsAt ? counter : { count: 0, endsAt: at + window };
  }
}

const factorOf = (network: string): number =>
  Object.entries(FACTORS).find(([width]) => network.endsWith(width))?.[1] ?? 1;

const tooManyAttempts = (waitMs: number): ShopError =>
  new ShopError("throttled", "Çok fazla deneme yapıldı, biraz sonra tekrar dene", {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });

const FREE_FAILURES = 5;
const MAX_WAIT = 900 * SECOND;

/** Failures are counted by name, such as an e-mail address or a sign-in. The table holds only a hash of the name. */
function createAccountGuard({ attempts, now }: Parts) {
  const inQueue = createNamedQueues();
  let sweptAt = 0;

  return {
    /** Attempts under one name run one after the other, so that simultaneous right passwords all succeed. */
    guard: <Result>(name: string, attempt: () => Promise<Result>): Promise<Result> =>
      inQueue(name, () => tryOnce(keyOf(name), attempt)),
    /** Counts an action that is limited whether it succeeds or fails. */
    async count(name: string): Promise<void> {
      await claim(keyOf(name));
    },
  };

  async function tryOnce<Result>(key: string, attempt: () => Promise<Result>): Promise<Result> {
    const before = await claim(key);
    try {
      const result = await attempt();
      await attempts.change(key, () => undefined);
      return result;
    } catch (error) {
      if (!isFailure(error)) await attempts.change(key, (counted) => withoutClaim(counted, before));
      throw error;
    }
  }

  /** Counts an attempt as failed before it runs. So after a wait only one of many simultaneous attempts runs, over all processes. */
  async function claim(key: string): Promise<Failures | undefined> {
    await sweep();
    const at = now();
    let before: Failures | undefined;
    let wait = 0;
    await attempts.change(key, (stored) => {
      before = unexpired(stored, at);
      const { count = 0, at: last = at } = before ?? {};
      wait = last.getTime() + waitAfter(count) - at.getTime();
      return wait > 0 ? before : failures(count + 1, at);
    });
    if (wait > 0) throw tooManyAttempts(wait);
    return before;
  }

  async function sweep(): Promise<void> {
    if (now().getTime() - sweptAt < MINUTE) return;
    sweptAt = now().getTime();
    await attempts.removeExpired(now());
  }
}

const keyOf = (name: string): string => sha256(`failures ${name}`);

/** A request for a code is no failure. It is no success either, so it does not reset the count. */
const isFailure = (error: unknown): boolean =>
  error instanceof ShopError && error.code === "unauthenticated" && !error.requiredProof;

/** A time in the future comes from a clock that has since been set back. It counts as now, so that no wait exceeds its limit. */
function unexpired(stored: Failures | undefined, now: Date): Failures | undefined {
  if (!stored) return undefined;
  if (stored.at > now) return { ...stored, at: now };
  return now.getTime() - stored.at.getTime() < lifetimeOf(stored.count) ? stored : undefined;
}

const failures = (count: number, at: Date): Failures => ({
  count,
  at,
  endsAt: new Date(at.getTime() + lifetimeOf(count)),
});

/** Failures that cause no wait yet are forgotten after an hour. */
const lifetimeOf = (failures: number): number => (failures < FREE_FAILURES ? HOUR : DAY);

/** The count without this attempt, or as it was before if no other attempt was counted since. */
const withoutClaim = (counted: Failures | undefined, before: Failures | undefined): Failures | undefined =>
  counted && counted.count > (before?.count ?? 0) + 1 ? { ...counted, count: counted.count - 1 } : before;

/** Allows ten guesses in the first quarter of an hour, then one per quarter. */
const waitAfter = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(4 ** (failures - FREE_FAILURES) * SECOND, MAX_WAIT);
