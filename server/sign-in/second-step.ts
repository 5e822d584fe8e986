import type { Account, Accounts } from "../../domain/account/accounts.ts";
import { ShopError } from "../../domain/error.ts";
import type { Challenges } from "./challenges.ts";
import type { Throttle } from "./throttle.ts";

/** What sign-in asks of the second factor; server/second-factor has the answers. */
export type Codes = {
  areRequired(userId: string): Promise<boolean>;
  /** Each code is right once. */
  isRight(userId: string, code: string): Promise<boolean>;
};

export type SecondStep = ReturnType<typeof createSecondStep>;

type Parts = {
  accounts: Pick<Accounts, "findAccountById">;
  challenges: Pick<Challenges, "keep" | "whose" | "spend">;
  codes: Codes;
  throttle: Pick<Throttle, "guard">;
};

/** Asked after the first step only: a person who did not take that never hears that there is a second one. */
export function createSecondStep({ accounts, challenges, codes, throttle }: Parts) {
  return {
    take,
    findDeferred,

    /** After a first step that is worth one try: its id is good for the second one, for five minutes. */
    async passOrDefer(account: Account, id: string): Promise<Account> {
      if (!(await codes.areRequired(account.id))) return account;
      await challenges.keep(id, "second-step", account.id);
      throw codeWanted();
    },

    async passDeferred(id: string, code: string): Promise<Account> {
      const account = await findDeferred(id);
      if (!account) throw tooLate();
      // The first step is taken: strangers who guess passwords do not shut anybody out here.
      return throttle.guard(`second step of ${account.id}`, async () => {
        await take(account, code);
        if (!(await challenges.spend(id, "second-step", account.id))) throw tooLate();
        return account;
      });
    },
  };

  /** The account that took the first step with this id. */
  async function findDeferred(id: string): Promise<Account | undefined> {
    const userId = await challenges.whose(id, "second-step");
    return userId ? accounts.findAccountById(userId) : undefined;
  }

  async function take(account: Account, code: string | undefined): Promise<Account> {
    if (!(await codes.areRequired(account.id))) return account;
    if (code === undefined) throw codeWanted();
    if (!(await codes.isRight(account.id, code))) throw wrongCode();
    return account;
  }
}

export const wrongCode = () => new ShopError("unauthenticated", "Doğrulama kodu yanlış ya da kullanılmış");

const codeWanted = () =>
  new ShopError("unauthenticated", "Doğrulama uygulamandaki 6 haneli kodu yaz", { requiredProof: { needs: "code" } });

const tooLate = () => new ShopError("unauthenticated", "Süre doldu, baştan giriş yap");
