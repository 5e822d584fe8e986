/** What somebody would be left with; `identities` are those at outside providers. */
type WaysIn = { passwordHash: string | null | undefined; identities: number; passkeys: number };

export const LAST_WAY_IN = "Önce bir şifre belirle; yoksa hesabına bir daha giremezsin";

/** A person cannot take her own last way in away. */
export const canStillSignIn = ({ passwordHash, identities, passkeys }: WaysIn): boolean =>
  Boolean(passwordHash) || identities > 0 || passkeys > 0;
