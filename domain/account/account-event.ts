import type { z } from "zod";
import type { accountEventsSchema } from "./account-answers.ts";
import { SIGN_IN_WAYS } from "./session.ts";

export const ACCOUNT_EVENT_KINDS = [
  "sign-in-succeeded",
  "sign-in-failed",
  "sign-in-ended",
  "other-sign-ins-ended",
  "sign-ins-ended-by-admin",
  "password-changed",
  "email-changed",
  "reset-link-made",
  "google-connected",
  "google-disconnected",
  "second-factor-turned-on",
  "second-factor-turned-off",
  "recovery-code-used",
  "passkey-added",
  "passkey-removed",
  "admin-made",
  "helper-invited",
  "owner-invited",
  "invitation-taken-back",
  "joined-as-helper",
  "joined-as-owner",
  "made-helper",
  "made-owner",
  "role-taken-back",
  "account-removed",
  "shop-copied",
  "shop-restored",
] as const;

export type AccountEventKind = (typeof ACCOUNT_EVENT_KINDS)[number];

/** The event that is recorded when somebody gets a role. */
export const ROLE_EVENTS = { customer: "role-taken-back", helper: "made-helper", admin: "made-owner" } as const;

/** The way in which the event happened. A reset link is made by an admin, by mail, or on the command line. */
export const ACCOUNT_EVENT_WAYS = [...SIGN_IN_WAYS, "link", "admin", "mail", "command"] as const;

export type AccountEventWay = (typeof ACCOUNT_EVENT_WAYS)[number];

/** `byId`: the owner who caused the event, or who sent the invitation. `device` and `place` are too general to identify a person. */
export type NewAccountEvent = {
  at: Date;
  userId: string;
  byId?: string | undefined;
  kind: AccountEventKind;
  way: AccountEventWay | null;
  device: string;
  place: string;
};

/** `who`, `userId` and `by` are null once that account is removed. `times` counts the events that were merged into this one. */
export type AccountEvent = z.output<typeof accountEventsSchema>["events"][number];

/** `before` is the id of an event: only older ones are listed. `userId` limits the list to what concerns one person. */
export type AccountEventQuery = { before?: string | undefined; userId?: string | null | undefined };

export const EVENTS_PER_PAGE = 50;

export const ACCOUNT_EVENT_DAYS = 90;

export type StoredAccountEvents = {
  add(event: NewAccountEvent): Promise<void>;
  /** A page of events, the newest first. */
  list(query?: AccountEventQuery): Promise<AccountEvent[]>;
  removeExpired(now: Date): Promise<void>;
};
