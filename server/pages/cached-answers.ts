import type { MiddlewareHandler } from "hono";
import type { Listener } from "../door/door.ts";
import type { Environment } from "../http/environment.ts";
import { pageAnswer, sendPage } from "../http/page-bytes.ts";
import { isRead } from "../http/request-guard.ts";
import type { CacheKeyOf } from "./cache-keys.ts";
import type { PageCache } from "./page-cache.ts";

/** Sends fresh cached pages before any framework runs, and passes all other requests on. */
export const serveCachedFirst =
  (pageCache: Pick<PageCache, "getFresh">, cacheKeyOf: CacheKeyOf, rest: Listener): Listener =>
  (incoming, outgoing) => {
    const { method, url = "" } = incoming;
    // Most URLs are their own cache key, so that look-up comes first.
    const page = isRead(method) ? (pageCache.getFresh(url) ?? freshAt(pageCache, cacheKeyOf(url))) : undefined;
    return page ? sendPage(page, incoming, outgoing) : rest(incoming, outgoing);
  };

const freshAt = (pageCache: Pick<PageCache, "getFresh">, key: string | undefined) =>
  key === undefined ? undefined : pageCache.getFresh(key);

/** Renders a missing or stale page once for all concurrent requests, and answers with it. */
export const cachedAnswers =
  (pageCache: Pick<PageCache, "getOrRender">, cacheKeyOf: CacheKeyOf): MiddlewareHandler<Environment> =>
  async (context, next) => {
    const { req } = context;
    const { pathname, search } = new URL(req.url);
    const key = isRead(req.method) ? cacheKeyOf(pathname + search) : undefined;
    if (key === undefined) return next();
    context.set("route", key.split("?", 1)[0] ?? key);
    return pageAnswer(await pageCache.getOrRender(key), req.raw);
  };
