import type { Accounts } from "../../domain/account/accounts.ts";
import { resetLetter } from "../../domain/account/reset-link.ts";
import { ShopError } from "../../domain/error.ts";
import { failureKind } from "../log/failure-kind.ts";
import type { Log } from "../log/log.ts";
import { createSemaphore } from "../queue/semaphore.ts";
import { createBoundedMap } from "../sign-in/bounded-map.ts";
import type { Throttle } from "../sign-in/throttle.ts";
import type { Visitor } from "../sign-in/visitor.ts";
import type { Mail } from "./mail.ts";
import type { Reset } from "./reset-links.ts";

type Parts = {
  accounts: Pick<Accounts, "findAccount">;
  reset: Pick<Reset, "makeLink">;
  /** Undefined where the shop has no mail server. */
  mail: Mail | undefined;
  throttle: Pick<Throttle, "countResetRequest">;
  now: () => Date;
  shopName(): Promise<string>;
  log: Pick<Log, "warn">;
};

export type MailedLinks = ReturnType<typeof createMailedLinks>;

/** An address gets at most one mail in this time, however many are requested for it. */
const MAIL_INTERVAL_MS = 2 * 60_000;

/** Sends the mail after the response, so that neither its words nor its timing reveal whether the address has an account. */
export function createMailedLinks({ accounts, reset, mail, throttle, shopName, now, log }: Parts) {
  const limited = createSemaphore(2);
  const lastMails = createBoundedMap<number>();

  return {
    async requestLink(email: string, visitor: Visitor): Promise<void> {
      throttle.countResetRequest(visitor.address);
      if (!mail) throw new ShopError("not-found", "Bu dükkân e-posta göndermiyor; WhatsApp'tan yaz");
      limited(() => sendLink(email, visitor, mail)).catch(logFailure);
    },
  };

  async function sendLink(email: string, visitor: Visitor, { send }: Mail): Promise<void> {
    const account = await accounts.findAccount(email);
    const at = now().getTime();
    if (!account || at - (lastMails.get(email) ?? -Infinity) < MAIL_INTERVAL_MS) return;
    lastMails.set(email, at);
    const link = await reset.makeLink(account, "mail", visitor);
    await send({ to: account.email, ...resetLetter(link, await shopName()) });
  }

  function logFailure(cause: unknown): void {
    log.warn("mail_failed", { reason: failureKind(cause) });
  }
}
