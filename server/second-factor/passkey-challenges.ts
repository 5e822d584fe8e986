import { randomBytes } from "node:crypto";
import type { Accounts } from "../../domain/account/accounts.ts";
import { CHALLENGE_LIFETIME_MS } from "../sign-in/challenges.ts";
import { sha256 } from "../sign-in/session-tokens.ts";
import type { ShopSeal } from "../sign-in/shop-seal.ts";

type Parts = { accounts: Pick<Accounts, "spendOnce">; seal: ShopSeal; clock: () => Date };

/** A question to nobody in particular says itself until when it is ours: however often it is asked, no table grows. */
export function createPasskeyChallenges({ accounts, seal, clock }: Parts) {
  return {
    async ask(): Promise<string> {
      const text = `${clock().getTime() + CHALLENGE_LIFETIME_MS} ${randomBytes(16).toString("base64url")}`;
      return `${text} ${await seal.of(`passkey question ${text}`)}`;
    },

    async isOpen(question: string): Promise<boolean> {
      const [until = "", random = "", shown = ""] = question.split(" ");
      return (await seal.isRight(shown, `passkey question ${until} ${random}`)) && Number(until) > clock().getTime();
    },

    /** True for the first right answer. */
    spend: (question: string): Promise<boolean> => accounts.spendOnce(sha256(question), clock()),
  };
}
