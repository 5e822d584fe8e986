import type { ApiRoute } from "./api/api-route.ts";
import type { Config } from "./config/config.ts";
import type { Listener } from "./door/door.ts";
import { googleStartUrl } from "./google/providers.ts";
import type { Log } from "./log/log.ts";
import type { Snapshots } from "./memory/snapshots.ts";
import { createCacheKeys } from "./pages/cache-keys.ts";
import { serveCachedFirst } from "./pages/cached-answers.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { createPageRenderer } from "./pages/page-renderer.ts";
import type { AnswerPage, SharedServices } from "./pages/pages.ts";
import type { Sessions } from "./sign-in/session-tokens.ts";

export type Pages = {
  /** Undefined in tests without pages. */
  pages: AnswerPage | undefined;
  /** Serves the built scripts and styles before `rest` is called. */
  inFrontOf(rest: Listener): Listener;
};

export type OpenPages = (services: SharedServices, log: Log) => Promise<Pages>;

type Parts = {
  config: Config;
  log: Log;
  snapshots: Snapshots;
  sessions: Sessions;
  /** The routes of the other desks. */
  routes: readonly ApiRoute[];
  openPages: OpenPages | undefined;
};

/** What visitors see: pages, feeds and lists, and the cache in front of them. */
export async function openShopDesk({ config, log, snapshots, sessions, routes, openPages }: Parts) {
  const { publicUrl, isDev } = config;
  const shared = { publicUrl, googleUrl: googleStartUrl(config), sendsMail: config.mailServer !== undefined };
  const { pages, inFrontOf } = await (openPages ?? openPagesOf(config))(shared, log);
  const cacheKeyOf = createCacheKeys(routes);
  const pageCache = createPageCache({
    snapshots,
    render: createPageRenderer({ routes, sessions, pages, publicUrl }),
    onError: (error) => log.error("publishing_failed", { error }),
    // In development sources change without a write, so nothing is cached.
    maxBytes: isDev ? 0 : undefined,
  });
  return {
    routes,
    pages,
    pageCache,
    cacheKeyOf,
    inFrontOf: (rest: Listener) => inFrontOf(serveCachedFirst(pageCache, cacheKeyOf, rest)),
  };
}

export type ShopDesk = Awaited<ReturnType<typeof openShopDesk>>;

const openPagesOf =
  ({ isDev }: Config): OpenPages =>
  async (services, log) =>
    isDev
      ? (await import("./pages/dev-pages.ts")).openDevPages(services, log)
      : (await import("./pages/built-pages.ts")).openBuiltPages(services, log);
