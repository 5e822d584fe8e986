import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Accounts } from "../../domain/account/accounts.ts";
import { marksIn } from "../../domain/account/device-marks.ts";
import { networks } from "../http/client-address.ts";

/** Who tries to sign in: where that comes from, the widest first, or the device that did so before. */
export type Client = { isKnown: boolean; places: readonly string[] };

export const stranger = (address: string): Client => ({ isKnown: false, places: networks(address) });

export type Devices = {
  /** A device is known to an account by the mark it got when it signed in there; else by its address. It shows all it has. */
  clientOf(email: string, marks: string | undefined, address: string): Promise<Client>;
  /** The mark to keep on the device beside those of others: the one it has, where that is right. */
  markFor(email: string, marks: string | undefined): Promise<string>;
};

/** Nothing is stored of a device: the mark is a number and, by a key that lies in the database, the proof that we gave it. */
export function createDevices({ deviceKey }: Pick<Accounts, "deviceKey">): Devices {
  let remembered: string | undefined;

  return {
    async clientOf(email, marks, address) {
      const mark = await ownOf(email, marks);
      return mark === undefined ? stranger(address) : { isKnown: true, places: [`${email} ${mark}`] };
    },
    markFor: async (email, marks) =>
      (await ownOf(email, marks)) ?? signed(email, randomBytes(16).toString("base64url")),
  };

  async function ownOf(email: string, marks: string | undefined): Promise<string | undefined> {
    for (const mark of marksIn(marks)) if (await isOurs(email, mark)) return mark;
    return undefined;
  }

  async function isOurs(email: string, mark: string): Promise<boolean> {
    const [number = ""] = mark.split(".");
    const right = Buffer.from(await signed(email, number));
    const shown = Buffer.from(mark);
    return right.length === shown.length && timingSafeEqual(right, shown);
  }

  async function signed(email: string, number: string): Promise<string> {
    remembered ??= await deviceKey();
    return `${number}.${createHmac("sha256", remembered).update(`${number} ${email}`).digest("base64url")}`;
  }
}
