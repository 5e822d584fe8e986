import type { Account, Accounts, ProvenIdentity } from "../../domain/account/accounts.ts";
import type { ExternalProfile } from "../../domain/account/credentials.ts";
import { isAdmin } from "../../domain/account/user.ts";
import { vouchesFor } from "../../domain/account/vouching.ts";
import { ShopError } from "../../domain/error.ts";
import { failureKind } from "../log/failure-kind.ts";
import type { Log } from "../log/log.ts";
import { sha256 } from "./session-tokens.ts";

/** An outside provider: the browser comes back from it with an id, and the provider tells the server who that is. */
export type SignInProvider = {
  name: string;
  /** `cookies` are those of the browser that brought the id. Nobody, where it is not worth anything. */
  exchange(sessionId: string, cookies: string | null): Promise<ExternalProfile | undefined>;
};

type ShownIdentity = ProvenIdentity & Pick<ExternalProfile, "provesAddress">;

export type Google = ReturnType<typeof createGoogle>;

type Parts = { accounts: Accounts; provider: SignInProvider | undefined; now: () => Date; log: Log };

export function createGoogle({ accounts, provider, now, log }: Parts) {
  return {
    verify,
    findAccount: async (sessionId: string, cookies: string | null): Promise<Account> =>
      joinedAccount(accounts, await verify(sessionId, cookies)),
    /** As its identities are named; nothing where a shop has no provider. */
    providerName: provider?.name,
  };

  /** Signs nobody in. An id is worth one try, counted before the provider is asked. */
  async function verify(sessionId: string, cookies: string | null): Promise<ShownIdentity> {
    if (!provider || !(await accounts.spendOnce(sha256(sessionId), now()))) throw refused();
    const profile = await ask(provider, sessionId, cookies);
    if (!profile) throw refused();
    const { id, ...person } = profile;
    return { provider: provider.name, subject: id, ...person };
  }

  async function ask({ name, exchange }: SignInProvider, sessionId: string, cookies: string | null) {
    try {
      return await exchange(sessionId, cookies);
    } catch (cause) {
      log.warn("provider_failed", { provider: name, reason: failureKind(cause) });
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

/** Of two sign-ins at once the later finds what the earlier has made. */
async function joinedAccount(accounts: Accounts, proven: ShownIdentity): Promise<Account> {
  try {
    return await joinAccount(accounts, proven);
  } catch (error) {
    if (!isConflict(error)) throw error;
  }
  return joinAccount(accounts, proven).catch((error) => {
    throw isConflict(error) ? refused() : error;
  });
}

const isConflict = (error: unknown): boolean => error instanceof ShopError && error.code === "conflict";

/**
 * Spec §10 sign-in: registering an address with a password does not prove that it is theirs, so a customer's password dies
 * when the provider proves it; an admin's account is handed out only to what she connected herself, and nobody's to a
 * provider that only says so.
 */
async function joinAccount(accounts: Accounts, proven: ShownIdentity): Promise<Account> {
  const { name, email } = proven;
  const joined = await accounts.findAccountByIdentity(proven);
  const account = joined ?? (await accounts.findAccount(email));
  if (!account) return accounts.createAccount({ name, email, passwordHash: null, role: "customer" }, proven);
  if (isAdmin(account)) return askedFor(accounts, account, proven);
  if (joined) return joined;
  if (!proven.provesAddress) throw passwordFirst();
  return accounts.joinIdentity(account.id, proven);
}

async function askedFor(accounts: Accounts, admin: Account, proven: ProvenIdentity): Promise<Account> {
  if (!vouchesFor(admin, await accounts.identitiesOf(admin.id), proven)) throw refused();
  return admin;
}
