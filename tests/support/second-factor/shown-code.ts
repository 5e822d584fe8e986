import { Secret, TOTP } from "otpauth";

/** The code that an authenticator app shows at a moment, or some steps of half a minute away from it. */
export const shownCode = (key: string, at: Date, stepsAway = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() + stepsAway * 30_000 });
