import type { IncomingMessage } from "node:http";

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
