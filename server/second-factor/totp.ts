import { Secret, TOTP } from "otpauth";

const PERIOD_SECONDS = 30;
/** RFC 6238 advises 20 bytes for SHA-1, the one algorithm that every app knows. */
const KEY_BYTES = 20;
/** A phone's clock may be half a minute off, either way. */
const STEPS_OFF = 1;

export const newKey = (): string => new Secret({ size: KEY_BYTES }).base32;

/** What the app reads from the QR code. */
export const keyAddress = (key: string, { shopName, email }: { shopName: string; email: string }): string =>
  totpOf(key, { issuer: shopName, label: email }).toString();

/** The number of the half minute whose code this is. */
export function stepOf(key: string, code: string, now: Date): number | undefined {
  const off = totpOf(key).validate({ token: code, timestamp: now.getTime(), window: STEPS_OFF });
  return off === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + off;
}

const totpOf = (key: string, named: { issuer?: string; label?: string } = {}) =>
  new TOTP({ ...named, secret: Secret.fromBase32(key), algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS });
