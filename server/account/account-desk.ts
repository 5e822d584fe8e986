import type { Config } from "../config/config.ts";
import { chooseProvider } from "../google/providers.ts";
import { createPasskeys } from "../second-factor/passkeys.ts";
import { createSecondCodes } from "../second-factor/second-codes.ts";
import type { AccountParts, AccountStores } from "../sign-in/account-parts.ts";
import { createFreshProof } from "../sign-in/fresh-proof.ts";
import { createGoogle } from "../sign-in/google.ts";
import { type Cost, createPasswords } from "../sign-in/passwords.ts";
import { createChallenges, createSecondStep } from "../sign-in/second-step.ts";
import { createDevices, createSessions } from "../sign-in/session-tokens.ts";
import { createSignIn } from "../sign-in/sign-in.ts";
import { createThrottle } from "../sign-in/throttle.ts";
import { steadyClock, steadyNow } from "../steady-clock.ts";
import { createMail } from "./mail.ts";

/** The stores and services of the routes about accounts. */
export type AccountDesk = ReturnType<typeof openAccountDesk>;

type Parts = AccountStores &
  Pick<AccountParts, "events" | "shopName" | "log"> & {
    config: Config;
    /** `elapsed` counts monotonic milliseconds. */
    overrides: { now?: () => Date; elapsed?: () => number; passwordCost?: Cost };
  };

/** Sign-in, sign-out and accounts. Its sessions identify the caller of every route. */
export function openAccountDesk({ config, overrides, ...given }: Parts) {
  const { accounts, attempts, shopName, log } = given;
  const { now = steadyNow, elapsed } = overrides;
  const parts: AccountParts = {
    ...given,
    now,
    // Authenticator apps use the wall clock.
    clock: overrides.now ?? (() => new Date()),
    publicUrl: config.publicUrl,
    passwords: createPasswords(overrides.passwordCost),
    throttle: createThrottle({ attempts, now: steadyClock(elapsed) }),
  };
  const { provider, pages: providerPages } = chooseProvider({ config, accounts, now, elapsed, log });
  const google = createGoogle({ accounts, provider, now, log });
  const sessions = createSessions(accounts, now, log);
  const devices = createDevices(accounts);
  const codes = createSecondCodes(parts);
  const challenges = createChallenges(parts);
  const passkeys = createPasskeys({ ...parts, challenges });
  const secondStep = createSecondStep({ ...parts, challenges, codes });
  return {
    ...parts,
    google,
    sessions,
    devices,
    codes,
    passkeys,
    signIn: createSignIn({ ...parts, sessions, devices, secondStep, passkeys, google }),
    freshProof: createFreshProof({ ...parts, codes }),
    /** Undefined where the shop has no mail server. */
    mail: config.mailServer && createMail(config.mailServer, shopName),
    /** Counts the time between two mails. */
    mailClock: steadyClock(elapsed),
    providerPages,
  };
}
