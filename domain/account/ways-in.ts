/** The ways to sign in that an account would still have. `identities` counts those of external providers. */
type WaysIn = { passwordHash: string | null | undefined; identities: number; passkeys: number };

export const LAST_WAY_IN = "Önce bir şifre belirle; yoksa hesabına bir daha giremezsin";

/** People cannot remove their own last way to sign in. */
export const canStillSignIn = ({ passwordHash, identities, passkeys }: WaysIn): boolean =>
  Boolean(passwordHash) || identities > 0 || passkeys > 0;
