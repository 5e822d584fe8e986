export const RESET_MINUTES = 30;

export type ResetLink = { hash: string; userId: string; expiresAt: Date };

/** Links by which a forgotten password is set anew; what is stored opens nothing. */
export type ResetLinks = {
  /** Others of the same person stay until one of them is used: whoever asks for more takes none away. */
  saveLink(link: ResetLink): Promise<void>;
  /** The person of the link, while it lasts. */
  findLink(hash: string, now: Date): Promise<string | undefined>;
  /**
   * Sets the password and ends every sign-in, every link and every identity of that person that did not prove the account's own address,
   * a customer's passkeys and codes too, all or nothing; false when it was spent or is over.
   */
  spendLink(hash: string, passwordHash: string, now: Date): Promise<boolean>;
  /** Those that are over. */
  removeExpired(now: Date): Promise<void>;
};
