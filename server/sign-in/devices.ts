import type { Account } from "../../domain/account/accounts.ts";
import { marksIn } from "../../domain/account/device-marks.ts";
import type { ShopSeal } from "./shop-seal.ts";

type Owner = Pick<Account, "id" | "proofs">;

export type Devices = ReturnType<typeof createDevices>;

/** Nothing is stored of a device. */
export function createDevices(seal: ShopSeal) {
  return {
    /** A device shows all marks that it has got, of whomever. */
    async isKnown(owner: Owner | undefined, marks: string | undefined): Promise<boolean> {
      if (!owner) return false;
      const shown = marksIn(marks).map((mark) => seal.isRight(mark, textOf(owner)));
      return (await Promise.all(shown)).includes(true);
    },
    /** A device that has signed in keeps its mark until a way into the account is changed or taken away. */
    markFor: (owner: Owner): Promise<string> => seal.of(textOf(owner)),
  };
}

const textOf = ({ id, proofs }: Owner): string => `device ${id} ${proofs}`;
