import type { Account, Accounts } from "../../domain/account/accounts.ts";
import { isFreshlyProven, type SignInWay, sessionId } from "../../domain/account/session.ts";
import { ShopError } from "../../domain/error.ts";
import type { Caller } from "../sign-in/access.ts";
import type { AccountEvents } from "../sign-in/account-events.ts";
import type { Client } from "../sign-in/devices.ts";
import { asInvalid, type FreshProof, wrongPassword } from "../sign-in/fresh-proof.ts";
import type { Passwords } from "../sign-in/passwords.ts";
import type { Throttle } from "../sign-in/throttle.ts";
import type { Visitor } from "../sign-in/visitor.ts";
import type { OwnGoogle } from "./own-google.ts";
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
  ownGoogle: Pick<OwnGoogle, "isConnected">;
  shopName: string;
  now: () => Date;
  events: Pick<AccountEvents, "note">;
};

/** What somebody who is signed in may do to the account that is theirs. */
export function createOwnAccount({
  accounts,
  passwords,
  throttle,
  freshProof,
  ownGoogle,
  shopName,
  now,
  events,
}: Parts) {
  return {
    async describe(caller: Caller) {
      const [account, sessions, hasGoogle] = await Promise.all([
        accountOf(caller),
        accounts.listSessions(caller.user.id),
        ownGoogle.isConnected(caller),
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
    async changePassword(
      caller: Caller,
      { old, password }: { old?: string | undefined; password: string },
      visitor: Visitor,
    ) {
      const { passwordHash: proven, email } = await accountOf(caller);
      if (proven === null) await freshProof.demand(caller);
      else await checkPassword(caller, old ?? "", proven);
      refuseCommon(password, email, shopName);
      const passwordHash = await passwords.hash(password, self(caller));
      const keptSession = caller.session.tokenHash;
      if (!(await accounts.changePassword(caller.user.id, { proven, passwordHash, keptSession }))) throw changed();
      await accounts.proveSession(keptSession, now());
      events.note("password-changed", { userId: caller.user.id, way: "password", visitor });
    },

    async endSignIn({ user }: Caller, id: string, visitor: Visitor) {
      if (!(await accounts.removeSessionOf(user.id, id))) throw new ShopError("not-found", "Bu giriş zaten kapanmış");
      events.note("sign-in-ended", { userId: user.id, visitor });
    },

    async endOtherSignIns({ user, session }: Caller, visitor: Visitor) {
      const ended = await accounts.removeOtherSessions(user.id, session.tokenHash);
      events.note("other-sign-ins-ended", { userId: user.id, visitor });
      return ended;
    },

    /** The password is asked for even right after a sign-in: nothing brings the account back. */
    async remove(caller: Caller, password: string | undefined, visitor: Visitor) {
      const { passwordHash } = await accountOf(caller);
      if (passwordHash === null) await freshProof.demand(caller);
      else await checkPassword(caller, password ?? "", passwordHash);
      if (!(await accounts.removeAccount(caller.user.id))) {
        throw new ShopError("conflict", "Dükkânın tek yöneticisinin hesabı silinemez");
      }
      events.note("account-removed", { userId: caller.user.id, visitor });
    },
  };

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
