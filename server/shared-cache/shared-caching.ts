import type { MiddlewareHandler } from "hono";
import type { GetSnapshot, Snapshot } from "../../domain/shop/snapshot.ts";
import type { Config } from "../config/config.ts";
import { surrogateKeys } from "./surrogate-keys.ts";

/** A page of yesterday is better than none. */
const STALE_IF_ERROR_SECONDS = 24 * 60 * 60;

export type CachingHeaders = (path: string, snapshot: Pick<Snapshot, "findAddress">) => Record<string, string>;

/**
 * The headers that let caches in front store an answer; none where they may not. Browsers revalidate each time as before. There is no
 * `stale-while-revalidate`, because browsers obey it too and would show old prices.
 */
export function sharedCaching(config: Config["sharedCache"]): CachingHeaders {
  if (!config) return () => ({});
  const caching = `public, max-age=0, s-maxage=${config.seconds}, stale-if-error=${STALE_IF_ERROR_SECONDS}`;
  return (path, snapshot): Record<string, string> => {
    const keys = surrogateKeys(path, snapshot);
    if (!keys) return {};
    return { "Cache-Control": caching, "Surrogate-Key": keys.join(" ") };
  };
}

const MAY_BE_SHARED = "no-cache";

/** The same for answers that the page cache does not hold, such as searches and the feed. */
export const cachedInFront =
  (cachingHeaders: CachingHeaders, snapshot: GetSnapshot): MiddlewareHandler =>
  async (context, next) => {
    await next();
    const { req, res } = context;
    const { status, headers } = res;
    if ((status !== 200 && status !== 304) || headers.get("Cache-Control") !== MAY_BE_SHARED) return;
    for (const [name, value] of Object.entries(cachingHeaders(req.path, await snapshot()))) headers.set(name, value);
  };
