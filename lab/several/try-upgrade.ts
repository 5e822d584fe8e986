import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cwd } from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { startCluster } from "../../tests/support/databases/postgres-cluster.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { startMeasuredShop } from "../bench/measured-shop.ts";
import type { Report } from "../bench/table.ts";
import { withBrowser } from "../bench/visits/phone-visit.ts";
import { acknowledgedIn, lostIn, readyWriters, refusedIn } from "../faults/acknowledged-writes.ts";
import { openNginx } from "./nginx.ts";
import { newTally, visitUntil } from "./ordering-visitors.ts";
import { buildSecondTree } from "./second-tree.ts";

const MINUTES = 5;
const VISITORS = 3;
const BETWEEN_SAVES_MS = 2000;
/** Both builds answer together for this long, as in a careful upgrade. */
const TOGETHER_MS = 3000;

/** Two processes on PostgreSQL behind nginx, each replaced by the next version and back, under browsers and saves. */
export async function tryUpgrade([minutes = `${MINUTES}`]: readonly string[]): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-upgrade-"));
  const postgres = await startCluster({ isSafe: true });
  const ports = [await freePort(), await freePort()];
  const nginx = await openNginx(ports);
  const start = async (tree: string, slot: number) => {
    const shop = await startMeasuredShop(
      join(folder, `data-${slot}`),
      {
        ...{ DATABASE_URL: postgres.url, PORT: `${ports[slot]}`, PUBLIC_URL: nginx.url, TRUST_PROXY: "1" },
        ...{ DEMO: "1", DRAIN_SECONDS: "1" },
      },
      tree,
    );
    await shop.ready();
    return shop;
  };
  const trees = [await buildSecondTree(folder), cwd()];
  const shops = [await start(cwd(), 0), await start(cwd(), 1)];
  const tally = newTally();
  try {
    const end = Date.now() + Number(minutes) * 60_000;
    let isOver = false;
    const replaceUntilTheEnd = async () => {
      while (Date.now() < end) {
        for (const tree of trees) {
          for (const slot of shops.keys()) {
            await shops[slot]?.stop();
            shops[slot] = await start(tree, slot);
            tally.replaced += 1;
            await pause(TOGETHER_MS);
          }
        }
      }
    };
    const save = await readyWriters(nginx.url);
    const written = await withBrowser(async (browser) => {
      const replacing = replaceUntilTheEnd().finally(() => {
        isOver = true;
      });
      const visiting = { isOver: () => isOver, browser, url: nginx.url, tally };
      const saving = save({ isOver: () => isOver, everyMs: BETWEEN_SAVES_MS });
      await Promise.all([replacing, ...Array.from({ length: VISITORS }, () => visitUntil(visiting))]);
      return saving;
    });
    const saves = [`${acknowledgedIn(written)} saves acknowledged, ${refusedIn(written)} refused`];
    const lostSaves = await lostIn(nginx.url, written);
    const wrong = { ...tally.wrong, "lost saves": lostSaves };
    const { replaced, visits, secondBuild, crossed, views, orders } = tally;
    const text = [
      `${replaced} replacements; ${visits} visits, ${secondBuild} begun on the second build, ${crossed} across a replacement; ${views} views, ${orders} orders; ${saves}`,
      ...Object.entries(wrong).map(([what, list]) => [`${list.length} ${what}`, ...counted(list)].join("\n  ")),
    ].join("\n");
    return { text, holds: refusedIn(written) + Object.values(wrong).flat().length === 0 && crossed > 0 };
  } finally {
    for (const { stop } of shops) await stop();
    await nginx.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const counted = (list: readonly string[]): string[] =>
  [...Map.groupBy(list, (each) => each)].map(([each, same]) => `${same.length} × ${each}`);
