import { type Account, type Accounts, type ProvenIdentity, vouchesFor } from "../../domain/account/accounts.ts";
import type { ExternalProfile } from "../../domain/account/credentials.ts";
import { isStaff } from "../../domain/account/user.ts";
import { ShopError } from "../../domain/error.ts";
import { failureKind } from "../log/database-failure.ts";
import type { Log } from "../log/log.ts";
import { sha256 } from "./session-tokens.ts";

/** An outside provider. The browser returns from it with an id, and the server exchanges that id for a profile. */
export type SignInProvider = {
  name: string;
  /** `cookies` are those of the browser that sent the id. Undefined for an invalid id. */
  exchange(sessionId: string, cookies: string | null): Promise<ExternalProfile | undefined>;
};

type ReturnedIdentity = ProvenIdentity & Pick<ExternalProfile, "provesAddress">;

export type Google = ReturnType<typeof createGoogle>;

type Parts = { accounts: Accounts; provider: SignInProvider | undefined; now: () => Date; log: Log };

export function createGoogle({ accounts, provider, now, log }: Parts) {
  return {
    verify,
    findOrCreateAccount: async (sessionId: string, cookies: string | null): Promise<Account> =>
      findOrCreate(accounts, await verify(sessionId, cookies)),
    /** The provider's name in stored identities. Undefined where the shop has no provider. */
    providerName: provider?.name,
  };

  /** Signs nobody in. An id is spent before the provider is asked, so each id allows one try. */
  async function verify(sessionId: string, cookies: string | null): Promise<ReturnedIdentity> {
    if (!provider || !(await accounts.spendOnce(sha256(sessionId), now()))) throw refused();
    const profile = await exchange(provider, sessionId, cookies);
    if (!profile) throw refused();
    const { id, ...person } = profile;
    return { provider: provider.name, subject: id, ...person };
  }

  async function exchange(provider: SignInProvider, sessionId: string, cookies: string | null) {
    try {
      return await provider.exchange(sessionId, cookies);
    } catch (cause) {
      log.warn("provider_failed", { provider: provider.name, reason: failureKind(cause) });
      throw refused();
    }
  }
}

const passwordFirst = () =>
  new ShopError(
    "unauthenticated",
    "Bu e-postayla bir hesap var: önce şifrenle giriş yap, sonra Hesabım'dan Google'ı bağla",
  );

const refused = () => new ShopError("unauthenticated", "Google girişi başarısız");

/** Tries twice: of two simultaneous first sign-ins, the second finds the account that the first has created. */
async function findOrCreate(accounts: Accounts, proven: ReturnedIdentity): Promise<Account> {
  try {
    return await accountFor(accounts, proven);
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
  return accountFor(accounts, proven).catch((error) => {
    throw isConflict(error) ? refused() : error;
  });
}

const isConflict = (error: unknown): boolean => error instanceof ShopError && error.code === "conflict";

/** Spec §10 sign-in: a proven address takes over a customer's account and removes its password. Staff need an identity that they connected. */
async function accountFor(accounts: Accounts, proven: ReturnedIdentity): Promise<Account> {
  const { name, email } = proven;
  const joined = await accounts.findAccountByIdentity(proven);
  const account = joined ?? (await accounts.findAccount(email));
  if (!account) return accounts.createAccount({ name, email, passwordHash: null, role: "customer" }, proven);
  if (isStaff(account)) return connectedStaff(accounts, account, proven);
  if (joined) return joined;
  if (!proven.provesAddress) throw passwordFirst();
  return accounts.joinIdentity(account.id, proven);
}

async function connectedStaff(accounts: Accounts, person: Account, proven: ProvenIdentity): Promise<Account> {
  if (!vouchesFor(person, await accounts.identitiesOf(person.id), proven)) throw refused();
  return person;
}
