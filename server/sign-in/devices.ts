import type { Account } from "../../domain/account/accounts.ts";
import { marksIn } from "../../domain/account/device-marks.ts";
import type { ShopSeal } from "./shop-seal.ts";

type Owner = Pick<Account, "id" | "proofs">;

export type Devices = ReturnType<typeof createDevices>;

/** Recognises devices by marks that their browsers hold. The shop stores nothing about a device. */
export function createDevices(seal: ShopSeal) {
  return {
    /** `marks` holds every mark that the device has got, for any account. */
    async isKnown(owner: Owner | undefined, marks: string | undefined): Promise<boolean> {
      if (!owner) return false;
      const shown = marksIn(marks).map((mark) => seal.isRight(mark, textOf(owner)));
      return (await Promise.all(shown)).includes(true);
    },
    /** The mark stays valid until a way into the account is changed or removed. */
    markFor: (owner: Owner): Promise<string> => seal.of(textOf(owner)),
  };
}

const textOf = ({ id, proofs }: Owner): string => `device ${id} ${proofs}`;
