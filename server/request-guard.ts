import type { IncomingMessage } from "node:http";

const LONGEST_URL = 2048;
const REFUSED_METHODS = new Set(["TRACE", "CONNECT", "TRACK"]);

/** What Node lets through and nothing behind it should have to think about; undefined for a decent request. */
export function refusedStatus({ method = "", url = "", headersDistinct }: IncomingMessage): 400 | 405 | undefined {
  if (REFUSED_METHODS.has(method)) return 405;
  const isDecent = headersDistinct.host?.length === 1 && url.length <= LONGEST_URL && isPath(url);
  return isDecent ? undefined : 400;
}

/** Only a path of ours: no absolute form, no `*`, no `//host`, nothing that cannot be decoded. */
function isPath(url: string): boolean {
  if (!url.startsWith("/") || /^\/[/\\]/.test(url)) return false;
  try {
    return !decodeURIComponent(url.replace(/\?.*$/s, "")).includes("\0");
  } catch {
    return false;
  }
}
