import { createHmac, timingSafeEqual } from "node:crypto";
import type { Accounts } from "../../domain/account/accounts.ts";

export type ShopSeal = ReturnType<typeof createShopSeal>;

/** Signs texts with a key from the database, so that every process of the shop can verify them. */
export function createShopSeal({ deviceKey }: Pick<Accounts, "deviceKey">) {
  let key: string | undefined;

  return {
    of,
    async isRight(shown: string, text: string): Promise<boolean> {
      const expected = Buffer.from(await of(text));
      const given = Buffer.from(shown);
      return expected.length === given.length && timingSafeEqual(expected, given);
    },
  };

  async function of(text: string): Promise<string> {
    key ??= await deviceKey();
    return createHmac("sha256", key).update(text).digest("base64url");
  }
}
