/** Read when somebody has codes: most shops start without. */
const library = () => import("otpauth");

const PERIOD_SECONDS = 30;
/** RFC 6238 advises 20 bytes for SHA-1, the one algorithm that every app knows. */
const KEY_BYTES = 20;
/** A phone's clock may be half a minute off, either way. */
const STEPS_OFF = 1;

export async function newKey(): Promise<string> {
  const { Secret } = await library();
  return new Secret({ size: KEY_BYTES }).base32;
}

/** What the app reads from the QR code. */
export async function keyAddress(key: string, { shopName, email }: { shopName: string; email: string }) {
  return (await totpOf(key, { issuer: shopName, label: email })).toString();
}

/** The library compares bytes, and fails where a code has as many letters but more of those. */
const CODE = /^[0-9]{6}$/;

/** The number of the half minute whose code this is. */
export async function stepOf(key: string, code: string, now: Date): Promise<number | undefined> {
  if (!CODE.test(code)) return undefined;
  const off = (await totpOf(key)).validate({ token: code, timestamp: now.getTime(), window: STEPS_OFF });
  return off === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + off;
}

async function totpOf(key: string, named: { issuer?: string; label?: string } = {}) {
  const { Secret, TOTP } = await library();
  return new TOTP({ ...named, secret: Secret.fromBase32(key), algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS });
}
