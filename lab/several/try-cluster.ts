import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabaseProxy } from "../../tests/support/databases/database-proxy.ts";
import { startCluster } from "../../tests/support/databases/postgres-cluster.ts";
import { query } from "../../tests/support/databases/postgres-databases.ts";
import { startStandBy } from "../../tests/support/databases/postgres-stand-by.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { viewsUntil } from "../bench/loads/views-until.ts";
import { foremostProducts, type MeasuredShop, saveAt, signIn, startMeasuredShop } from "../bench/measured-shop.ts";
import type { Report } from "../bench/table.ts";
import { acknowledgedIn, lossesInWords, lostIn, readyWriters, refusedIn } from "../faults/acknowledged-writes.ts";
import { openNginx } from "./nginx.ts";

const SHOPS = 3;
const VIEWS_EVERY_MS = 20;
const SAVES_EVERY_MS = 500;
const AWAY_MS = 2000;
/** Saves before and after the primary's death. */
const BESIDE_MS = 4000;
/** Views that a killed shop was about to answer, at most. */
const IN_FLIGHT = 10;
const PATIENCE_MS = 60_000;

type Seen = { lines: string[]; lost: string[]; failed: number };

/**
 * Three shops behind nginx on a PostgreSQL with a synchronous stand-by. Each shop is killed and started again, then the primary is
 * killed and the stand-by takes its place, which here is told by the lab, in life by Patroni.
 */
export async function tryCluster(): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-cluster-"));
  const primary = await startCluster({ isSafe: true });
  const standBy = await startStandBy(primary);
  await query(primary.url, "alter system set synchronous_standby_names = '*'");
  await query(primary.url, "select pg_reload_conf()");
  const line = await openDatabaseProxy(primary.url);
  const ports: number[] = [];
  while (ports.length < SHOPS) ports.push(await freePort());
  const nginx = await openNginx(ports);
  const shops: MeasuredShop[] = [];
  const start = async (slot: number) => {
    const behind = { PORT: `${ports[slot]}`, PUBLIC_URL: nginx.url, TRUST_PROXY: "1" };
    const env = { DATABASE_URL: line.url, DEMO: "1", ...behind };
    shops[slot] = await startMeasuredShop(join(folder, `${slot}`), env);
  };
  try {
    for (const slot of ports.keys()) await start(slot);
    const killed = await under("each shop killed and started again", nginx.url, async () => {
      for (const [slot, shop] of shops.entries()) {
        await shop.kill();
        await pause(AWAY_MS);
        await start(slot);
        await pause(AWAY_MS);
      }
      return "";
    });
    const promoted = await under("primary killed, stand-by promoted", nginx.url, async () => {
      await pause(BESIDE_MS);
      await primary.stopAtOnce();
      await line.cut();
      const killedAt = performance.now();
      await standBy.promote();
      await line.restore(standBy.url);
      await savedAgain(nginx.url);
      const againMs = performance.now() - killedAt;
      await pause(BESIDE_MS);
      return `saving again ${(againMs / 1000).toFixed(1)} s after the kill`;
    });
    return {
      text: [...killed.lines, ...promoted.lines].join("\n"),
      holds: killed.lost.length + promoted.lost.length + promoted.failed === 0 && killed.failed <= IN_FLIGHT * SHOPS,
    };
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
    await nginx.close();
    await line.close();
    await standBy.stop();
    await primary.stop();
    await rm(folder, { recursive: true, force: true });
  }

  /** What happens to views and saves through nginx meanwhile, and which saves a shop does not have afterwards. */
  async function under(what: string, url: string, fault: () => Promise<string>): Promise<Seen> {
    const write = await readyWriters(url);
    let isOver = false;
    const going = fault().finally(() => {
      isOver = true;
    });
    const writing = write({ isOver: () => isOver, everyMs: SAVES_EVERY_MS });
    const [said, views, written] = await Promise.all([
      going,
      viewsUntil(going, { url: `${url}/`, everyMs: VIEWS_EVERY_MS }),
      writing,
    ]);
    const lost = (await Promise.all(shops.map((shop) => lostIn(shop.url, written)))).flat();
    const lines = [
      `${what}: ${views.failed} of ${views.count} views failed, 99th percentile ${views.p99.toFixed()} ms`,
      `  ${acknowledgedIn(written)} saves acknowledged, ${refusedIn(written)} refused, ${lossesInWords(lost)}`,
      ...(said ? [`  ${said}`] : []),
    ];
    console.error(lines.join("\n"));
    return { lines, lost, failed: views.failed };
  }
}

/** Resolves when a save is acknowledged. */
async function savedAgain(url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      // The last product of the list has no other writer.
      const product = (await foremostProducts(url, 100)).at(-1);
      if (!product) throw new Error("There is no product");
      return await saveAt(url, await signIn(url), product);
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}
