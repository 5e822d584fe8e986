import type { Role, User } from "./user.ts";

export type Account = User & { passwordHash: string | null };

export type NewAccount = { name: string; email: string; passwordHash: string | null; role: Role };

export type Session = { tokenHash: string; userId: string; createdAt: Date; usedAt: Date };

export type ExternalIdentity = { provider: string; subject: string };

/** E-mail addresses arrive here already in their one spelling (see credentials.ts). */
export type Accounts = {
  findAccount(email: string): Promise<Account | undefined>;
  findAccountByIdentity(identity: ExternalIdentity): Promise<Account | undefined>;
  /** Throws `conflict` when the address is taken. With `identity`, both rows or none. */
  createAccount(account: NewAccount, identity?: ExternalIdentity): Promise<Account>;
  /** Joins the identity and wipes the password, every session and every passkey, in one transaction: the address is now proven. */
  joinIdentity(userId: string, identity: ExternalIdentity): Promise<void>;
  /** Does nothing when the password has been changed or wiped since `proven` was read. */
  updatePasswordHash(userId: string, proven: string, passwordHash: string): Promise<void>;
  hasAdmin(): Promise<boolean>;

  /**
   * Keeps the newest ten sessions of the user. With the password hash that was proven, throws `unauthenticated` when it
   * has been changed or wiped meanwhile.
   */
  createSession(session: Session, proven?: string): Promise<void>;
  findSession(tokenHash: string): Promise<{ session: Session; user: User } | undefined>;
  touchSession(tokenHash: string, usedAt: Date): Promise<void>;
  removeSession(tokenHash: string): Promise<void>;

  /** A secret of this shop's, made when it is first asked for: what a device is recognised by. */
  deviceKey(): Promise<string>;

  /** True for the first caller with this hash, false ever after: a provider's answer is worth one sign-in. */
  spendOnce(hash: string, spentAt: Date): Promise<boolean>;
};
