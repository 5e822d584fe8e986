import { createHmac, timingSafeEqual } from "node:crypto";
import type { Account, Accounts } from "../../domain/account/accounts.ts";
import { marksIn } from "../../domain/account/device-marks.ts";

type Owner = Pick<Account, "id" | "proofs">;

export type Devices = ReturnType<typeof createDevices>;

/**
 * Recognises devices by marks that their browsers hold. The shop stores nothing about a device. The key comes from the database, so that every
 * process of the shop knows the marks.
 */
export function createDevices({ deviceKey }: Pick<Accounts, "deviceKey">) {
  let key: string | undefined;

  return {
    markFor,
    /** `marks` holds every mark that the device has got, for any account. */
    async isKnown(owner: Owner | undefined, marks: string | undefined): Promise<boolean> {
      if (!owner) return false;
      const expected = Buffer.from(await markFor(owner));
      return marksIn(marks).some((mark) => {
        const shown = Buffer.from(mark);
        return shown.length === expected.length && timingSafeEqual(shown, expected);
      });
    },
  };

  /** The mark stays valid until a way into the account is changed or removed. */
  async function markFor({ id, proofs }: Owner): Promise<string> {
    key ??= await deviceKey();
    return createHmac("sha256", key).update(`device ${id} ${proofs}`).digest("base64url");
  }
}
