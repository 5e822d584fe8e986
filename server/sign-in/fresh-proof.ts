import type { Accounts, ExternalIdentity } from "../../domain/account/accounts.ts";
import { isFreshlyProven } from "../../domain/account/session.ts";
import { vouchesFor } from "../../domain/account/vouching.ts";
import { ShopError } from "../../domain/error.ts";
import type { Caller } from "./access.ts";
import type { Passwords } from "./passwords.ts";
import { type Codes, wrongCode } from "./second-step.ts";
import type { Throttle } from "./throttle.ts";

export type Proof = { password?: string | undefined; code?: string | undefined };

export type FreshProof = ReturnType<typeof createFreshProof>;

type Parts = {
  accounts: Pick<Accounts, "findAccount" | "identitiesOf" | "proveSession">;
  codes: Codes;
  passwords: Passwords;
  throttle: Pick<Throttle, "guard">;
  now: () => Date;
};

/** A token that was stolen or a phone that lies open shall not change the locks. */
export function createFreshProof({ accounts, codes, passwords, throttle, now }: Parts) {
  return {
    /** Throws `forbidden`, saying what is needed, where nobody has proven lately to be the account's person. */
    async require({ user, session }: Caller): Promise<void> {
      if (isFreshlyProven(session, now())) return;
      throw WANTED[await needOf(user)]();
    },

    /** A wrong proof is a failed attempt of this sign-in's own. */
    async verify(caller: Caller, { password, code }: Proof): Promise<void> {
      const { user, session } = caller;
      await throttle
        .guard(guessKey(caller), async () => {
          const need = await needOf(user);
          if (need === "sign-in") throw WANTED[need]();
          if (need === "code" && !(await codes.isRight(user.id, code ?? ""))) throw wrongCode();
          if (need === "password" && !(await isPassword(user, password ?? ""))) throw wrongPassword();
        })
        .catch(asInvalid);
      await accounts.proveSession(session.tokenHash, now());
    },

    /** For an account without a password: the provider's account that is connected. Where codes are asked for, only a code will do. */
    async verifyIdentity({ user, session }: Caller, identity: ExternalIdentity): Promise<void> {
      if (await codes.areRequired(user.id)) throw WANTED.code();
      if (!vouchesFor(user, await accounts.identitiesOf(user.id), identity)) {
        throw new ShopError("invalid", "Bu, hesabına bağlı Google hesabı değil");
      }
      await accounts.proveSession(session.tokenHash, now());
    },
  };

  /** Where codes are asked for, a password alone must not be enough to end that. */
  async function needOf({ id, email }: Caller["user"]): Promise<keyof typeof WANTED> {
    if (await codes.areRequired(id)) return "code";
    return (await accounts.findAccount(email))?.passwordHash ? "password" : "sign-in";
  }

  async function isPassword({ id, email }: Caller["user"], password: string): Promise<boolean> {
    return passwords.isRight(password, (await accounts.findAccount(email))?.passwordHash ?? null, id);
  }
}

const WANTED = {
  code: () => new ShopError("forbidden", "Devam etmek için doğrulama kodunu yaz", { requiredProof: { needs: "code" } }),
  password: () =>
    new ShopError("forbidden", "Devam etmek için şifreni yeniden yaz", { requiredProof: { needs: "password" } }),
  "sign-in": () =>
    new ShopError("forbidden", "Devam etmek için çıkıp yeniden giriş yap", { requiredProof: { needs: "sign-in" } }),
};

/** A guess with somebody's token is that sign-in's own: it shuts out neither her other devices nor who guesses at the door. */
export const guessKey = ({ session }: Caller): string => `sign-in ${session.tokenHash}`;

export const wrongPassword = () => new ShopError("unauthenticated", "Şifre hatalı");

/** A signed-in person stays so: 401 would send the page away. */
export function asInvalid(error: unknown): never {
  if (!(error instanceof ShopError && error.code === "unauthenticated")) throw error;
  throw new ShopError("invalid", error.message, { cause: error });
}
