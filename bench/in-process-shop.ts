import { readConfig } from "../server/config/config.ts";
import { openDoor } from "../server/door/door.ts";
import { openBuiltPages } from "../server/pages/built-pages.ts";
import { openShop } from "../server/shop.ts";

type Options = { dataDir: string; beforeRender?: () => Promise<void>; onRequest?: () => void };

/** The shop inside this process, where one can count what is rendered, write without a call, and time without the network. */
export async function openInProcessShop({ dataDir, beforeRender, onRequest = () => {} }: Options) {
  const door = await openDoor({ port: 0, host: "localhost" });
  const url = `http://localhost:${door.port}`;
  let renders = 0;
  const shop = await openShop(readConfig({ DATA_DIR: dataDir, PUBLIC_URL: url, LOG_LEVEL: "warn" }), {
    async openPages(services, log) {
      const { pages, inFrontOf } = await openBuiltPages(services, log);
      return {
        inFrontOf,
        async pages(request, snapshot) {
          renders += 1;
          await beforeRender?.();
          return pages(request, snapshot);
        },
      };
    },
  });
  door.open((incoming, outgoing) => {
    onRequest();
    shop.listener(incoming, outgoing);
  });

  return {
    ...shop,
    url,
    find: (path: string) => shop.published.find(path),
    /** From here on nothing that was rendered counts as fresh. */
    makeStale: () => shop.changes.write(async () => {}),
    renders: () => renders,
    async close() {
      await door.close({ patienceMs: 1000 });
      await shop.close();
    },
  };
}
