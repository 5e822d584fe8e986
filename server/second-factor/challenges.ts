import { randomBytes } from "node:crypto";
import type { ChallengeKind, SecondFactors } from "../../domain/account/second-factors.ts";
import { sha256 } from "../sign-in/tokens.ts";

const LASTS_MS = 5 * 60_000;

export type Challenges = {
  make(kind: ChallengeKind, userId?: string): Promise<string>;
  /** True once, for an answer to what this person, or nobody in particular, was asked a few minutes ago. */
  spend(challenge: string, kind: ChallengeKind, userId?: string): Promise<boolean>;
};

type Parts = { secondFactors: SecondFactors; clock: () => Date };

export const createChallenges = ({ secondFactors, clock }: Parts): Challenges => ({
  async make(kind, userId) {
    const challenge = randomBytes(32).toString("base64url");
    const endsAt = new Date(clock().getTime() + LASTS_MS);
    await secondFactors.keepChallenge({ hash: sha256(challenge), kind, userId: userId ?? null, endsAt }, clock());
    return challenge;
  },
  async spend(challenge, kind, userId) {
    const hash = sha256(challenge);
    const kept = await secondFactors.findChallenge(hash, kind, clock());
    return kept?.userId === (userId ?? null) && secondFactors.spendChallenge(hash);
  },
});
