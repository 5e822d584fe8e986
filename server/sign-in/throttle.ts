import type { Attempts } from "../../domain/account/attempts.ts";
import { createAccountGuard } from "./account-guard.ts";
import { createAllowance } from "./allowance.ts";
import type { Client } from "./devices.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export type Throttle = {
  countSignIn(client: Client): Promise<void>;
  countRegistration(client: Client): Promise<void>;
  /**
   * Attempts on one account run one after the other, so that many guesses at once wait as long as guesses in a row. A device
   * that is known has a line and failures of its own: strangers who guess do not shut it out.
   */
  guardAccount<Result>(email: string, client: Client, attempt: () => Promise<Result>): Promise<Result>;
};

type Parts = { attempts: Attempts; now: () => Date };

/**
 * Spec §10 sign-in: 30 sign-ins a minute and 20 registrations an hour an address, growing waits after 5 failures an
 * account, for all processes together. `now` is a clock that nobody sets.
 */
export const createThrottle = (parts: Parts): Throttle => ({
  countSignIn: createAllowance({ ...parts, what: "sign-in", limit: 30, window: MINUTE }),
  countRegistration: createAllowance({ ...parts, what: "registration", limit: 20, window: HOUR }),
  guardAccount: createAccountGuard(parts),
});
