/** How someone proved to be who they are. */
export const SIGN_IN_WAYS = ["password", "registration", "google", "passkey"] as const;

export type SignInWay = (typeof SIGN_IN_WAYS)[number];

export type Session = {
  tokenHash: string;
  userId: string;
  createdAt: Date;
  usedAt: Date;
  /** When its person last proved to be the one: at the sign-in, or later because something asked for it anew. */
  provenAt: Date;
  way: SignInWay;
  /** In words, such as "Chrome, Android". */
  device: string;
};

/** A signed-in person who asks for something. */
export type Requester = Pick<Session, "tokenHash" | "userId">;

/** The name of a sign-in for its own person; nobody signs in with it. */
export const sessionId = ({ tokenHash }: Pick<Session, "tokenHash">): string => tokenHash.slice(0, 16);

const FRESH_MS = 10 * 60_000;

/** What cannot be taken back is done only by someone who has just proven who they are. */
export const isFreshlyProven = ({ provenAt }: Pick<Session, "provenAt">, now: Date): boolean =>
  Math.abs(now.getTime() - provenAt.getTime()) < FRESH_MS;
