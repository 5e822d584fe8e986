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
  shop: { name: string; publicUrl: string };
  /** The time of day: other processes and the command line make and read links too. */
  clock: () => Date;
  events: Pick<AccountEvents, "record">;
};

type MadeLink = { link: string };

type Making = { resetLinks: Pick<ResetLinks, "saveLink">; publicUrl: string; now: Date };

/** What opens the account lies behind the #, which no server and no log ever sees. */
export async function makeResetLink(
  { id }: Pick<Account, "id">,
  { resetLinks, publicUrl, now }: Making,
): Promise<MadeLink> {
  const secret = randomBytes(32).toString("base64url");
  const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000);
  await resetLinks.saveLink({ hash: sha256(secret), userId: id, expiresAt });
  return { link: `${publicUrl}${addresses.newPassword}#${secret}` };
}

/** A forgotten password is set anew by a link that works once, for half an hour. */
export function createReset({ accounts, resetLinks, passwords, throttle, shop, clock, events }: Parts) {
  return {
    /** `way` is the way the link is going to take. */
    async makeLink(person: Pick<Account, "id">, way: "admin" | "mail", visitor: Visitor): Promise<MadeLink> {
      const made = await makeResetLink(person, { resetLinks, publicUrl: shop.publicUrl, now: clock() });
      events.record("reset-link-made", { userId: person.id, way, visitor });
      return made;
    },

    async redeemLink({ link, password }: { link: string; password: string }, visitor: Visitor): Promise<void> {
      throttle.countSignIn(visitor.address);
      const hash = sha256(link);
      const userId = await resetLinks.findLink(hash, clock());
      const account = userId === undefined ? undefined : await accounts.findAccountById(userId);
      if (!account) throw over();
      refuseCommon(password, account.email, shop.name);
      const passwordHash = await passwords.hash(password);
      if (!(await resetLinks.spendLink(hash, passwordHash, clock()))) throw over();
      events.record("password-changed", { userId: account.id, way: "link", visitor });
    },
  };
}

const over = () => new ShopError("not-found", "Bu bağlantının süresi dolmuş ya da kullanılmış; yenisini iste");
