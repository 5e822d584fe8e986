import type { Account, Accounts } from "../../domain/account/accounts.ts";
import type { SecondFactors } from "../../domain/account/second-factors.ts";
import { isFreshlyProven, type SignInWay, sessionId } from "../../domain/account/session.ts";
import { ShopError } from "../../domain/error.ts";
import type { Log } from "../log/log.ts";
import type { Caller } from "../sign-in/access.ts";
import type { Client } from "../sign-in/devices.ts";
import { asInvalid, type FreshProof, wrongPassword } from "../sign-in/fresh-proof.ts";
import type { Google } from "../sign-in/google.ts";
import type { Passwords } from "../sign-in/passwords.ts";
import type { Throttle } from "../sign-in/throttle.ts";
import { refuseCommon } from "./reset-links.ts";

export type OwnSignIn = {
  id: string;
  device: string;
  way: SignInWay;
  startedAt: string;
  usedAt: string;
  isCurrent: boolean;
};

export type OwnAccount = ReturnType<typeof createOwnAccount>;

type Parts = {
  accounts: Accounts;
  passwords: Passwords;
  throttle: Pick<Throttle, "guardAccount">;
  freshProof: Pick<FreshProof, "demand">;
  google: Pick<Google, "prove" | "providerName">;
  secondFactors: Pick<SecondFactors, "listPasskeys">;
  shopName: string;
  now: () => Date;
  log: Pick<Log, "info">;
};

/** What somebody who is signed in may do to the account that is theirs. */
export function createOwnAccount({
  accounts,
  passwords,
  throttle,
  freshProof,
  google,
  secondFactors,
  shopName,
  now,
  log,
}: Parts) {
  return {
    async describe(caller: Caller) {
      const [account, sessions, hasGoogle] = await Promise.all([
        accountOf(caller),
        accounts.listSessions(caller.user.id),
        isConnected(caller),
      ]);
      return {
        hasPassword: account.passwordHash !== null,
        hasGoogle,
        isFresh: isFreshlyProven(caller.session, now()),
        signIns: sessions.map(
          (session): OwnSignIn => ({
            id: sessionId(session),
            device: session.device,
            way: session.way,
            startedAt: session.createdAt.toISOString(),
            usedAt: session.usedAt.toISOString(),
            isCurrent: session.tokenHash === caller.session.tokenHash,
          }),
        ),
      };
    },

    async rename({ user }: Caller, name: string) {
      await accounts.rename(user.id, name);
      return { ...user, name };
    },

    /** Who has a password types it; who came another way has just done so. */
    async changePassword(caller: Caller, { old, password }: { old?: string | undefined; password: string }) {
      const { passwordHash: proven, email } = await accountOf(caller);
      if (proven === null) await freshProof.demand(caller);
      else await checkPassword(caller, old ?? "", proven);
      refuseCommon(password, email, shopName);
      const passwordHash = await passwords.hash(password, self(caller));
      const keptSession = caller.session.tokenHash;
      if (!(await accounts.changePassword(caller.user.id, { proven, passwordHash, keptSession }))) throw changed();
      await accounts.proveSession(keptSession, now());
      log.info("password_changed", { userId: caller.user.id, provider: "password" });
    },

    async connectGoogle(caller: Caller, sessionId: string, cookies: string | null) {
      await freshProof.demand(caller);
      await accounts.addIdentityTo(caller.user.id, await google.prove(sessionId, cookies).catch(asInvalid));
      log.info("google_connected", { userId: caller.user.id });
    },

    /** Not the last way in. */
    async disconnectGoogle(caller: Caller) {
      await freshProof.demand(caller);
      const { passwordHash, id } = await accountOf(caller);
      if (passwordHash === null && (await secondFactors.listPasskeys(id)).length === 0) {
        throw new ShopError("conflict", "Önce bir şifre belirle; yoksa hesabına bir daha giremezsin");
      }
      await accounts.removeIdentity(id, google.providerName ?? "");
      log.info("google_disconnected", { userId: id });
    },

    /** For who has no password: the same Google account as before. */
    async proveByGoogle({ user, session }: Caller, sessionId: string, cookies: string | null) {
      const proven = await google.prove(sessionId, cookies).catch(asInvalid);
      const account = await accounts.findAccountByIdentity(proven);
      if (account?.id !== user.id) throw new ShopError("invalid", "Bu, hesabına bağlı Google hesabı değil");
      await accounts.proveSession(session.tokenHash, now());
    },

    async endSignIn({ user }: Caller, id: string) {
      if (!(await accounts.removeSessionOf(user.id, id))) throw new ShopError("not-found", "Bu giriş zaten kapanmış");
    },

    endOtherSignIns: ({ user, session }: Caller) => accounts.removeOtherSessions(user.id, session.tokenHash),

    /** The password is asked for even right after a sign-in: nothing brings the account back. */
    async remove(caller: Caller, password: string | undefined) {
      const { passwordHash } = await accountOf(caller);
      if (passwordHash === null) await freshProof.demand(caller);
      else await checkPassword(caller, password ?? "", passwordHash);
      if (!(await accounts.removeAccount(caller.user.id))) {
        throw new ShopError("conflict", "Dükkânın tek yöneticisinin hesabı silinemez");
      }
      log.info("account_removed", { userId: caller.user.id });
    },
  };

  /** Null where the shop has no Google. */
  async function isConnected({ user }: Caller): Promise<boolean | null> {
    const { providerName } = google;
    if (providerName === undefined) return null;
    return (await accounts.identitiesOf(user.id)).some(({ provider }) => provider === providerName);
  }

  async function accountOf({ user }: Caller): Promise<Account> {
    const account = await accounts.findAccountById(user.id);
    if (!account) throw new ShopError("unauthenticated", "Önce giriş yapmalısın");
    return account;
  }

  /** A stolen token does not become a password by guessing. */
  async function checkPassword(caller: Caller, password: string, stored: string): Promise<void> {
    const client = self(caller);
    await throttle
      .guardAccount(caller.user.email, client, async () => {
        if (!(await passwords.isRight(password, stored, client))) throw wrongPassword();
      })
      .catch(asInvalid);
  }
}

/** Whoever is signed in waits for no stranger, and is counted apart from them. */
const self = ({ user }: Caller): Client => ({ isKnown: true, places: [`self ${user.id}`] });

const changed = () => new ShopError("conflict", "Şifren az önce değişti; sayfayı yenile");
