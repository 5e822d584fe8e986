import type { Account, Accounts } from "../../domain/account/accounts.ts";
import type { OwnSignIn } from "../../domain/account/own-sign-in.ts";
import { sessionId } from "../../domain/account/session.ts";
import { ShopError } from "../../domain/error.ts";
import type { Caller } from "../sign-in/access.ts";
import type { AccountEvents } from "../sign-in/account-events.ts";
import type { Devices } from "../sign-in/devices.ts";
import { asInvalid, type FreshProof, guessKey, wrongPassword } from "../sign-in/fresh-proof.ts";
import { type Passwords, refuseCommon } from "../sign-in/passwords.ts";
import type { Codes } from "../sign-in/second-step.ts";
import type { Throttle } from "../sign-in/throttle.ts";
import type { Visitor } from "../sign-in/visitor.ts";
import type { OwnGoogle } from "./own-google.ts";

export type OwnAccount = ReturnType<typeof createOwnAccount>;

type Parts = {
  accounts: Accounts;
  passwords: Passwords;
  throttle: Pick<Throttle, "guard" | "count">;
  freshProof: Pick<FreshProof, "require">;
  codes: Pick<Codes, "areRequired">;
  devices: Pick<Devices, "markFor">;
  ownGoogle: Pick<OwnGoogle, "isConnected">;
  shopName(): Promise<string>;
  events: Pick<AccountEvents, "record">;
};

/** The changes that a signed-in person may make to their own account. */
export function createOwnAccount({
  accounts,
  passwords,
  throttle,
  freshProof,
  codes,
  devices,
  ownGoogle,
  shopName,
  events,
}: Parts) {
  return {
    async describe(caller: Caller) {
      const [account, sessions, hasGoogle, isOnlyAdmin] = await Promise.all([
        accountOf(caller),
        accounts.listSessions(caller.user.id),
        ownGoogle.isConnected(caller),
        accounts.isOnlyAdmin(caller.user.id),
      ]);
      return {
        userId: account.id,
        hasPassword: account.passwordHash !== null,
        hasGoogle,
        isOnlyAdmin,
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

    /** Changing a password takes the old one, setting a first one takes a fresh proof. Returns the device's new mark. */
    async changePassword(
      caller: Caller,
      { old, password }: { old?: string | undefined; password: string },
      visitor: Visitor,
    ) {
      const { passwordHash: proven, email } = await accountOf(caller);
      await requireOtherProof(caller, proven);
      await throttle.count(`passwords set by ${caller.session.tokenHash}`);
      if (proven !== null) await checkPassword(caller, old ?? "", proven, wrongOldPassword);
      refuseCommon(password, email, await shopName());
      const passwordHash = await passwords.hash(password, caller.user.id);
      const currentSession = caller.session.tokenHash;
      if (!(await accounts.changePassword(caller.user.id, { proven, passwordHash, currentSession })))
        throw passwordChanged();
      events.record("password-changed", { userId: caller.user.id, way: "password", visitor });
      return devices.markFor(await accountOf(caller));
    },

    async endSignIn({ user }: Caller, id: string, visitor: Visitor) {
      if (!(await accounts.removeSessionOf(user.id, id))) throw new ShopError("not-found", "Bu giriş zaten kapanmış");
      events.record("sign-in-ended", { userId: user.id, visitor });
    },

    async endOtherSignIns({ user, session }: Caller, visitor: Visitor) {
      const ended = await accounts.removeOtherSessions(user.id, session.tokenHash);
      events.record("other-sign-ins-ended", { userId: user.id, visitor });
      return ended;
    },

    /** Requires the password even right after a sign-in, because a removed account cannot be restored. */
    async remove(caller: Caller, password: string | undefined, visitor: Visitor) {
      const { passwordHash } = await accountOf(caller);
      await requireOtherProof(caller, passwordHash);
      if (passwordHash !== null) await checkPassword(caller, password ?? "", passwordHash);
      if (!(await accounts.removeAccount(caller.user.id))) {
        throw new ShopError("conflict", "Dükkânın tek yöneticisinin hesabı silinemez");
      }
      events.record("account-removed", { userId: caller.user.id, visitor });
    },
  };

  async function accountOf({ user }: Caller): Promise<Account> {
    const account = await accounts.findAccountById(user.id);
    if (!account) throw new ShopError("unauthenticated", "Önce giriş yapmalısın");
    return account;
  }

  /** An account without a password, or with codes, needs a fresh proof besides. */
  async function requireOtherProof(caller: Caller, passwordHash: string | null): Promise<void> {
    if (passwordHash === null || (await codes.areRequired(caller.user.id))) await freshProof.require(caller);
  }

  /** Guesses are limited per sign-in, so that a stolen token does not reveal the password. */
  async function checkPassword(caller: Caller, password: string, stored: string, refusal = wrongPassword) {
    await throttle
      .guard(guessKey(caller), async () => {
        if (!(await passwords.isRight(password, stored, caller.user.id))) throw refusal();
      })
      .catch(asInvalid);
  }
}

/** Says which of the two passwords is wrong. */
const wrongOldPassword = () => new ShopError("unauthenticated", "Şimdiki şifre hatalı", { field: "old" });

const passwordChanged = () => new ShopError("conflict", "Şifren az önce değişti; sayfayı yenile");
