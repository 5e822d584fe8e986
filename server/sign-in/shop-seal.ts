import { createHmac, timingSafeEqual } from "node:crypto";
import type { Accounts } from "../../domain/account/accounts.ts";

export type ShopSeal = ReturnType<typeof createShopSeal>;

/** Proves that a text is ours by a key that lies in the database, so that every process of a shop knows what another has sealed. */
export function createShopSeal({ deviceKey }: Pick<Accounts, "deviceKey">) {
  let key: string | undefined;

  return {
    of,
    async isRight(shown: string, text: string): Promise<boolean> {
      const [right, given] = [Buffer.from(await of(text)), Buffer.from(shown)];
      return right.length === given.length && timingSafeEqual(right, given);
    },
  };

  async function of(text: string): Promise<string> {
    key ??= await deviceKey();
    return createHmac("sha256", key).update(text).digest("base64url");
  }
}
