import { ShopError } from "../../domain/error.ts";

/** A database that is away, full or overloaded becomes one sentence, with the cause kept for the log. */
export function namingOutage(error: unknown): unknown {
  if (error instanceof ShopError || !isOutage(error)) return error;
  return new ShopError("unavailable", "Dükkân şu an bu işlemi yapamıyor, biraz sonra tekrar dene", { cause: error });
}

/** Another process holds the lock of the SQLite file. */
export const isBusy = (error: unknown): boolean => error instanceof Error && codesOf(error).errcode === BUSY;

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = codesOf(error);
  if (code === "ERR_SQLITE_ERROR") return SQLITE.has(errcode);
  return NETWORK.has(code) || POSTGRES.test(code) || DRIVER.test(error.message);
}

const codesOf = (error: Error): { code: string; errcode: number } => ({
  code: "code" in error ? String(error.code) : "",
  errcode: "errcode" in error ? Number(error.errcode) & 0xff : 0,
});

const BUSY = 5;
/** Locked, out of memory, read-only, I/O error, full, cannot open. */
const SQLITE = new Set([BUSY, 6, 7, 8, 10, 13, 14]);

const NETWORK = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

/**
 * Classes 08 (connection), 53 (resources) and 57 (shutdown, statement timeout), a transaction that gave way to another
 * (40) or idled too long (25P03), a read-only stand-by (25006), a lock not had (55P03).
 */
const POSTGRES = /^(?:(?:08|40|53|57)[0-9A-Z]{3}|25P03|25006|55P03)$/;

/** What pg says without a code. */
const DRIVER =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Postgres connection has been discarded|Query read timeout)/;
