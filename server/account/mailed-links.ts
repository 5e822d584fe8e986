import type { Accounts } from "../../domain/account/accounts.ts";
import { resetLetter } from "../../domain/account/reset-letter.ts";
import { ShopError } from "../../domain/error.ts";
import { failureKind } from "../log/failure-kind.ts";
import type { Log } from "../log/log.ts";
import { stranger } from "../sign-in/devices.ts";
import type { Throttle } from "../sign-in/throttle.ts";
import type { Visitor } from "../sign-in/visitor.ts";
import { createFairTurns } from "../turns/fair-turns.ts";
import type { Mail } from "./mail.ts";
import type { Reset } from "./reset-links.ts";

type Parts = {
  accounts: Pick<Accounts, "findAccount">;
  reset: Pick<Reset, "makeLink">;
  /** Undefined where the shop has no mail server. */
  mail: Mail | undefined;
  throttle: Pick<Throttle, "countForgotten" | "countLetter">;
  shopName: string;
  log: Pick<Log, "warn">;
};

export type MailedLinks = ReturnType<typeof createMailedLinks>;

/** Who asks hears nothing of whether the address is known, neither in words nor in time: the letter is written afterwards. */
export function createMailedLinks({ accounts, reset, mail, throttle, shopName, log }: Parts) {
  const letters = createFairTurns({ atOnce: 2, waiting: 50, waitingForOne: 4 });

  return {
    async askFor(email: string, visitor: Visitor): Promise<void> {
      const client = stranger(visitor.address);
      await throttle.countForgotten(client);
      if (!mail) throw new ShopError("not-found", "Bu dükkân e-posta göndermiyor; WhatsApp'tan yaz");
      letters.take(client.places, () => write(email, visitor, mail)).catch(failed);
    },
  };

  async function write(email: string, visitor: Visitor, { send }: Mail): Promise<void> {
    const account = await accounts.findAccount(email);
    if (!account || !(await throttle.countLetter(email))) return;
    const { link } = await reset.makeLink(account, "mail", visitor);
    await send({ to: account.email, ...resetLetter(link, shopName) });
  }

  function failed(cause: unknown): void {
    log.warn("mail_failed", { reason: failureKind(cause) });
  }
}
