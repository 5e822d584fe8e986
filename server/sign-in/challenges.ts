import { randomBytes } from "node:crypto";
import type { ChallengeKind, SecondFactors } from "../../domain/account/second-factors.ts";
import { sha256 } from "./session-tokens.ts";

export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

export type Challenges = ReturnType<typeof createChallenges>;

type Parts = {
  secondFactors: Pick<SecondFactors, "saveChallenge" | "findChallenge" | "spendChallenge">;
  /** The time of day, because all processes have to agree on it. */
  clock: () => Date;
};

/** Challenges that a person has to answer within minutes: a random text for a passkey, or a sign-in's id for the second step. */
export function createChallenges({ secondFactors, clock }: Parts) {
  return {
    async issue(kind: ChallengeKind, userId: string): Promise<string> {
      const challenge = randomBytes(32).toString("base64url");
      await store(challenge, kind, userId);
      return challenge;
    },
    store,
    findUserId,
    /** True once, and only for the person who was challenged. */
    async spend(challenge: string, kind: ChallengeKind, userId: string): Promise<boolean> {
      const challengedId = await findUserId(challenge, kind);
      return challengedId === userId && secondFactors.spendChallenge(sha256(challenge));
    },
  };

  async function store(challenge: string, kind: ChallengeKind, userId: string): Promise<void> {
    const endsAt = new Date(clock().getTime() + CHALLENGE_LIFETIME_MS);
    await secondFactors.saveChallenge({ hash: sha256(challenge), kind, userId, endsAt }, clock());
  }

  /** Undefined when the challenge is unknown, spent or expired. */
  async function findUserId(challenge: string, kind: ChallengeKind): Promise<string | undefined> {
    return secondFactors.findChallenge(sha256(challenge), kind, clock());
  }
}
