import { randomBytes } from "node:crypto";
import type { Account, Accounts } from "../../domain/account/accounts.ts";
import { RESET_MINUTES, type ResetLinks } from "../../domain/account/reset-link.ts";
import { ShopError } from "../../domain/error.ts";
import { addresses } from "../../domain/web/addresses.ts";
import type { AccountEvents } from "../sign-in/account-events.ts";
import { type Passwords, refuseCommon } from "../sign-in/passwords.ts";
import { sha256 } from "../sign-in/session-tokens.ts";
import type { Throttle } from "../sign-in/throttle.ts";
import type { Visitor } from "../sign-in/visitor.ts";

export type Reset = ReturnType<typeof createReset>;

type Parts = {
  accounts: Pick<Accounts, "findAccountById">;
  resetLinks: ResetLinks;
  passwords: Passwords;
  throttle: Pick<Throttle, "countSignIn">;
  publicUrl: string;
  shopName(): Promise<string>;
  /** The time of day, because other processes and the command line create and read links too. */
  clock: () => Date;
  events: Pick<AccountEvents, "record">;
};

type LinkParts = { resetLinks: Pick<ResetLinks, "saveLink">; publicUrl: string; now: Date };

/** The secret stands behind the #, which browsers send to no server, so no log records it. */
export async function makeResetLink(
  { id }: Pick<Account, "id">,
  { resetLinks, publicUrl, now }: LinkParts,
): Promise<string> {
  const secret = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000);
  await resetLinks.saveLink({ hash: sha256(secret), userId: id, expiresAt });
  return `${publicUrl}${addresses.newPassword}#${secret}`;
}

/** Links that set a new password once, within half an hour. */
export function createReset({ accounts, resetLinks, passwords, throttle, publicUrl, shopName, clock, events }: Parts) {
  return {
    /** `way` tells how the link reaches the person. */
    async makeLink(person: Pick<Account, "id">, way: "admin" | "mail", visitor: Visitor): Promise<string> {
      const link = await makeResetLink(person, { resetLinks, publicUrl, now: clock() });
      events.record("reset-link-made", { userId: person.id, way, visitor });
      return link;
    },

    async redeemLink({ link, password }: { link: string; password: string }, visitor: Visitor): Promise<void> {
      throttle.countSignIn(visitor.address);
      const hash = sha256(link);
      const userId = await resetLinks.findLink(hash, clock());
      const account = userId === undefined ? undefined : await accounts.findAccountById(userId);
      if (!account) throw expired();
      refuseCommon(password, account.email, await shopName());
      const passwordHash = await passwords.hash(password);
      if (!(await resetLinks.spendLink(hash, passwordHash, clock()))) throw expired();
      events.record("password-changed", { userId: account.id, way: "link", visitor });
    },
  };
}

const expired = () => new ShopError("not-found", "Bu bağlantının süresi dolmuş ya da kullanılmış; yenisini iste");
