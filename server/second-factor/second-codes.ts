import type { SecondFactors } from "../../domain/account/second-factors.ts";
import type { User } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import type { Caller } from "../sign-in/access.ts";
import type { AccountEvents } from "../sign-in/account-events.ts";
import { sha256 } from "../sign-in/session-tokens.ts";
import type { Visitor } from "../sign-in/visitor.ts";
import { drawQr } from "./qr-drawing.ts";
import { makeRecoveryCodes, readRecoveryCode } from "./recovery-codes.ts";
import { keyAddress, newKey, stepOf } from "./totp.ts";

export type SecondCodes = ReturnType<typeof createSecondCodes>;

type Parts = {
  secondFactors: SecondFactors;
  shopName(): Promise<string>;
  /** The time of day, which the person's phone shares. The ages of sessions are measured by a monotonic clock instead. */
  clock: () => Date;
  events: Pick<AccountEvents, "record">;
};

export function createSecondCodes({ secondFactors, shopName, clock, events }: Parts) {
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
    async turnOn({ user: { id }, session }: Caller, code: string, visitor: Visitor): Promise<string[]> {
      const pending = await secondFactors.find(id);
      if (!pending || pending.isOn) throw new ShopError("conflict", "Önce yeni bir anahtar iste");
      const step = await stepOf(pending.key, digitsOf(code), clock());
      if (step === undefined)
        throw new ShopError("invalid", "Kod tutmadı; uygulamadaki yeni kodu yaz", { field: "code" });
      const recoveries = makeRecoveryCodes();
      const recoveryHashes = recoveries.map(hashOf);
      await secondFactors.turnOn(session, pending.key, { step, recoveryHashes });
      events.record("second-factor-turned-on", { userId: id, visitor });
      return recoveries;
    },

    /** The caller has checked a code. */
    async turnOff({ id }: User, visitor: Visitor): Promise<void> {
      await secondFactors.turnOff(id);
      events.record("second-factor-turned-off", { userId: id, visitor });
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
