import type { Attempts, Failures } from "../../domain/account/attempts.ts";
import { ShopError } from "../../domain/error.ts";
import { createNamedQueues } from "./named-queues.ts";
import { tooManyAttempts } from "./rate-limit.ts";
import { sha256 } from "./session-tokens.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const FREE_FAILURES = 5;
const MAX_WAIT = 900 * SECOND;

type Parts = { attempts: Attempts; now: () => Date };

/** Failures are counted by name, such as an e-mail address or a sign-in. The table holds only a hash of the name. */
export function createAccountGuard({ attempts, now }: Parts) {
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
