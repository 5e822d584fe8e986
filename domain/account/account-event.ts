import { SIGN_IN_WAYS } from "./session.ts";

export const ACCOUNT_EVENT_KINDS = [
  "sign-in-succeeded",
  "sign-in-failed",
  "sign-in-ended",
  "other-sign-ins-ended",
  "sign-ins-ended-by-admin",
  "password-changed",
  "reset-link-made",
  "google-connected",
  "google-disconnected",
  "second-factor-turned-on",
  "second-factor-turned-off",
  "recovery-code-used",
  "passkey-added",
  "passkey-removed",
  "admin-made",
  "account-removed",
] as const;

export type AccountEventKind = (typeof ACCOUNT_EVENT_KINDS)[number];

/** How it was done; a link is also made by an admin, by mail, or on the command line. */
export const ACCOUNT_EVENT_WAYS = [...SIGN_IN_WAYS, "link", "admin", "mail", "command"] as const;

export type AccountEventWay = (typeof ACCOUNT_EVENT_WAYS)[number];

/** Device and place are words that fit many people. */
export type NewAccountEvent = {
  at: Date;
  userId: string;
  kind: AccountEventKind;
  way: AccountEventWay | null;
  device: string;
  place: string;
};

/** `who` and `userId` are gone with the account; `times` is more than 1 where many became one line. */
export type AccountEvent = Omit<NewAccountEvent, "userId"> & {
  id: string;
  userId: string | null;
  who: string | null;
  times: number;
};

/** Those before the one named, those of one person. */
export type AccountEventQuery = { before?: string | undefined; userId?: string | null | undefined };

export const EVENTS_PER_PAGE = 50;

export const ACCOUNT_EVENT_DAYS = 90;

export type StoredAccountEvents = {
  add(event: NewAccountEvent): Promise<void>;
  /** The newest first. */
  list(asked?: AccountEventQuery): Promise<AccountEvent[]>;
  removeExpired(now: Date): Promise<void>;
};
