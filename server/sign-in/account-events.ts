import type { AccountEventKind, AccountEventWay, StoredAccountEvents } from "../../domain/account/account-event.ts";
import type { Account } from "../../domain/account/accounts.ts";
import type { SignInWay } from "../../domain/account/session.ts";
import type { ShopError } from "../../domain/error.ts";
import { coarsePlace } from "../http/client-address.ts";
import type { Log } from "../log/log.ts";
import { logMark, placeMark } from "./log-mark.ts";
import type { Visitor } from "./visitor.ts";

type Where = Pick<Visitor, "address" | "device">;

type About = { userId: string; way?: AccountEventWay; visitor?: Where };

export type FailedSignIn = {
  provider: SignInWay;
  email?: string;
  visitor: Where;
  /** Finds the account, where it can be known. */
  whose?: () => Promise<Pick<Account, "id"> | undefined>;
};

/** What happens to accounts: said in the log, and kept for the admins to read. */
export type AccountEvents = {
  record(kind: Exclude<AccountEventKind, "sign-in-failed">, about: About): void;
  /** Kept only where something was compared and found wrong: a flood that is refused fills no table. */
  recordFailure(attempt: FailedSignIn, error: ShopError): void;
  /** When all that was noted is kept, or has failed to be. */
  settled(): Promise<void>;
};

type Parts = { stored: Pick<StoredAccountEvents, "add">; now: () => Date; log: Pick<Log, "info" | "warn"> };

/** Nothing that is done waits for its line in the table, or fails with it; how long an answer takes tells nobody whether there was one. */
export function openAccountEvents({ stored, now, log }: Parts): AccountEvents {
  let last = Promise.resolve();

  return {
    record(kind, { userId, way, visitor }) {
      log.info(kind.replaceAll("-", "_"), { userId, ...(way && { provider: way }) });
      keep({ kind, way, visitor, whose: async () => ({ id: userId }) });
    },

    recordFailure({ provider, email, visitor, whose }, { code }) {
      const marks = { account: email && logMark(email), from: placeMark(visitor.address) };
      log.info("sign_in_failed", { provider, ...marks, reason: code });
      if (code === "unauthenticated" && whose) keep({ kind: "sign-in-failed", way: provider, visitor, whose });
    },

    settled: () => last,
  };

  type Kept = { kind: AccountEventKind; way?: AccountEventWay; visitor?: Where; whose: FailedSignIn["whose"] };

  function keep({ kind, way, visitor, whose }: Kept): void {
    const at = now();
    const where = { device: visitor?.device ?? "", place: visitor ? coarsePlace(visitor.address) : "" };
    last = last
      .then(async () => {
        const account = await whose?.();
        if (account) await stored.add({ at, userId: account.id, kind, way: way ?? null, ...where });
      })
      .catch((error: unknown) => log.warn("account_event_lost", { error }));
  }
}
