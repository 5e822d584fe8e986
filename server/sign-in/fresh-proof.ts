import { type ExternalIdentity, vouchesFor } from "../../domain/account/accounts.ts";
import { isFreshlyProven } from "../../domain/account/session.ts";
import { ShopError } from "../../domain/error.ts";
import type { Caller } from "./access.ts";
import type { AccountParts } from "./account-parts.ts";
import { type Codes, wrongCode } from "./second-step.ts";

type Proof = { password?: string | undefined; code?: string | undefined };

export type FreshProof = ReturnType<typeof createFreshProof>;

/** Keeps a stolen token or an unlocked phone from changing how the account is signed in to. */
export function createFreshProof({ accounts, codes, passwords, throttle, now }: AccountParts & { codes: Codes }) {
  return {
    /** Throws `forbidden` and says which proof is needed, unless this sign-in was proven in the last minutes. */
    async require({ user, session }: Caller): Promise<void> {
      if (isFreshlyProven(session, now())) return;
      throw proofRequired(await neededProof(user));
    },

    /** A wrong proof counts as a failed attempt of this sign-in only. */
    async verify(caller: Caller, { password, code }: Proof): Promise<void> {
      const { user, session } = caller;
      await throttle
        .guard(guessKey(caller), async () => {
          const needed = await neededProof(user);
          if (needed === "sign-in") throw proofRequired(needed);
          if (needed === "code" && !(await codes.isRight(user.id, code ?? ""))) throw wrongCode();
          if (needed === "password" && !(await isPassword(user, password ?? ""))) throw wrongPassword();
        })
        .catch(asInvalid);
      await accounts.proveSession(session.tokenHash, now());
    },

    /** Accepts the connected Google account, for an account without a password. Where codes are on, only a code counts. */
    async verifyIdentity({ user, session }: Caller, identity: ExternalIdentity): Promise<void> {
      if (await codes.areRequired(user.id)) throw proofRequired("code");
      if (!vouchesFor(user, await accounts.identitiesOf(user.id), identity)) {
        throw new ShopError("invalid", "Bu, hesabına bağlı Google hesabı değil");
      }
      await accounts.proveSession(session.tokenHash, now());
    },
  };

  /** While codes are on, a password alone must not turn them off. */
  async function neededProof({ id, email }: Caller["user"]): Promise<keyof typeof SENTENCES> {
    if (await codes.areRequired(id)) return "code";
    return (await accounts.findAccount(email))?.passwordHash ? "password" : "sign-in";
  }

  async function isPassword({ id, email }: Caller["user"], password: string): Promise<boolean> {
    return passwords.isRight(password, (await accounts.findAccount(email))?.passwordHash ?? null, id);
  }
}

const SENTENCES = {
  code: "Devam etmek için doğrulama kodunu yaz",
  password: "Devam etmek için şifreni yeniden yaz",
  "sign-in": "Devam etmek için çıkıp yeniden giriş yap",
};

const proofRequired = (needs: keyof typeof SENTENCES) =>
  new ShopError("forbidden", SENTENCES[needs], { requiredProof: { needs } });

/** Guesses with a stolen token are counted for that sign-in, so they lock out none of the owner's other devices. */
export const guessKey = ({ session }: Caller): string => `sign-in ${session.tokenHash}`;

export const wrongPassword = () => new ShopError("unauthenticated", "Şifre hatalı", { field: "password" });

/** Turns a wrong proof into 422, because the page would sign out on a 401. */
export function asInvalid(error: unknown): never {
  if (!(error instanceof ShopError && error.code === "unauthenticated")) throw error;
  throw new ShopError("invalid", error.message, { cause: error, field: error.field });
}
