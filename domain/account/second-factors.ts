import type { Requester } from "./session.ts";

/** The app that shows six digits: its key, and whether its codes are asked for. */
export type SecondFactor = { key: string; isOn: boolean };

export type Passkey = {
  /** The credential's id and public key, as base64url. */
  id: string;
  publicKey: string;
  /** How often the authenticator says it was used; 0 for ever where it does not count. */
  counter: number;
  transports: string[];
  name: string;
  madeAt: Date;
  usedAt: Date | null;
};

export type ChallengeKind = "passkey-making" | "second-step";

/** What we asked, kept as a hash until it is answered. */
export type Challenge = { hash: string; kind: ChallengeKind; userId: string; endsAt: Date };

/** What proves a person beside the password. Nothing is added for a requester who is no longer signed in: `unauthenticated`. */
export type SecondFactors = {
  find(userId: string): Promise<SecondFactor | undefined>;
  /** Its codes are not asked for yet. Throws `conflict` when another one is on. */
  begin(requester: Requester, key: string): Promise<void>;
  /** `step` is that of the code which proved the key. Throws `conflict` when another key was begun meanwhile, or one is on. */
  turnOn(requester: Requester, key: string, proof: { step: number; recoveryHashes: readonly string[] }): Promise<void>;
  /** True for the first caller with this step, and never for one before it. */
  spendStep(userId: string, step: number): Promise<boolean>;
  /** True once. */
  spendRecovery(userId: string, hash: string): Promise<boolean>;
  countRecoveries(userId: string): Promise<number>;
  turnOff(userId: string): Promise<void>;

  listPasskeys(userId: string): Promise<Passkey[]>;
  /** Throws `conflict` when it is known, or when the person has too many. */
  addPasskey(requester: Requester, passkey: Passkey): Promise<void>;
  findPasskey(id: string): Promise<{ passkey: Passkey; userId: string } | undefined>;
  /** False when it is gone, or its counter is no longer what `passkey` says. */
  notePasskeyUse(passkey: Pick<Passkey, "id" | "counter">, counter: number, usedAt: Date): Promise<boolean>;
  removePasskey(userId: string, id: string): Promise<void>;

  /** Forgets those that have ended, and what the same person was asked before. */
  saveChallenge(challenge: Challenge, now: Date): Promise<void>;
  /** Its person, while it has not ended. */
  findChallenge(hash: string, kind: ChallengeKind, now: Date): Promise<string | undefined>;
  /** True for the first caller. */
  spendChallenge(hash: string): Promise<boolean>;

  /** Everything but the password: for who has lost what it takes, or has got the account back. */
  removeSecondFactors(userId: string): Promise<void>;
};
