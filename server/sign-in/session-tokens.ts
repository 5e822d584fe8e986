import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Account, Accounts } from "../../domain/account/accounts.ts";
import { marksIn } from "../../domain/account/devices.ts";
import type { Session, SignInWay } from "../../domain/account/session.ts";
import { isStaff, type User } from "../../domain/account/user.ts";
import type { Log } from "../log/log.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const LIFETIME = { idle: 7 * DAY, absolute: 30 * DAY };
/** Shorter than a customer's. An owner who works all day still types her password only once a week. */
const STAFF_LIFETIME = { idle: 12 * HOUR, absolute: 7 * DAY };
const TOUCH_EVERY = 5 * MINUTE;

export const TOKEN = /^fy_[A-Za-z0-9_-]{43}$/;

export type Start = { way: SignInWay; device: string };

type Proven = Pick<Account, "id" | "proofs">;

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(accounts: Accounts, now: () => Date, log?: Pick<Log, "debug">) {
  const pendingTouches = new Set<string>();
  return {
    start,
    find,
    end: (token: string) => accounts.removeSession(sha256(token)),
    /** Sessions that no visit ends, because their browser does not come back. */
    removeExpired: (at: Date) => accounts.removeSessionsUnusedSince(new Date(at.getTime() - LIFETIME.idle)),
  };

  /** `proofs` is the account's count at the time of the proof. If a way into the account was changed or removed since, no session starts. */
  async function start({ id: userId, proofs }: Proven, { way, device }: Start): Promise<string> {
    const token = `fy_${randomBytes(32).toString("base64url")}`;
    const at = now();
    const session = { tokenHash: sha256(token), userId, createdAt: at, usedAt: at, provenAt: at, way, device };
    await accounts.createSession(session, proofs);
    return token;
  }

  async function find(token: string): Promise<{ user: User; session: Session } | undefined> {
    const tokenHash = sha256(token);
    const found = await accounts.findSession(tokenHash);
    if (!found) return undefined;
    if (isExpired(found.session, found.user, now())) {
      await accounts.removeSession(tokenHash);
      return undefined;
    }
    touch(found.session);
    return found;
  }

  /** Writes in the background. The next visit repeats a failed write. */
  function touch({ tokenHash, usedAt }: Session): void {
    const at = now();
    if (at.getTime() - usedAt.getTime() < TOUCH_EVERY || pendingTouches.has(tokenHash)) return;
    pendingTouches.add(tokenHash);
    accounts
      .touchSession(tokenHash, at)
      .catch((error) => log?.debug("session_not_touched", { error }))
      .finally(() => pendingTouches.delete(tokenHash));
  }
}

export const sha256 = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** A time in the future comes from a clock that has since been set back. Its distance from now counts like that of a past time. */
function isExpired({ createdAt, usedAt }: Session, user: User, now: Date): boolean {
  const { idle, absolute } = isStaff(user) ? STAFF_LIFETIME : LIFETIME;
  const since = (moment: Date) => Math.abs(now.getTime() - moment.getTime());
  return since(usedAt) >= idle || since(createdAt) >= absolute;
}

type Owner = Pick<Account, "id" | "proofs">;

export type Devices = ReturnType<typeof createDevices>;

/** Recognises devices by marks that their browsers hold; the shop stores nothing about a device. */
export function createDevices({ deviceKey }: Pick<Accounts, "deviceKey">) {
  let key: string | undefined;

  return {
    markFor,
    /** `marks` holds every mark that the device has got, for any account. */
    async isKnown(owner: Owner | undefined, marks: string | undefined): Promise<boolean> {
      if (!owner) return false;
      const expected = Buffer.from(await markFor(owner));
      return marksIn(marks).some((mark) => {
        const shown = Buffer.from(mark);
        return shown.length === expected.length && timingSafeEqual(shown, expected);
      });
    },
  };

  /** The mark stays valid until a way into the account is changed or removed. */
  async function markFor({ id, proofs }: Owner): Promise<string> {
    key ??= await deviceKey();
    return createHmac("sha256", key).update(`device ${id} ${proofs}`).digest("base64url");
  }
}
