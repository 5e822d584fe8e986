import { createHmac, randomBytes } from "node:crypto";
import type { AccountEventKind, AccountEventWay, StoredAccountEvents } from "../../domain/account/account-event.ts";
import type { Account } from "../../domain/account/accounts.ts";
import type { SignInWay } from "../../domain/account/session.ts";
import type { ShopError } from "../../domain/error.ts";
import { coarseNetwork, narrowestNetwork } from "../http/client-address.ts";
import type { Log } from "../log/log.ts";
import type { Visitor } from "./access.ts";

type Where = Pick<Visitor, "address" | "device">;

type About = {
  way?: AccountEventWay | undefined;
  visitor?: Where | undefined;
  /** The owner who did it, or who invited. */
  byId?: string | undefined;
};

export type FailedSignIn = {
  provider: SignInWay;
  email?: string;
  visitor: Where;
  /** Absent where a failed attempt cannot belong to an account. */
  findAccount?: () => Promise<Pick<Account, "id"> | undefined>;
};

/** Kinds that this version reads and logs but does not store yet, because the version before could not read them. The next version stores them. */
type NotYetStored = "email-changed";

export type RecordedKind = Exclude<AccountEventKind, "sign-in-failed" | NotYetStored>;

/** Events of accounts, written to the log and to a table that admins read. */
export type AccountEvents = {
  record(kind: RecordedKind, about: About & { userId: string }): void;
  /** Stored only after a wrong proof: throttled attempts are logged but do not fill the table. */
  recordFailure(attempt: FailedSignIn, error: ShopError): void;
  /** Resolves when every recorded event is stored or has failed. */
  settled(): Promise<void>;
};

type Parts = { stored: Pick<StoredAccountEvents, "add">; now: () => Date; log: Pick<Log, "info" | "warn"> };

/** Stores in the background. No request waits for it or fails with it, and no response time reveals a stored event. */
export function openAccountEvents({ stored, now, log }: Parts): AccountEvents {
  let last = Promise.resolve();

  return {
    record(kind, { userId, byId, way, visitor }) {
      log.info(kind.replaceAll("-", "_"), { userId, ...(way && { provider: way }) });
      store({ kind, way, visitor, byId, findAccount: async () => ({ id: userId }) });
    },

    recordFailure({ provider, email, visitor, findAccount }, { code }) {
      const marks = { account: email && logMark(email), from: placeMark(visitor.address) };
      log.info("sign_in_failed", { provider, ...marks, reason: code });
      if (code === "unauthenticated" && findAccount) {
        store({ kind: "sign-in-failed", way: provider, visitor, findAccount });
      }
    },

    settled: () => last,
  };

  type NewEvent = About & Pick<FailedSignIn, "findAccount"> & { kind: AccountEventKind };

  function store({ kind, way, visitor, byId, findAccount }: NewEvent): void {
    const at = now();
    const where = { device: visitor?.device ?? "", place: visitor ? coarseNetwork(visitor.address) : "" };
    last = last
      .then(async () => {
        const account = await findAccount?.();
        if (!account) return;
        await stored.add({ at, userId: account.id, byId, kind, way: way ?? null, ...where });
      })
      .catch((error: unknown) => log.warn("account_event_lost", { error }));
  }
}

/** Random at each start and never stored, so that a leaked log reveals no address. */
const KEY = randomBytes(32);

/** A keyed hash: equal texts get equal marks, so that log lines can be linked, but a mark does not reveal its text. */
const logMark = (text: string): string => createHmac("sha256", KEY).update(text).digest("base64url").slice(0, 12);

/** The mark of an IPv4 address or an IPv6 /64. */
export const placeMark = (address: string): string => logMark(narrowestNetwork(address));
