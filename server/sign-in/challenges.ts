import { randomBytes } from "node:crypto";
import type { ChallengeKind, SecondFactors } from "../../domain/account/second-factors.ts";
import { sha256 } from "./tokens.ts";

export const LASTS_MS = 5 * 60_000;

/** What is waited for of somebody, for a few minutes: an answer to a random question, or the second step after an id. */
export type Challenges = {
  make(kind: ChallengeKind, userId: string): Promise<string>;
  keep(challenge: string, kind: ChallengeKind, userId: string): Promise<void>;
  /** Undefined when nobody waits for it any more. */
  whose(challenge: string, kind: ChallengeKind): Promise<string | undefined>;
  /** True once, and only for whose it is. */
  spend(challenge: string, kind: ChallengeKind, userId: string): Promise<boolean>;
};

type Parts = {
  secondFactors: Pick<SecondFactors, "keepChallenge" | "findChallenge" | "spendChallenge">;
  /** The time of day, because every process has to agree on it. */
  clock: () => Date;
};

export function createChallenges({ secondFactors, clock }: Parts): Challenges {
  return {
    async make(kind, userId) {
      const challenge = randomBytes(32).toString("base64url");
      await keep(challenge, kind, userId);
      return challenge;
    },
    keep,
    whose,
    async spend(challenge, kind, userId) {
      const owner = await whose(challenge, kind);
      return owner === userId && secondFactors.spendChallenge(sha256(challenge));
    },
  };

  async function keep(challenge: string, kind: ChallengeKind, userId: string): Promise<void> {
    const endsAt = new Date(clock().getTime() + LASTS_MS);
    await secondFactors.keepChallenge({ hash: sha256(challenge), kind, userId, endsAt }, clock());
  }

  async function whose(challenge: string, kind: ChallengeKind): Promise<string | undefined> {
    return secondFactors.findChallenge(sha256(challenge), kind, clock());
  }
}
