import { codeOf, ShopError } from "../../domain/error.ts";

/** Turns the error of a database that is away, full, damaged or overloaded into one sentence; the log gets the cause. */
export function asOutage(error: unknown): unknown {
  if (error instanceof ShopError || !isOutage(error)) return error;
  return new ShopError("unavailable", "Dükkân şu an bu işlemi yapamıyor, biraz sonra tekrar dene", { cause: error });
}

/** Another process holds the lock of the SQLite file. */
export const isBusy = (error: unknown): boolean => errcodeOf(error) === BUSY;

/** The SQLite file is corrupt: waiting does not help. */
export const isDamage = (error: unknown): boolean => DAMAGED.has(errcodeOf(error));

/** The disk is full, or SQLite found no room for the files beside its own, which even reading takes. */
export const isWithoutRoom = (error: unknown): boolean => [IO_ERROR, FULL].includes(errcodeOf(error));

/** The client timed out: the answer may still arrive on that connection. */
export const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === UNANSWERED;

/** A start retries after a temporary error. An unknown host name, a full disk and a damaged file are not temporary. */
export function isTemporary(error: unknown): boolean {
  const cause = error instanceof ShopError ? error.cause : error;
  const [code, errcode] = [codeOf(cause), errcodeOf(cause)];
  if (code === "ERR_SQLITE_ERROR") return errcode === BUSY || errcode === LOCKED;
  return code !== "ENOTFOUND" && code !== "53100" && isOutage(cause);
}

function isOutage(error: unknown): boolean {
  const [code, errcode] = [codeOf(error), errcodeOf(error)];
  if (code === "ERR_SQLITE_ERROR") return SQLITE.has(errcode) || DAMAGED.has(errcode);
  return CODES.test(code) || isMissingSocket(error) || (error instanceof Error && WITHOUT_CODE.test(error.message));
}

/** The file of a socket exists as long as PostgreSQL runs. */
const isMissingSocket = (error: unknown): boolean =>
  error instanceof Error && "syscall" in error && error.syscall === "connect" && codeOf(error) === "ENOENT";

/** SQLite's primary result code. */
const errcodeOf = (error: unknown): number =>
  error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;

const BUSY = 5;
const LOCKED = 6;
const IO_ERROR = 10;
const FULL = 13;
/** Locked, out of memory, read-only, I/O error, full, cannot open. */
const SQLITE = new Set([BUSY, LOCKED, 7, 8, IO_ERROR, FULL, 14]);
/** Malformed, not a database. */
const DAMAGED = new Set([11, 26]);

/**
 * Network errors, then PostgreSQL's: classes 08 (connection), 40 (rolled back for another transaction), 53 (resources) and
 * 57 (shutdown, statement timeout), an idle transaction that timed out (25P03), a lock not available (55P03), and two of a stand-by: a
 * write (25006) and a question for its timeline (55000).
 */
const CODES =
  /^(?:E(?:CONN\w+|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|(?:08|40|53|57)\w{3}|25P03|25006|55000|55P03)$/;

/** Errors of pg that have no code. */
const UNANSWERED = "Query read timeout";
const WITHOUT_CODE = new RegExp(
  `^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|${UNANSWERED})`,
);

/** Refuses NUL, which only SQLite stores, and half a surrogate pair, which both engines would silently replace. */
export function refuseUnstorable(parameters: readonly unknown[]): void {
  if (!parameters.every(isStorable)) throw new ShopError("invalid", "Yazı bozuk karakter içeriyor");
}

const isStorable = (value: unknown): boolean =>
  typeof value !== "string" || (value.isWellFormed() && !value.includes("\0"));
