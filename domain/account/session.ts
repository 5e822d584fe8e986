import type { User } from "./user.ts";

/** The ways to sign in. */
export const SIGN_IN_WAYS = ["password", "registration", "google", "passkey"] as const;

export type SignInWay = (typeof SIGN_IN_WAYS)[number];

export type Session = {
  tokenHash: string;
  userId: string;
  createdAt: Date;
  usedAt: Date;
  /** The time of the last proof of identity: the sign-in, or a later repeated proof. */
  provenAt: Date;
  way: SignInWay;
  /** Words such as "Chrome, Android". */
  device: string;
};

/** The answer to a sign-in. */
export type SignedIn = { token: string; user: User; device: string };

/** The session and user of a request. */
export type Requester = Pick<Session, "tokenHash" | "userId">;

/** A public id of a session. It cannot be used to sign in. */
export const sessionId = ({ tokenHash }: Pick<Session, "tokenHash">): string => tokenHash.slice(0, 16);

const FRESH_MS = 10 * 60_000;

/** Actions that cannot be undone need a proof of identity within the last minutes. */
export const isFreshlyProven = ({ provenAt }: Pick<Session, "provenAt">, now: Date): boolean =>
  Math.abs(now.getTime() - provenAt.getTime()) < FRESH_MS;
