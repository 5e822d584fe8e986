import type { Requester, Session } from "./session.ts";
import type { Role, User } from "./user.ts";

/** `proofs`: raised whenever a way in is changed or taken away, so that whoever came that way just before stays outside. */
export type Account = User & { passwordHash: string | null; proofs: number };

export type NewAccount = { name: string; email: string; passwordHash: string | null; role: Role };

export type PasswordChange = { proven: string | null; passwordHash: string; currentSession?: string | undefined };

export type ExternalIdentity = { provider: string; subject: string };

/** What a provider has proven of who came from it. */
export type ProvenIdentity = ExternalIdentity & { email: string; name: string };

/** `isConnectedByOwner`: its owner connected it herself while signed in, or began the account with it; else it came with the proof of the account's address. */
export type KnownIdentity = ExternalIdentity & { email: string; isConnectedByOwner: boolean };

/** E-mail addresses arrive here already in their one spelling (see credentials.ts). */
export type Accounts = {
  findAccount(email: string): Promise<Account | undefined>;
  findAccountById(id: string): Promise<Account | undefined>;
  findAccountByIdentity(identity: ExternalIdentity): Promise<Account | undefined>;
  /** Throws `conflict` when the address is taken. With `identity`, both rows or none. */
  createAccount(account: NewAccount, identity?: ExternalIdentity & { provesAddress?: boolean }): Promise<Account>;
  /**
   * Joins the identity to the customer whose address it has proven, in one transaction: the password, every session,
   * everything else that signs in, the name and identities that did not prove the address go, because they were left by somebody who never proved it. Throws `conflict` when the
   * same provider has proven the address for somebody else, and when the account has changed meanwhile.
   */
  joinIdentity(userId: string, identity: ProvenIdentity): Promise<Account>;
  identitiesOf(userId: string): Promise<KnownIdentity[]>;
  /** The signed-in owner asks for it, so nothing is wiped. Throws `conflict` when it belongs to another account, `unauthenticated` when she no longer is signed in. */
  addIdentityTo(requester: Requester, identity: ProvenIdentity): Promise<void>;
  removeIdentity(userId: string, provider: string): Promise<void>;
  /** Does nothing when the password has been changed or wiped since `proven` was read. */
  updatePasswordHash(userId: string, proven: string, passwordHash: string): Promise<void>;
  /** Ends every session but the one named and every link that was waiting; false when the password is no longer `proven`. */
  changePassword(userId: string, change: PasswordChange): Promise<boolean>;
  rename(userId: string, name: string): Promise<void>;
  /** With all that hangs on it; false for the last admin, without whom nobody could get into the panel. */
  removeAccount(userId: string): Promise<boolean>;
  hasAdmin(): Promise<boolean>;

  /** Keeps the newest ten sessions of the user. Throws `unauthenticated` when `proofs` have been raised since the person proved to be the one. */
  createSession(session: Session, proofs: number): Promise<void>;
  findSession(tokenHash: string): Promise<{ session: Session; user: User } | undefined>;
  touchSession(tokenHash: string, usedAt: Date): Promise<void>;
  removeSession(tokenHash: string): Promise<void>;
  /** The latest used first. */
  listSessions(userId: string): Promise<Session[]>;
  removeSessionOf(userId: string, id: string): Promise<boolean>;
  /** How many ended. */
  removeOtherSessions(userId: string, tokenHash: string): Promise<number>;
  proveSession(tokenHash: string, provenAt: Date): Promise<void>;

  /** A secret of this shop's, made when it is first asked for: what a device is recognised by. */
  deviceKey(): Promise<string>;

  /** True for the first caller with this hash, false ever after: a provider's answer is worth one sign-in. */
  spendOnce(hash: string, spentAt: Date): Promise<boolean>;
};
