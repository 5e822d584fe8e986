import { isDeepStrictEqual } from "node:util";
import type { MiddlewareHandler } from "hono";
import type { Snapshot } from "../../domain/shop/snapshot.ts";
import type { ApiRoute, RouteParts } from "../api/api-route.ts";
import type { Listener } from "../door/door.ts";
import { feedAt, isFeed } from "../feeds/feeds.ts";
import type { Environment } from "../http/client-address.ts";
import { encode } from "../http/encoded.ts";
import { type SharedCaching, safestHeaders, sharedAnswer } from "../http/headers.ts";
import { type PageBytes, type PageHeaders, pageAnswer, pageBytes, sendPage } from "../http/page-bytes.ts";
import { problem } from "../http/problem.ts";
import { isRead } from "../http/request-guard.ts";
import { createLruCache } from "../memory/lru-cache.ts";
import type { Snapshots } from "../memory/snapshots.ts";
import type { CacheKeyOf } from "./cache-keys.ts";
import type { AnswerPage } from "./pages.ts";

/** Only status 200 is cached; a redirect, a missing page or a failure goes to those who requested it and is rendered again. */
export type Rendering = { status: number; body: Buffer; headers: PageHeaders };

type Parts = {
  snapshots: Pick<Snapshots, "get" | "peek">;
  render(key: string, snapshot: Snapshot): Promise<Rendering>;
  maxBytes?: number;
};

type Entry = {
  page: PageBytes;
  rendering: Rendering;
  /** The snapshot it was rendered from. */
  version: number;
};

const MAX_BYTES = 96 * 1024 * 1024;

/** Caches each page rendered from the current snapshot (spec §10 published). A page of an older snapshot is stale. */
export function createPageCache({ snapshots, render, maxBytes = MAX_BYTES }: Parts) {
  const pages = createLruCache<Entry>(maxBytes, ({ page }) => page.size);
  const inProgress = new Map<string, { version: number; page: Promise<PageBytes> }>();
  const counts = { hits: 0, renders: 0 };

  /** Concurrent requests for one key and snapshot share a single rendering. */
  async function renderOnce(key: string): Promise<PageBytes> {
    const snapshot = await snapshots.get();
    const cached = pages.peek(key);
    if (cached?.version === snapshot.version) return cached.page;
    const current = inProgress.get(key);
    if (current?.version === snapshot.version) return current.page;
    const page = renderAndCache(key, snapshot).finally(() => {
      if (inProgress.get(key)?.page === page) inProgress.delete(key);
    });
    inProgress.set(key, { version: snapshot.version, page });
    return page;
  }

  async function renderAndCache(key: string, snapshot: Snapshot): Promise<PageBytes> {
    const { version } = snapshot;
    counts.renders += 1;
    const rendering = await render(key, snapshot);
    const page = unchanged(key, rendering) ?? (await compress(rendering));
    const last = pages.peek(key);
    // A slower rendering of an older snapshot must not replace a newer one.
    if (last && last.version > version) return page;
    if (rendering.status === 200) pages.set(key, { page, rendering, version });
    else pages.remove(key);
    return page;
  }

  /** Most writes change nothing on most pages: an unchanged page keeps its compressed bytes. */
  function unchanged(key: string, rendering: Rendering): PageBytes | undefined {
    const last = pages.peek(key);
    return last && isSame(last.rendering, rendering) ? last.page : undefined;
  }

  function getFresh(key: string): PageBytes | undefined {
    const entry = pages.get(key);
    if (!entry || entry.version !== snapshots.peek()?.version) return undefined;
    counts.hits += 1;
    return entry.page;
  }

  return {
    getFresh,
    getOrRender: async (key: string): Promise<PageBytes> => getFresh(key) ?? renderOnce(key),
    stats: () => ({ ...pages.stats(), ...counts }),
  };
}

type PageCache = ReturnType<typeof createPageCache>;

const compress = async ({ status, body, headers }: Rendering): Promise<PageBytes> =>
  pageBytes(body.length === 0 ? { identity: body } : await encode(body), headers, status);

const isSame = (one: Rendering, other: Rendering) =>
  one.status === other.status && one.body.equals(other.body) && isDeepStrictEqual(one.headers, other.headers);

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

type RendererParts = {
  routes: readonly ApiRoute[];
  routeParts: RouteParts;
  pages: AnswerPage | undefined;
  publicUrl: string;
  shareAnswer: SharedCaching;
};

/** Renders what the page cache holds: a list of the API, a feed, a page or the data of a page. */
export function createPageRenderer({ routes, routeParts, pages, publicUrl, shareAnswer }: RendererParts) {
  const lists = new Map(routes.filter(({ cacheableQuery }) => cacheableQuery).map((route) => [route.path, route]));
  const safest = safestHeaders(publicUrl);

  async function answer(request: Request, snapshot: Snapshot): Promise<Response> {
    const { pathname } = new URL(request.url);
    const list = lists.get(pathname);
    if (list) {
      const answered = await list.respond({ request, params: {}, address: "" }, routeParts);
      return sharedAnswer(JSON.stringify(answered), "application/json");
    }
    const found = isFeed(pathname) ? feedAt(pathname, snapshot) : await pages?.(request, snapshot);
    return found ?? problem(404, "Böyle bir adres yok");
  }

  return async (key: string, snapshot: Snapshot): Promise<Rendering> => {
    const url = new URL(key, publicUrl);
    const response = await answer(new Request(url), snapshot);
    shareAnswer(url.pathname, response);
    const { status, headers } = response;
    const body = Buffer.from(await response.arrayBuffer());
    return { status, body, headers: { ...safest, ...inTitleCase(headers) } };
  };
}

const inTitleCase = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers].map(([name, value]) => [name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase()), value]),
  );
