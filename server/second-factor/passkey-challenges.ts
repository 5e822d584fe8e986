import { randomBytes } from "node:crypto";
import type { Accounts } from "../../domain/account/accounts.ts";
import { CHALLENGE_LIFETIME_MS } from "../sign-in/challenges.ts";
import { sha256 } from "../sign-in/session-tokens.ts";
import type { ShopSeal } from "../sign-in/shop-seal.ts";

type Parts = { accounts: Pick<Accounts, "spendOnce">; seal: ShopSeal; clock: () => Date };

/** Challenges for visitors whose account is unknown. Each carries its own expiry and seal, so issuing one stores nothing. */
export function createPasskeyChallenges({ accounts, seal, clock }: Parts) {
  return {
    async issue(): Promise<string> {
      const text = `${clock().getTime() + CHALLENGE_LIFETIME_MS} ${randomBytes(16).toString("base64url")}`;
      return `${text} ${await seal.of(`passkey question ${text}`)}`;
    },

    async isValid(challenge: string): Promise<boolean> {
      const [expiresAt = "", random = "", signature = ""] = challenge.split(" ");
      const isOurs = await seal.isRight(signature, `passkey question ${expiresAt} ${random}`);
      return isOurs && Number(expiresAt) > clock().getTime();
    },

    /** True for the first right answer. */
    spend: (challenge: string): Promise<boolean> => accounts.spendOnce(sha256(challenge), clock()),
  };
}
