import { createApp } from "../server/app.ts";
import { readConfig } from "../server/config.ts";
import { appListener, openDoor } from "../server/http/listen.ts";
import { createLog } from "../server/log.ts";
import { openBuiltPages } from "../server/pages/built-pages.ts";
import { openPublishing } from "../server/pages/publishing.ts";
import { createShelf } from "../server/remembered-shelf.ts";
import { createAccounts } from "../storage/account/stored-accounts.ts";
import { createCatalog } from "../storage/catalog/stored-catalog.ts";
import { openDatabase } from "../storage/database.ts";
import { createSettings } from "../storage/stored-settings.ts";

type Options = { dataDir: string; beforeRender?: () => Promise<void>; onRequest?: () => void };

/** The shop's parts inside this process, where one can count what is rendered and time it without the network. */
export async function openInProcessShop({ dataDir, beforeRender, onRequest = () => {} }: Options) {
  const door = await openDoor({ port: 0, host: "localhost" });
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL: `http://localhost:${door.port}`, LOG_LEVEL: "warn" });
  const { publicUrl, shop } = config;
  const log = createLog(config.logLevel);
  const { db, close } = await openDatabase({ dataDir });
  const catalog = createCatalog(db);
  const settings = createSettings(db);
  const shelf = createShelf(catalog, settings);
  const { pages } = await openBuiltPages({ shelf, catalog, settings, shop, googleUrl: undefined }, log);
  let renders = 0;
  const app = createApp({
    config,
    log,
    catalog,
    shelf,
    accounts: createAccounts(db),
    isReady: async () => true,
    async pages(request) {
      renders += 1;
      await beforeRender?.();
      return pages(request);
    },
  });
  const { published, inFrontOf, close: closePublishing } = openPublishing({ app, catalog, publicUrl, log });
  const listener = inFrontOf(appListener(app));
  door.open((incoming, outgoing) => {
    onRequest();
    listener(incoming, outgoing);
  });

  let revision = await catalog.revision();
  published.raise(revision);
  return {
    url: publicUrl,
    find: (path: string) => published.find(path),
    /** From here on nothing that was rendered counts as fresh. */
    makeStale() {
      revision += 1;
      published.raise(revision);
    },
    renders: () => renders,
    async close() {
      closePublishing();
      await door.close(1000);
      await close();
    },
  };
}
