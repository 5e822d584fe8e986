import type { IncomingMessage } from "node:http";
import { ShopError } from "../../domain/error.ts";

const MAX_URL_LENGTH = 2048;
const PLAIN_PATH = /^[\w./-]*$/;
const REFUSED_METHODS = new Set(["TRACE", "CONNECT", "TRACK"]);

export const isRead = (method: string | undefined): boolean => method === "GET" || method === "HEAD";

/** The status for a request that Node accepts but the shop refuses; undefined for one to be handled. */
export function refusedStatus(incoming: IncomingMessage): 400 | 405 | undefined {
  const { method = "", url = "", headersDistinct, httpVersionMajor } = incoming;
  if (httpVersionMajor !== 1) return 400;
  if (REFUSED_METHODS.has(method)) return 405;
  const isAcceptable = headersDistinct.host?.length === 1 && url.length <= MAX_URL_LENGTH && isPath(url);
  return isAcceptable ? undefined : 400;
}

/** Whether the URL is a path: no absolute form, no `*`, no `//host`, and decodable. */
function isPath(url: string): boolean {
  if (!url.startsWith("/") || /^\/[/\\]/.test(url)) return false;
  if (PLAIN_PATH.test(url)) return true;
  try {
    return !decodeURIComponent(url.replace(/\?.*$/s, "")).includes("\0");
  } catch {
    return false;
  }
}

/** The caller's key for a request. A request that is repeated with its key is carried out once. */
export function idempotencyKey({ headers }: Request): string | undefined {
  const key = headers.get("Idempotency-Key") ?? undefined;
  if (key !== undefined && !/^[A-Za-z0-9_-]{8,128}$/.test(key)) {
    throw new ShopError("malformed", '"Idempotency-Key" 8 ile 128 arasında harf, rakam, - ve _ olmalı');
  }
  return key;
}

/** The revision that the caller has seen; undefined where she does not say. */
export function expectedRevision({ headers }: Request): number | undefined {
  const condition = headers.get("If-Match");
  if (condition === null || condition === "*") return undefined;
  const revision = /^"(\d{1,15})"$/.exec(condition)?.[1];
  if (revision === undefined) throw new ShopError("malformed", '"If-Match" görülen sürüm olmalı');
  return Number(revision);
}
