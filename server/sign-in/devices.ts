import type { Account } from "../../domain/account/accounts.ts";
import { marksIn } from "../../domain/account/device-marks.ts";
import type { ShopSeal } from "./shop-seal.ts";

type Owner = Pick<Account, "id" | "proofs">;

export type Devices = {
  /** A device shows all marks that it has got, of whomever. */
  isKnown(owner: Owner | undefined, marks: string | undefined): Promise<boolean>;
  /** What a device that has signed in keeps, until a way into the account is changed or taken away. */
  markFor(owner: Owner): Promise<string>;
};

/** Nothing is stored of a device. */
export function createDevices(seal: ShopSeal): Devices {
  return {
    async isKnown(owner, marks) {
      if (!owner) return false;
      const shown = marksIn(marks).map((mark) => seal.isRight(mark, textOf(owner)));
      return (await Promise.all(shown)).includes(true);
    },
    markFor: (owner) => seal.of(textOf(owner)),
  };
}

const textOf = ({ id, proofs }: Owner): string => `device ${id} ${proofs}`;
