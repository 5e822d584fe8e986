import { ShopError } from "../../domain/error.ts";

/** A database that is away, full, damaged or overloaded becomes one sentence, with the cause kept for the log. */
export function namingOutage(error: unknown): unknown {
  return error instanceof ShopError || !isOutage(error) ? error : awayError(error);
}

export const awayError = (cause: unknown): ShopError =>
  cause instanceof ShopError
    ? cause
    : new ShopError("unavailable", "Dükkân şu an bu işlemi yapamıyor, biraz sonra tekrar dene", { cause });

/** It may be that another write came first, so that what this one has read is no longer true: behind the lock it is made again. */
export const isOvertaken = (error: unknown): boolean => {
  const cause = error instanceof ShopError ? error.cause : error;
  return cause instanceof Error && OVERTAKEN.test(codesOf(cause).code);
};

export const overtakenError = (): ShopError =>
  awayError(Object.assign(new Error("another write came first"), { code: "40001" }));

/** Another process holds the lock of the SQLite file. */
export const isBusy = (error: unknown): boolean => error instanceof Error && codesOf(error).errcode === BUSY;

/** The file is not what was written: no waiting helps. */
export const isDamage = (error: unknown): boolean => {
  const cause = error instanceof ShopError ? error.cause : error;
  return cause instanceof Error && DAMAGED.has(codesOf(cause).errcode);
};

/** Nobody answers at all; one statement's own bad luck is something else. */
export const isAway = (error: unknown): boolean =>
  error instanceof Error &&
  (NETWORK.has(codesOf(error).code) || GONE.test(codesOf(error).code) || LOST.test(error.message));

/** Passes by itself: who starts meanwhile waits. A name that nobody knows and what an owner must mend do not. */
export const isPassing = (error: unknown): boolean => {
  const cause = error instanceof ShopError ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  const { code, errcode } = codesOf(cause);
  if (code === "ERR_SQLITE_ERROR") return errcode === BUSY || errcode === LOCKED;
  return code !== "ENOTFOUND" && code !== "53100" && isOutage(cause);
};

function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = codesOf(error);
  if (code === "ERR_SQLITE_ERROR") return SQLITE.has(errcode) || DAMAGED.has(errcode);
  return NETWORK.has(code) || POSTGRES.test(code) || LOST.test(error.message) || SLOW.test(error.message);
}

const codesOf = (error: Error): { code: string; errcode: number } => ({
  code: "code" in error ? String(error.code) : "",
  errcode: "errcode" in error ? Number(error.errcode) & 0xff : 0,
});

const BUSY = 5;
const LOCKED = 6;
/** Locked, out of memory, read-only, I/O error, full, cannot open. */
const SQLITE = new Set([BUSY, LOCKED, 7, 8, 10, 13, 14]);
/** Malformed, not a database. */
const DAMAGED = new Set([11, 26]);

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

/** Connections, and a server that stops, starts or recovers. */
const GONE = /^(?:08|57P)[0-9A-Z]{2,3}$/;

/**
 * Classes 08 (connection), 53 (resources) and 57 (shutdown, statement timeout), a transaction that gave way to another
 * (40) or idled too long (25P03), a read-only stand-by (25006), a lock not had (55P03).
 */
const POSTGRES = /^(?:(?:08|40|53|57)[0-9A-Z]{3}|25P03|25006|55P03)$/;

/** A transaction that gave way to another, waited for a row of it, or met one that it could not see (23). */
const OVERTAKEN = /^(?:40001|40P01|55P03|23[0-9A-Z]{3})$/;

/** What pg says without a code. */
const LOST =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/;
const SLOW = /^(?:timeout exceeded when trying to connect|Query read timeout)/;
