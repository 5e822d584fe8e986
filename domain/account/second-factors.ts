import { z } from "zod";
import type { Requester } from "./session.ts";

/** An app that shows six-digit codes: its key, and whether a sign-in needs a code. */
type CodeApp = { key: string; isOn: boolean };

export type Passkey = {
  /** The credential's id and public key, as base64url. */
  id: string;
  publicKey: string;
  /** The authenticator's own count of uses. It stays 0 for one that does not count. */
  counter: number;
  transports: string[];
  name: string;
  madeAt: Date;
  usedAt: Date | null;
};

export type ChallengeKind = "passkey-making" | "second-step";

/** A random value that the client must answer. Only its hash is stored. */
type Challenge = { hash: string; kind: ChallengeKind; userId: string; endsAt: Date };

/** Codes and passkeys. Methods with a requester throw `unauthenticated` if the session has ended. */
export type SecondFactors = {
  find(userId: string): Promise<CodeApp | undefined>;
  /** Stores a key that is not turned on yet. Throws `conflict` if another key is on. */
  begin(requester: Requester, key: string): Promise<void>;
  /** `step` is the time step of the code that proved the key. Throws `conflict` if the stored key is another one, or already on. */
  turnOn(requester: Requester, key: string, proof: { step: number; recoveryHashes: readonly string[] }): Promise<void>;
  /** True only for the first call with this step, and false for earlier steps. */
  spendStep(userId: string, step: number): Promise<boolean>;
  /** True only for the first use of a recovery code. */
  spendRecovery(userId: string, hash: string): Promise<boolean>;
  countRecoveries(userId: string): Promise<number>;
  turnOff(userId: string): Promise<void>;

  listPasskeys(userId: string): Promise<Passkey[]>;
  /** Throws `conflict` if the passkey is known, or if the person has too many. */
  addPasskey(requester: Requester, passkey: Passkey): Promise<void>;
  findPasskey(id: string): Promise<{ passkey: Passkey; userId: string } | undefined>;
  /** False if the passkey was removed, or its stored counter is no longer that of `passkey`. */
  notePasskeyUse(passkey: Pick<Passkey, "id" | "counter">, counter: number, usedAt: Date): Promise<boolean>;
  removePasskey(userId: string, id: string): Promise<void>;

  /** Also deletes expired challenges and earlier ones of the same person. */
  saveChallenge(challenge: Challenge, now: Date): Promise<void>;
  /** The user id of a challenge that has not expired. */
  findChallenge(hash: string, kind: ChallengeKind, now: Date): Promise<string | undefined>;
  /** True only for the first call. */
  spendChallenge(hash: string): Promise<boolean>;

  /** Removes all codes and passkeys, for a person who lost them or who has recovered the account. */
  removeSecondFactors(userId: string): Promise<void>;
};

const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

const answer = { id: bytes(1400), type: z.literal("public-key") };

/** A browser's answer after it has created a passkey (WebAuthn, as JSON). */
export const madePasskeySchema = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(16_000),
    transports: z.array(z.string().max(20)).max(8).optional(),
  }),
});

/** A browser's answer at a sign-in with a passkey that its person has just unlocked. */
export const shownPasskeySchema = z.object({
  ...answer,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(4000),
    userHandle: bytes(100),
  }),
});

export type MadePasskey = z.output<typeof madePasskeySchema>;
export type ShownPasskey = z.output<typeof shownPasskeySchema>;
