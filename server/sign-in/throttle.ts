import type { Attempts } from "../../domain/account/attempts.ts";
import { createAccountGuard } from "./account-guard.ts";
import { createRateLimit } from "./rate-limit.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export type Throttle = ReturnType<typeof createThrottle>;

type Parts = { attempts: Attempts; now: () => Date };

/**
 * Spec §10 sign-in: 30 sign-ins a minute and 20 registrations an hour an address, growing waits after 5 failures an
 * account. Networks are counted in this process, failures in the database. `now` is a monotonic clock.
 */
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
