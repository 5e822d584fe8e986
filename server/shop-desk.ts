import type { PulseStore } from "../domain/pulse/pulse-store.ts";
import type { ClientFiles } from "../domain/shop/processes.ts";
import type { ApiRoute, RouteParts } from "./api/api-route.ts";
import type { Config } from "./config/config.ts";
import type { Listener } from "./door/door.ts";
import { googleStartUrl } from "./google/providers.ts";
import { sharedCaching } from "./http/headers.ts";
import type { Log } from "./log/log.ts";
import type { Snapshots } from "./memory/snapshots.ts";
import { createFilesOfBuilds } from "./pages/assets.ts";
import { type OpenPages, openPagesOf } from "./pages/built-pages.ts";
import { createCacheKeys } from "./pages/cache-keys.ts";
import { createPageCache, createPageRenderer, serveCachedFirst } from "./pages/page-cache.ts";
import type { SharedServices } from "./pages/pages.ts";
import { createPulseCounter } from "./pulse/pulse-counter.ts";
import { inFrontOfPulse } from "./pulse/pulse-door.ts";

type Parts = {
  config: Config;
  log: Log;
  snapshots: Snapshots;
  routeParts: RouteParts;
  clientFiles: ClientFiles;
  pulse: PulseStore;
  now(): Date;
  /** The routes of the other desks. */
  routes: readonly ApiRoute[];
  openPages: OpenPages | undefined;
  orderPage: SharedServices["orderPage"];
};

/** The pages, feeds and lists of visitors, and the cache in front of them. */
export async function openShopDesk(parts: Parts) {
  const { config, log, snapshots, routeParts, clientFiles, routes, openPages, orderPage, pulse, now } = parts;
  const { publicUrl, isDev } = config;
  const shared = {
    publicUrl,
    googleUrl: googleStartUrl(config),
    sendsMail: config.mailServer !== undefined,
    orderPage,
  };
  const { pages, files, inFrontOf } = await (openPages ?? openPagesOf(config))(shared, log);
  const cacheKeyOf = createCacheKeys(routes);
  const shareAnswer = sharedCaching(config.sharedCacheSeconds);
  const pageCache = createPageCache({
    snapshots,
    render: createPageRenderer({ routes, routeParts, pages, publicUrl, shareAnswer }),
    // In development sources change without a write, so nothing is cached.
    maxBytes: isDev ? 0 : undefined,
  });
  const counter = createPulseCounter({ pulse, shop: snapshots.peek, now, log });
  const keepFiles = (at: Date) => clientFiles.keep(files, at);
  return {
    routes,
    routeParts,
    pages,
    pageCache,
    cacheKeyOf,
    shareAnswer,
    /** Keeps the files of this build where every process finds them. */
    keepFiles,
    /** Work of each night: the files of other builds go when no process has kept them for long. */
    filesOfBuilds: {
      async removeExpired(at: Date) {
        await keepFiles(at);
        await clientFiles.removeExpired(at);
      },
    },
    /** Saves what browsers told since the last minute. */
    savePulse: counter.save,
    /** Undefined where the address is not one of a build's files. */
    answerFile: createFilesOfBuilds(clientFiles, publicUrl),
    inFrontOf: (rest: Listener) =>
      inFrontOf(serveCachedFirst(pageCache, cacheKeyOf, inFrontOfPulse(counter.tell, rest))),
    close: counter.close,
  };
}

export type ShopDesk = Awaited<ReturnType<typeof openShopDesk>>;
