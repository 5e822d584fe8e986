import type { Attempts } from "../../domain/account/attempts.ts";
import { ShopError } from "../../domain/error.ts";
import { createAccountGuard } from "./account-guard.ts";
import { createAllowance } from "./allowance.ts";
import type { Client } from "./devices.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export type Throttle = {
  countSignIn(client: Client): Promise<void>;
  countRegistration(client: Client): Promise<void>;
  /** Of asking for a letter: it takes nobody's sign-ins away. */
  countForgotten(client: Client): Promise<void>;
  /** False while the last letter to this address is less than two minutes old, however often somebody asks in its name. */
  countLetter(email: string): Promise<boolean>;
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
export function createThrottle(parts: Parts): Throttle {
  const shared = { ...parts, sweep: createSweeper(parts) };
  const countLetterTo = createAllowance({ ...shared, what: "letter", limit: 1, window: 2 * MINUTE });
  return {
    countForgotten: createAllowance({ ...shared, what: "forgotten", limit: 20, window: HOUR }),
    countSignIn: createAllowance({ ...shared, what: "sign-in", limit: 30, window: MINUTE }),
    countRegistration: createAllowance({ ...shared, what: "registration", limit: 20, window: HOUR }),
    countLetter: (email) => countLetterTo({ isKnown: false, places: [email] }).then(() => true, falseIfThrottled),
    guardAccount: createAccountGuard(parts),
  };
}

/** All that is counted lies in one table: once a minute is enough for all of it. */
function createSweeper({ attempts, now }: Parts): () => Promise<void> {
  let sweptAt = 0;
  return async () => {
    if (now().getTime() - sweptAt < MINUTE) return;
    sweptAt = now().getTime();
    await attempts.forgetOld(now());
  };
}

function falseIfThrottled(error: unknown): false {
  if (error instanceof ShopError && error.code === "throttled") return false;
  throw error;
}
