import type { ApiRoute } from "./api/api-route.ts";
import type { Config } from "./config/config.ts";
import type { Listener } from "./door/door.ts";
import { googleStartUrl } from "./google/providers.ts";
import type { Log } from "./log/log.ts";
import type { Snapshots } from "./memory/snapshots.ts";
import { createPageMaker } from "./pages/page-maker.ts";
import type { AnswerPage, SharedServices } from "./pages/pages.ts";
import { createPublished } from "./pages/published.ts";
import { publishedPaths } from "./pages/published-paths.ts";
import { keptFirst } from "./pages/publishing.ts";
import type { Sessions } from "./sign-in/session-tokens.ts";

export type Pages = {
  /** Undefined where a shop has none. */
  pages: AnswerPage | undefined;
  /** Puts the pages' own files in front of everything else. */
  inFrontOf(rest: Listener): Listener;
};

export type OpenPages = (services: SharedServices, log: Log) => Promise<Pages>;

type Parts = {
  config: Config;
  log: Log;
  snapshots: Snapshots;
  sessions: Sessions;
  /** Those of the other desks. */
  routes: readonly ApiRoute[];
  openPages: OpenPages | undefined;
};

/** What the shop shows: its pages, feeds and lists, and what of them is kept. */
export async function openShopDesk({ config, log, snapshots, sessions, routes, openPages }: Parts) {
  const { shop, isDev } = config;
  const shared = { shop, googleUrl: googleStartUrl(config), sendsMail: config.mailServer !== undefined };
  const { pages, inFrontOf } = await (openPages ?? openPagesOf(config))(shared, log);
  const publishedPath = publishedPaths(routes);
  const published = createPublished({
    snapshots,
    make: createPageMaker({ routes, sessions, pages, shop }),
    onError: (error) => log.error("publishing_failed", { error }),
    // Sources change without a write, so in development nothing is kept.
    ...(isDev && { maxBytes: 0 }),
  });
  return {
    ...{ routes, pages, published, publishedPath },
    inFrontOf: (rest: Listener) => inFrontOf(keptFirst(published, publishedPath, rest)),
  };
}

export type ShopDesk = Awaited<ReturnType<typeof openShopDesk>>;

const openPagesOf =
  ({ isDev }: Config): OpenPages =>
  async (services, log) =>
    isDev
      ? (await import("./pages/dev-pages.ts")).openDevPages(services, log)
      : (await import("./pages/built-pages.ts")).openBuiltPages(services, log);
