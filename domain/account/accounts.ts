import type { StoredKeptThings } from "./kept-things.ts";
import type { Requester, Session } from "./session.ts";
import { isStaff, type Role, type User } from "./user.ts";

/** `proofs` is raised when a sign-in method is changed or removed. A sign-in that began before then fails. */
export type Account = User & { passwordHash: string | null; proofs: number };

export type NewAccount = { name: string; email: string; passwordHash: string | null; role: Role };

type PasswordChange = { proven: string | null; passwordHash: string; currentSession?: string | undefined };

export type ExternalIdentity = { provider: string; subject: string };

/** An identity whose e-mail address the provider has proven. */
export type ProvenIdentity = ExternalIdentity & { email: string; name: string };

/** `isConnectedByOwner` is false for an identity that was joined only because it proved the account's address. */
export type KnownIdentity = ExternalIdentity & { email: string; isConnectedByOwner: boolean };

/** All e-mail addresses are in their canonical spelling (see credentials.ts). */
export type Accounts = StoredKeptThings & {
  findAccount(email: string): Promise<Account | undefined>;
  findAccountById(id: string): Promise<Account | undefined>;
  findAccountByIdentity(identity: ExternalIdentity): Promise<Account | undefined>;
  /** Stores the account and the identity in one transaction. Throws `conflict` if the address is taken. */
  createAccount(account: NewAccount, identity?: ExternalIdentity & { provesAddress?: boolean }): Promise<Account>;
  /**
   * Joins the identity to the customer whose address it has proven. Deletes password, sessions, codes and kept things, and replaces the
   * name, because a stranger may have set them. Throws `conflict` if the account has changed meanwhile.
   */
  joinIdentity(userId: string, identity: ProvenIdentity): Promise<Account>;
  identitiesOf(userId: string): Promise<KnownIdentity[]>;
  /** Removes nothing. Throws `conflict` if the identity belongs to another account, `unauthenticated` if the session has ended. */
  addIdentityTo(requester: Requester, identity: ProvenIdentity): Promise<void>;
  removeIdentity(userId: string, provider: string): Promise<void>;
  /** Does nothing if the stored hash is no longer `proven`. */
  updatePasswordHash(userId: string, proven: string, passwordHash: string): Promise<void>;
  /** Also ends every session but `currentSession` and every unused reset link. False if the stored hash is no longer `proven`. */
  changePassword(userId: string, change: PasswordChange): Promise<boolean>;
  rename(userId: string, name: string): Promise<void>;
  /** Also voids unused reset links. Throws `conflict` if somebody has the address, or if the account no longer has `from`. */
  changeEmail(userId: string, change: { from: string; to: string }): Promise<void>;
  /** Removes the account and everything that belongs to it. False for the last admin, who cannot be removed. */
  removeAccount(userId: string): Promise<boolean>;
  hasAdmin(): Promise<boolean>;
  isOnlyAdmin(userId: string): Promise<boolean>;

  /** Keeps the newest ten sessions of the user. Throws `unauthenticated` if the account's `proofs` have changed. */
  createSession(session: Session, proofs: number): Promise<void>;
  findSession(tokenHash: string): Promise<{ session: Session; user: User } | undefined>;
  touchSession(tokenHash: string, usedAt: Date): Promise<void>;
  removeSession(tokenHash: string): Promise<void>;
  /** Removes the sessions of all accounts that were last used before `moment`. */
  removeSessionsUnusedSince(moment: Date): Promise<void>;
  /** The user's sessions, the last used one first. */
  listSessions(userId: string): Promise<Session[]>;
  removeSessionOf(userId: string, id: string): Promise<boolean>;
  /** Returns the number of ended sessions. */
  removeOtherSessions(userId: string, tokenHash: string): Promise<number>;
  proveSession(tokenHash: string, provenAt: Date): Promise<void>;

  /** The shop's secret for recognising devices, created at first use. */
  deviceKey(): Promise<string>;

  /** True only for the first call with this hash, so that a provider's answer signs in once. */
  spendOnce(hash: string, spentAt: Date): Promise<boolean>;
};

/** True if the identity may sign the user in (spec §10). Staff need an identity that they connected themselves. */
export const vouchesFor = (user: User, known: readonly KnownIdentity[], shown: ExternalIdentity): boolean =>
  known.some(
    ({ provider, subject, isConnectedByOwner }) =>
      provider === shown.provider && subject === shown.subject && (isConnectedByOwner || !isStaff(user)),
  );

/** The ways to sign in that an account would still have. `identities` counts external identities. */
type WaysIn = { passwordHash: string | null | undefined; identities: number; passkeys: number };

export const LAST_WAY_IN = "Önce bir şifre belirle; yoksa hesabına bir daha giremezsin";

/** People cannot remove their own last way to sign in. */
export const canStillSignIn = ({ passwordHash, identities, passkeys }: WaysIn): boolean =>
  Boolean(passwordHash) || identities > 0 || passkeys > 0;

/** The number of failed attempts and the time of the last one. They count until `endsAt`. */
export type Failures = { count: number; at: Date; endsAt: Date };

/** Counters of failed attempts, shared by all processes and kept across restarts. */
export type Attempts = {
  /** Replaces the counter of a key. The key is locked while `decide` runs. */
  change(key: string, decide: (known: Failures | undefined) => Failures | undefined): Promise<void>;
  removeExpired(now: Date): Promise<void>;
};
