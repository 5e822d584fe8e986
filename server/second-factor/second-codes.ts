import { randomInt } from "node:crypto";
import type { User } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import { drawQr } from "../share/qr-pictures.ts";
import type { Caller } from "../sign-in/access.ts";
import type { AccountParts } from "../sign-in/account-parts.ts";
import { sha256 } from "../sign-in/session-tokens.ts";

export function createSecondCodes({ secondFactors, shopName, clock, events }: AccountParts) {
  const areRequired = async (userId: string) => (await secondFactors.find(userId))?.isOn === true;
  return {
    areRequired,
    isRight,

    /** `recoveries` is the number of unused recovery codes. */
    status: async ({ id }: User) => ({
      isOn: await areRequired(id),
      recoveries: await secondFactors.countRecoveries(id),
    }),

    async begin({ user: { email }, session }: Caller) {
      const key = await newKey();
      await secondFactors.begin(session, key);
      const address = await keyAddress(key, { shopName: await shopName(), email });
      return { key, address, qr: await drawQr(address) };
    },

    /** Takes the app's first code. Returns the recovery codes, which are never shown again. */
    async turnOn({ user: { id }, session }: Caller, code: string): Promise<string[]> {
      const pending = await secondFactors.find(id);
      if (!pending || pending.isOn) throw new ShopError("conflict", "Önce yeni bir anahtar iste");
      const step = await stepOf(pending.key, digitsOf(code), clock());
      if (step === undefined)
        throw new ShopError("invalid", "Kod tutmadı; uygulamadaki yeni kodu yaz", { field: "code" });
      const recoveries = makeRecoveryCodes();
      const recoveryHashes = recoveries.map(hashOf);
      await secondFactors.turnOn(session, pending.key, { step, recoveryHashes });
      return recoveries;
    },
  };

  /** Each code is accepted once. */
  async function isRight(userId: string, code: string): Promise<boolean> {
    const recovery = readRecoveryCode(code);
    if (recovery !== undefined) return spendRecovery(userId, recovery);
    const factor = await secondFactors.find(userId);
    const step = factor?.isOn ? await stepOf(factor.key, digitsOf(code), clock()) : undefined;
    return step !== undefined && secondFactors.spendStep(userId, step);
  }

  async function spendRecovery(userId: string, recovery: string): Promise<boolean> {
    const isRight = await secondFactors.spendRecovery(userId, sha256(recovery));
    if (isRight) events.record("recovery-code-used", { userId });
    return isRight;
  }
}

const hashOf = (shown: string): string => sha256(readRecoveryCode(shown) ?? "");

/** Apps show the code with a gap, and people type that too. */
const digitsOf = (code: string): string => code.replace(/\s/g, "");

/** Loaded with the first code, because most shops start without. */
const otpauth = () => import("otpauth");

const PERIOD_SECONDS = 30;
/** RFC 6238 advises 20 bytes for SHA-1, the one algorithm that every app knows. */
const KEY_BYTES = 20;
/** A phone's clock may be half a minute off, either way. */
const STEP_TOLERANCE = 1;

async function newKey(): Promise<string> {
  const { Secret } = await otpauth();
  return new Secret({ size: KEY_BYTES }).base32;
}

/** The address in the QR code that the app reads. */
async function keyAddress(key: string, { shopName, email }: { shopName: string; email: string }) {
  return (await totpOf(key, { issuer: shopName, label: email })).toString();
}

/** The library compares bytes and throws on six characters of more than six bytes. */
const CODE = /^[0-9]{6}$/;

/** The number of the 30-second step whose code this is. Undefined for a wrong code. */
async function stepOf(key: string, code: string, now: Date): Promise<number | undefined> {
  if (!CODE.test(code)) return undefined;
  const stepsAway = (await totpOf(key)).validate({ token: code, timestamp: now.getTime(), window: STEP_TOLERANCE });
  return stepsAway === null ? undefined : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + stepsAway;
}

async function totpOf(key: string, labels: { issuer?: string; label?: string } = {}) {
  const { Secret, TOTP } = await otpauth();
  return new TOTP({ ...labels, secret: Secret.fromBase32(key), algorithm: "SHA1", digits: 6, period: PERIOD_SECONDS });
}

/** The alphabet of recovery codes lacks I, L, O and U, which are easily misread. */
const RECOVERY_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 120 bits, too many to guess even from a plain SHA-256 (ASVS 6.5.2). */
const RECOVERY_LENGTH = 24;
const RECOVERIES = 10;

/** Letters in groups of four, as they are shown and printed. */
const makeRecoveryCodes = (): string[] => Array.from({ length: RECOVERIES }, makeCode);

const makeCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)])
    .join("")
    .replace(/.{4}(?=.)/g, "$&-");

/** Normalises a typed code. Undefined for a text that is no recovery code. */
function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toUpperCase().replaceAll("O", "0").replace(/[ILİ]/g, "1").replace(/[\s-]/g, "");
  return code.length === RECOVERY_LENGTH && [...code].every((letter) => RECOVERY_LETTERS.includes(letter))
    ? code
    : undefined;
}
