import { randomBytes } from "node:crypto";
import type { Account } from "../../domain/account/accounts.ts";
import type { ChallengeKind } from "../../domain/account/second-factors.ts";
import { ShopError } from "../../domain/error.ts";
import type { AccountParts } from "./account-parts.ts";
import { sha256 } from "./session-tokens.ts";

/** The part of the second factor that sign-in needs; server/second-factor implements it. */
export type Codes = {
  areRequired(userId: string): Promise<boolean>;
  /** Each code is accepted once. */
  isRight(userId: string, code: string): Promise<boolean>;
};

export type SecondStep = ReturnType<typeof createSecondStep>;

type Parts = AccountParts & { challenges: Challenges; codes: Codes };

/** Runs after the first step only, so that a person who failed it does not learn that the account has a second one. */
export function createSecondStep({ accounts, challenges, codes, throttle }: Parts) {
  return {
    pass,
    findDeferred,

    /** Defers the second step where the first one cannot be repeated. For five minutes `id` proves the first step. */
    async passOrDefer(account: Account, id: string): Promise<Account> {
      if (!(await codes.areRequired(account.id))) return account;
      await challenges.store(id, "second-step", account.id);
      throw codeRequired();
    },

    async passDeferred(id: string, code: string): Promise<Account> {
      const account = await findDeferred(id);
      if (!account) throw tooLate();
      // The failures count under a key of their own, so that strangers who guess passwords lock nobody out here.
      return throttle.guard(`second step of ${account.id}`, async () => {
        await pass(account, code);
        if (!(await challenges.spend(id, "second-step", account.id))) throw tooLate();
        return account;
      });
    },
  };

  /** The account that passed the first step with this id. */
  async function findDeferred(id: string): Promise<Account | undefined> {
    const userId = await challenges.findUserId(id, "second-step");
    return userId ? accounts.findAccountById(userId) : undefined;
  }

  async function pass(account: Account, code: string | undefined): Promise<Account> {
    if (!(await codes.areRequired(account.id))) return account;
    if (code === undefined) throw codeRequired();
    if (!(await codes.isRight(account.id, code))) throw wrongCode();
    return account;
  }
}

export const wrongCode = () =>
  new ShopError("unauthenticated", "Doğrulama kodu yanlış ya da kullanılmış", { field: "code" });

const codeRequired = () =>
  new ShopError("unauthenticated", "Doğrulama uygulamandaki 6 haneli kodu yaz", { requiredProof: { needs: "code" } });

const tooLate = () => new ShopError("unauthenticated", "Süre doldu, baştan giriş yap");

export const CHALLENGE_LIFETIME_MS = 5 * 60_000;

export type Challenges = ReturnType<typeof createChallenges>;

/** Challenges that a person has to answer within minutes: a random text for a passkey, or a sign-in's id for the second step. */
export function createChallenges({ secondFactors, clock }: AccountParts) {
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
