import type { Counter, Counters } from "../../domain/account/attempts.ts";
import { ShopError } from "../../domain/error.ts";
import { sha256 } from "./tokens.ts";

/** The table of counters names neither addresses nor e-mails. */
export const counterKey = (what: string, name: string): string => sha256(`${what} ${name}`);

/** A moment ahead was written by a clock that has been set back since: from now on it is now, so that nobody waits longer than a wait. */
export const settled = (known: Counters, now: Date): Map<string, Counter> =>
  new Map([...known].map(([key, counter]) => [key, counter.at > now ? { ...counter, at: now } : counter]));

/** Of what was settled and counted, that which has to be written. */
export const changedSince = (known: Counters, counted: Counters): Counters =>
  new Map([...counted].filter(([key, counter]) => known.get(key) !== counter));

export const tooMany = (waitMs: number): ShopError =>
  new ShopError("throttled", "Çok fazla deneme yapıldı, biraz sonra tekrar dene", {
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
