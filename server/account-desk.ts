import type { StoredAccountEvents } from "../domain/account/account-event.ts";
import type { Accounts, Attempts } from "../domain/account/accounts.ts";
import type { People } from "../domain/account/people.ts";
import type { ResetLinks } from "../domain/account/reset-link.ts";
import type { SecondFactors } from "../domain/account/second-factors.ts";
import { createMail } from "./account/mail.ts";
import { authRoutes, ownGoogleRoutes } from "./api/account/auth.ts";
import { accountRoutes } from "./api/account/own-account-routes.ts";
import { accountEventRoutes, peopleRoutes } from "./api/account/people-routes.ts";
import { resetRoutes } from "./api/account/reset.ts";
import { passkeyRoutes, secondFactorRoutes } from "./api/account/second-factor-routes.ts";
import type { Config } from "./config/config.ts";
import { chooseProvider } from "./google/providers.ts";
import type { Log } from "./log/log.ts";
import { createPasskeys } from "./second-factor/passkeys.ts";
import { createSecondCodes } from "./second-factor/second-codes.ts";
import type { AccountEvents } from "./sign-in/account-events.ts";
import { createFreshProof } from "./sign-in/fresh-proof.ts";
import { createGoogle } from "./sign-in/google.ts";
import { type Cost, createPasswords } from "./sign-in/passwords.ts";
import { createChallenges, createSecondStep } from "./sign-in/second-step.ts";
import { createDevices, createSessions } from "./sign-in/session-tokens.ts";
import { createSignIn } from "./sign-in/sign-in.ts";
import { createThrottle } from "./sign-in/throttle.ts";
import { steadyClock, steadyNow } from "./steady-clock.ts";

export type AccountDesk = ReturnType<typeof openAccountDesk>;

type Parts = {
  config: Config;
  accounts: Accounts;
  secondFactors: SecondFactors;
  attempts: Attempts;
  resetLinks: ResetLinks;
  people: People;
  events: AccountEvents;
  storedEvents: Pick<StoredAccountEvents, "list">;
  shopName(): Promise<string>;
  log: Log;
  /** `elapsed` counts monotonic milliseconds. */
  overrides: { now?: () => Date; elapsed?: () => number; passwordCost?: Cost };
};

/** Sign-in, sign-out and accounts. Its sessions identify the caller of every other route. */
export function openAccountDesk(parts: Parts) {
  const {
    config,
    accounts,
    secondFactors,
    attempts,
    resetLinks,
    people,
    events,
    storedEvents,
    shopName,
    log,
    overrides,
  } = parts;
  const { now = steadyNow, elapsed } = overrides;
  // Authenticator apps use the wall clock.
  const clock = overrides.now ?? (() => new Date());
  const sessions = createSessions(accounts, now, log);
  const { provider, pages: providerPages } = chooseProvider({ config, accounts, now, elapsed, log });
  const google = createGoogle({ accounts, provider, now, log });
  const shared = {
    accounts,
    secondFactors,
    events,
    log,
    now,
    clock,
    publicUrl: config.publicUrl,
    shopName,
    passwords: createPasswords(overrides.passwordCost),
    throttle: createThrottle({ attempts, now: steadyClock(elapsed) }),
  };
  const codes = createSecondCodes(shared);
  const challenges = createChallenges(shared);
  const passkeys = createPasskeys({ ...shared, challenges });
  const secondStep = createSecondStep({ ...shared, challenges, codes });
  const devices = createDevices(accounts);
  const signIn = createSignIn({ ...shared, sessions, devices, secondStep, passkeys, google });
  const freshProof = createFreshProof({ ...shared, codes });
  const mail = config.mailServer && createMail(config.mailServer, shopName);
  const routes = [
    ...authRoutes(signIn, sessions),
    ...accountRoutes({ ...shared, freshProof, codes, devices, google }),
    ...ownGoogleRoutes({ ...shared, freshProof, google }),
    ...secondFactorRoutes({ codes, freshProof }),
    ...passkeyRoutes({ passkeys, signIn, freshProof, throttle: shared.throttle }),
    ...accountEventRoutes(storedEvents),
    ...peopleRoutes({ ...shared, people, freshProof }),
    ...resetRoutes({ ...shared, resetLinks, mail, freshProof, mailClock: steadyClock(elapsed) }),
  ];
  return { sessions, routes, providerPages, freshProof };
}
