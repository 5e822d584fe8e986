import type { z } from "zod";
import type { Account } from "../../domain/account/accounts.ts";
import type { googleSchema, loginSchema, registerSchema } from "../../domain/account/credentials.ts";
import type { ShownPasskey } from "../../domain/account/second-factors.ts";
import type { SignedIn } from "../../domain/account/session.ts";
import { ShopError } from "../../domain/error.ts";
import type { Visitor } from "./access.ts";
import type { FailedSignIn } from "./account-events.ts";
import type { AccountParts } from "./account-parts.ts";
import type { Google } from "./google.ts";
import { refuseCommon } from "./passwords.ts";
import type { SecondStep } from "./second-step.ts";
import type { Devices, Sessions } from "./session-tokens.ts";

export type SignIn = ReturnType<typeof createSignIn>;

type Credentials = z.output<typeof loginSchema>;
type Person = z.output<typeof registerSchema>;
type GoogleReturn = z.output<typeof googleSchema>;

type Parts = AccountParts & {
  sessions: Sessions;
  devices: Devices;
  secondStep: SecondStep;
  passkeys: { verify(shown: ShownPasskey): Promise<Account> };
  google: Google;
};

type Attempt = FailedSignIn & { visitor: Visitor };

export function createSignIn(parts: Parts) {
  const { accounts, sessions, passwords, throttle, devices, secondStep, events } = parts;

  return {
    async login({ email, password, device: marks, code }: Credentials, visitor: Visitor) {
      const findAccount = () => accounts.findAccount(email);
      return recorded({ provider: "password", email, visitor, findAccount }, async () => {
        const account = await findAccount();
        const knownTo = (await devices.isKnown(account, marks)) ? account?.id : undefined;
        throttle.countSignIn(visitor.address, knownTo !== undefined);
        // Failures of strangers and of known devices are counted apart, so that guessing locks no known device out.
        return throttle.guard(knownTo === undefined ? email : `devices of ${knownTo}`, async () =>
          secondStep.pass(await checkPassword(account, password, knownTo), code),
        );
      });
    },

    async register({ name, email, password }: Person, visitor: Visitor) {
      return recorded({ provider: "registration", email, visitor }, async () => {
        throttle.countRegistration(visitor.address);
        refuseCommon(password, email, await parts.shopName());
        if (await accounts.findAccount(email)) {
          throw new ShopError("conflict", "Bu e-posta zaten kayıtlı; giriş yap ya da başka bir adres yaz", {
            field: "email",
          });
        }
        const passwordHash = await passwords.hash(password);
        return accounts.createAccount({ name, email, passwordHash, role: "customer" });
      });
    },

    /** A passkey is unlocked by finger, face or PIN, so it counts as both steps. */
    async withPasskey(shown: ShownPasskey, visitor: Visitor) {
      return recorded({ provider: "passkey", visitor }, async () => {
        throttle.countSignIn(visitor.address);
        return parts.passkeys.verify(shown);
      });
    },

    async withGoogle({ sessionId, code }: GoogleReturn, visitor: Visitor) {
      const findAccount = async () => (code === undefined ? undefined : secondStep.findDeferred(sessionId));
      return recorded({ provider: "google", visitor, findAccount }, async () => {
        throttle.countSignIn(visitor.address);
        if (code !== undefined) return secondStep.passDeferred(sessionId, code);
        return secondStep.passOrDefer(await parts.google.findOrCreateAccount(sessionId, visitor.cookies), sessionId);
      });
    },
  };

  /** An unknown address and a wrong password take the same path and get the same sentence. */
  async function checkPassword(account: Account | undefined, password: string, knownTo?: string): Promise<Account> {
    const stored = account?.passwordHash ?? null;
    const isRight = await passwords.isRight(password, stored, knownTo);
    if (!account || stored === null || !isRight)
      throw new ShopError("unauthenticated", "E-posta veya şifre hatalı", { field: "password" });
    if (!passwords.isOutdated(stored)) return account;
    const passwordHash = await passwords.hash(password, knownTo);
    await accounts.updatePasswordHash(account.id, stored, passwordHash);
    return { ...account, passwordHash };
  }

  async function recorded(attempt: Attempt, prove: () => Promise<Account>): Promise<SignedIn> {
    const { provider } = attempt;
    try {
      const { id, name, email, role, proofs } = await prove();
      const user = { id, name, email, role };
      const token = await sessions.start({ id, proofs }, { way: provider, device: attempt.visitor.device });
      events.record("sign-in-succeeded", { userId: id, way: provider, visitor: attempt.visitor });
      return { token, user, device: await devices.markFor({ id, proofs }) };
    } catch (error) {
      // A request for a code is no failure.
      if (error instanceof ShopError && !error.requiredProof) events.recordFailure(attempt, error);
      throw error;
    }
  }
}
