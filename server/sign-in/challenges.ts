import { randomBytes } from "node:crypto";
import type { ChallengeKind, SecondFactors } from "../../domain/account/second-factors.ts";
import { sha256 } from "./session-tokens.ts";

export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

export type Challenges = ReturnType<typeof createChallenges>;

type Parts = {
  secondFactors: Pick<SecondFactors, "saveChallenge" | "findChallenge" | "spendChallenge">;
  /** The time of day, because every process has to agree on it. */
  clock: () => Date;
};

/** Answers awaited of a person for a few minutes: to a random question, or the second step after an id. */
export function createChallenges({ secondFactors, clock }: Parts) {
  return {
    async make(kind: ChallengeKind, userId: string): Promise<string> {
      const challenge = randomBytes(32).toString("base64url");
      await keep(challenge, kind, userId);
      return challenge;
    },
    keep,
    whose,
    /** True once, and only for its own person. */
    async spend(challenge: string, kind: ChallengeKind, userId: string): Promise<boolean> {
      const owner = await whose(challenge, kind);
      return owner === userId && secondFactors.spendChallenge(sha256(challenge));
    },
  };

  async function keep(challenge: string, kind: ChallengeKind, userId: string): Promise<void> {
    const endsAt = new Date(clock().getTime() + CHALLENGE_LIFETIME_MS);
    await secondFactors.saveChallenge({ hash: sha256(challenge), kind, userId, endsAt }, clock());
  }

  /** Undefined when nobody waits for it any more. */
  async function whose(challenge: string, kind: ChallengeKind): Promise<string | undefined> {
    return secondFactors.findChallenge(sha256(challenge), kind, clock());
  }
}
