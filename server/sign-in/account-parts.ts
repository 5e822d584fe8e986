import type { StoredAccountEvents } from "../../domain/account/account-event.ts";
import type { Accounts, Attempts } from "../../domain/account/accounts.ts";
import type { People } from "../../domain/account/people.ts";
import type { ResetLinks } from "../../domain/account/reset-link.ts";
import type { SecondFactors } from "../../domain/account/second-factors.ts";
import type { Log } from "../log/log.ts";
import type { AccountEvents } from "./account-events.ts";
import type { Passwords } from "./passwords.ts";
import type { Throttle } from "./throttle.ts";

export type AccountStores = {
  accounts: Accounts;
  secondFactors: SecondFactors;
  attempts: Attempts;
  resetLinks: ResetLinks;
  people: People;
  storedEvents: Pick<StoredAccountEvents, "list">;
};

/** The parts of everything about accounts. */
export type AccountParts = AccountStores & {
  events: AccountEvents;
  passwords: Passwords;
  throttle: Throttle;
  publicUrl: string;
  shopName(): Promise<string>;
  /** Monotonic, for the ages of sign-ins. */
  now: () => Date;
  /** The time of day, which other processes, the command line and people's phones share. */
  clock: () => Date;
  log: Log;
};
