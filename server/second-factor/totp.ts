/** Loaded with the first code, because most shops start without. */
const library = () => import("otpauth");

const PERIOD_SECONDS = 30;
/** RFC 6238 advises 20 bytes for SHA-1, the one algorithm that every app knows. */
const KEY_BYTES = 20;
/** A phone's clock may be half a minute off, either way. */
const STEP_TOLERANCE = 1;

export async function newKey(): Promise<string> {
  const { Secret } = await library();
  return new Secret({ size: KEY_BYTES }).base32;
}

/** The address in the QR code that the app reads. */
export async function keyAddress(key: string, { shopName, email }: { shopName: string; email: string }) {
  return (await totpOf(key, { issuer: shopName, label: email })).toString();
}

/** The library compares bytes and throws on six characters of more than six bytes. */
const CODE = /^[0-9]{6}$/;

/** The number of the 30-second step whose code this is. Undefined for a wrong code. */
export async function stepOf(key: string, code: string, now: Date): Promise<number | undefined> {
  if (!CODE.test(code)) return undefined;
  const stepsAway = (await totpOf(key)).validate({ token: code, timestamp: now.getTime(), window: STEP_TOLERANCE });
  return stepsAway === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + stepsAway;
}

async function totpOf(key: string, labels: { issuer?: string; label?: string } = {}) {
  const { Secret, TOTP } = await library();
  return new TOTP({ ...labels, secret: Secret.fromBase32(key), algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS });
}
