import type { SecondFactors } from "../../domain/account/second-factors.ts";
import type { User } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import type { Log } from "../log/log.ts";
import type { Codes } from "../sign-in/second-step.ts";
import { sha256 } from "../sign-in/tokens.ts";
import { drawQr, type QrDrawing } from "./qr-drawing.ts";
import { makeRecoveryCodes, readRecoveryCode } from "./recovery-codes.ts";
import { keyAddress, newKey, stepOf } from "./totp.ts";

export type SecondCodes = Codes & {
  /** `recoveries`: how many codes for a lost phone are left. */
  tell(user: User): Promise<{ isOn: boolean; recoveries: number }>;
  begin(user: User): Promise<{ key: string; qr: QrDrawing }>;
  /** With the first code of the app; answers the codes for a lost phone, which are never told again. */
  turnOn(user: User, code: string): Promise<string[]>;
  /** Whoever asks for it has given a code. */
  turnOff(user: User): Promise<void>;
};

type Parts = {
  secondFactors: SecondFactors;
  shopName: string;
  /** The time of day that the person's phone has too, not the steady one that ages of sessions are measured by. */
  clock: () => Date;
  log: Pick<Log, "info">;
};

export function createSecondCodes({ secondFactors, shopName, clock, log }: Parts): SecondCodes {
  const areAsked = async (userId: string) => (await secondFactors.find(userId))?.isOn === true;
  return {
    areAsked,
    isRight,

    tell: async ({ id }) => ({ isOn: await areAsked(id), recoveries: await secondFactors.countRecoveries(id) }),

    async begin({ id, email }) {
      const key = newKey();
      await secondFactors.begin(id, key);
      return { key, qr: drawQr(keyAddress(key, { shopName, email })) };
    },

    async turnOn({ id }, code) {
      const begun = await secondFactors.find(id);
      if (!begun || begun.isOn) throw new ShopError("conflict", "Önce yeni bir anahtar iste");
      const step = stepOf(begun.key, digitsOf(code), clock());
      if (step === undefined) throw new ShopError("invalid", "Kod tutmadı; uygulamadaki yeni kodu yaz");
      const recoveries = makeRecoveryCodes();
      const recoveryHashes = recoveries.map(hashOf);
      await secondFactors.turnOn(id, begun.key, { step, recoveryHashes });
      log.info("second_factor_turned_on", { userId: id });
      return recoveries;
    },

    async turnOff({ id }) {
      await secondFactors.turnOff(id);
      log.info("second_factor_turned_off", { userId: id });
    },
  };

  async function isRight(userId: string, code: string): Promise<boolean> {
    const recovery = readRecoveryCode(code);
    if (recovery !== undefined) return isRecovery(userId, recovery);
    const factor = await secondFactors.find(userId);
    const step = factor?.isOn ? stepOf(factor.key, digitsOf(code), clock()) : undefined;
    return step !== undefined && secondFactors.spendStep(userId, step);
  }

  async function isRecovery(userId: string, recovery: string): Promise<boolean> {
    const isRight = await secondFactors.spendRecovery(userId, sha256(recovery));
    if (isRight) log.info("recovery_code_used", { userId });
    return isRight;
  }
}

const hashOf = (shown: string): string => sha256(readRecoveryCode(shown) ?? "");

/** Apps show a gap in the middle, and people type it. */
const digitsOf = (code: string): string => code.replace(/\s/g, "");
