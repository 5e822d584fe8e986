import type { IncomingMessage } from "node:http";

const LONGEST_URL = 2048;
const PLAIN = /^[\w./-]*$/;
const REFUSED_METHODS = new Set(["TRACE", "CONNECT", "TRACK"]);

export const isRead = (method: string | undefined): boolean => method === "GET" || method === "HEAD";

/** The status for a request that Node accepts but the shop refuses; undefined for one to be handled. */
export function refusedStatus(incoming: IncomingMessage): 400 | 405 | undefined {
  const { method = "", url = "", rawHeaders, httpVersionMajor } = incoming;
  if (httpVersionMajor !== 1) return 400;
  if (REFUSED_METHODS.has(method)) return 405;
  const isDecent = hostsNamed(rawHeaders) === 1 && url.length <= LONGEST_URL && isPath(url);
  return isDecent ? undefined : 400;
}

/** Node would build two objects of all headers to tell this; every visitor passes here. */
function hostsNamed(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let name = 0; name < rawHeaders.length; name += 2) {
    if (rawHeaders[name]?.length === 4 && rawHeaders[name]?.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}

/** Only a path of ours: no absolute form, no `*`, no `//host`, nothing that cannot be decoded. */
function isPath(url: string): boolean {
  if (!url.startsWith("/") || /^\/[/\\]/.test(url)) return false;
  if (PLAIN.test(url)) return true;
  try {
    return !decodeURIComponent(url.replace(/\?.*$/s, "")).includes("\0");
  } catch {
    return false;
  }
}
