import type { Accounts } from "../../domain/account/accounts.ts";
import { resetLetter } from "../../domain/account/reset-letter.ts";
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
  shopName: string;
  log: Pick<Log, "warn">;
};

export type MailedLinks = ReturnType<typeof createMailedLinks>;

/** However often somebody asks in its name, an address gets no more. */
const BETWEEN_LETTERS_MS = 2 * 60_000;

/** The answer does not tell whether the address is known, neither in words nor in time: the letter is written afterwards. */
export function createMailedLinks({ accounts, reset, mail, throttle, shopName, now, log }: Parts) {
  const inTurn = createSemaphore(2);
  const lastLetters = createBoundedMap<number>();

  return {
    async requestLink(email: string, visitor: Visitor): Promise<void> {
      throttle.countResetRequest(visitor.address);
      if (!mail) throw new ShopError("not-found", "Bu dükkân e-posta göndermiyor; WhatsApp'tan yaz");
      inTurn(() => write(email, visitor, mail)).catch(failed);
    },
  };

  async function write(email: string, visitor: Visitor, { send }: Mail): Promise<void> {
    const account = await accounts.findAccount(email);
    const at = now().getTime();
    if (!account || at - (lastLetters.get(email) ?? -Infinity) < BETWEEN_LETTERS_MS) return;
    lastLetters.set(email, at);
    const { link } = await reset.makeLink(account, "mail", visitor);
    await send({ to: account.email, ...resetLetter(link, shopName) });
  }

  function failed(cause: unknown): void {
    log.warn("mail_failed", { reason: failureKind(cause) });
  }
}
