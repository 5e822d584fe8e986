import { Secret, TOTP } from "otpauth";

/** What the app on a phone shows, so many half minutes away from then. */
export const shownCode = (key: string, at: Date, stepsAway = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() + stepsAway * 30_000 });
