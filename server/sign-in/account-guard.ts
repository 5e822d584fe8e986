import type { Attempts, Failures } from "../../domain/account/attempts.ts";
import { ShopError } from "../../domain/error.ts";
import { createAccountQueues } from "./account-queues.ts";
import { sha256 } from "./session-tokens.ts";
import { tooManyAttempts } from "./too-many.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const FREE_FAILURES = 5;
const LONGEST_WAIT = 900 * SECOND;

type Parts = { attempts: Attempts; now: () => Date };

/** Failures are counted under a name, such as an e-mail address or a sign-in. The table knows only its hash. */
export function createAccountGuard({ attempts, now }: Parts) {
  const inLine = createAccountQueues();
  let sweptAt = 0;

  return {
    /** Attempts under one name run one after the other, so that right passwords at once all count. */
    guard: <Result>(name: string, attempt: () => Promise<Result>): Promise<Result> =>
      inLine(name, () => tryOnce(keyOf(name), attempt)),
    /** For what is worth few tries, right or wrong. */
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
      if (!isFailure(error)) await attempts.change(key, (counted) => givenBack(counted, before));
      throw error;
    }
  }

  /** An attempt counts as failed until proven right: of many at once, in one process or in several, one is tried when a wait is over. */
  async function claim(key: string): Promise<Failures | undefined> {
    await sweep();
    const at = now();
    const seen: { before?: Failures | undefined; wait: number } = { wait: 0 };
    await attempts.change(key, (known) => {
      seen.before = current(known, at);
      const { count = 0, at: last = at } = seen.before ?? {};
      seen.wait = last.getTime() + waitAfter(count) - at.getTime();
      return seen.wait > 0 ? seen.before : failed(count + 1, at);
    });
    if (seen.wait > 0) throw tooManyAttempts(seen.wait);
    return seen.before;
  }

  async function sweep(): Promise<void> {
    if (now().getTime() - sweptAt < MINUTE) return;
    sweptAt = now().getTime();
    await attempts.removeExpired(now());
  }
}

const keyOf = (name: string): string => sha256(`failures ${name}`);

/** A person who is asked for a code has failed nothing, and has not yet come so far that earlier failures are forgotten. */
const isFailure = (error: unknown): boolean =>
  error instanceof ShopError && error.code === "unauthenticated" && !error.requiredProof;

/** A moment ahead was written by a clock that has been set back since: it is now, so that nobody waits longer than a wait. */
function current(known: Failures | undefined, now: Date): Failures | undefined {
  if (!known || known.at > now) return known && { ...known, at: now };
  return now.getTime() - known.at.getTime() < lifeOf(known.count) ? known : undefined;
}

const failed = (count: number, at: Date): Failures => ({ count, at, endsAt: new Date(at.getTime() + lifeOf(count)) });

/** Where no wait has begun, an hour without a failure is as long as four waits. */
const lifeOf = (failures: number): number => (failures < FREE_FAILURES ? HOUR : DAY);

/** As it was, where nobody else has counted meanwhile. */
const givenBack = (counted: Failures | undefined, before: Failures | undefined): Failures | undefined =>
  counted && counted.count > (before?.count ?? 0) + 1 ? { ...counted, count: counted.count - 1 } : before;

/** Ten guesses in the first quarter of an hour, then one in each. */
const waitAfter = (failures: number): number =>
  failures < FREE_FAILURES ? 0 : Math.min(4 ** (failures - FREE_FAILURES) * SECOND, LONGEST_WAIT);
