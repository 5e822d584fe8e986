import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { percentile } from "../../bench/finding.ts";
import type { Held, Tools } from "../../faults/row.ts";
import { keepBusy } from "../loads/busy.ts";
import { startSaves } from "../loads/saves.ts";
import { outcomes, startViews } from "../loads/views.ts";
import { startWholeCluster, type WholeCluster } from "../whole-cluster.ts";

const VIEWED = ["/", "/urunler", "/kategori/labubu", "/ara?q=kolye"];
const AWAY_MS = 2000;

type Circumstances = { what: string; addresses: number; perSecond: number; busy: number };

/** Each shop killed and started again, one after the other, under views and a save a second. */
export async function killShops({ signal }: Tools): Promise<Held> {
  const cluster = await startWholeCluster();
  try {
    const parts: Held[] = [];
    for (const circumstances of [
      { what: "200 addresses", addresses: 200, perSecond: 200, busy: 0 },
      { what: "200 addresses, two busy processes", addresses: 200, perSecond: 200, busy: 2 },
      { what: "one address, two busy processes", addresses: 1, perSecond: 15, busy: 2 },
    ]) {
      if (!signal.aborted) parts.push(await killEach(cluster, circumstances));
    }
    return { holds: parts.every(({ holds }) => holds), figure: parts.map(({ figure }) => figure).join("; ") };
  } finally {
    await cluster.stop();
  }
}

async function killEach(
  { url, shops }: WholeCluster,
  { what, addresses, perSecond, busy }: Circumstances,
): Promise<Held> {
  const rest = keepBusy(busy);
  try {
    const startedAt = performance.now();
    const stopViews = startViews({ url, perSecond, addresses, paths: VIEWED });
    const saves = await startSaves(url, { writers: 1, everyMs: 1000 });
    await pause(3000);
    const kills: number[] = [];
    const starts: number[] = [];
    for (const shop of shops) {
      kills.push(performance.now());
      await shop.kill();
      await pause(AWAY_MS);
      const startedAt = performance.now();
      await shop.start();
      starts.push(performance.now() - startedAt);
      await pause(3000);
    }
    await saves.stop();
    const { views, failed, inFlight } = await stopViews();
    const allowed = inFlight(kills);
    const times = views.map(({ ms }) => ms);
    const seconds = (performance.now() - startedAt) / 1000;
    const figure = [
      `${what}: ${failed.length} of ${views.length} views failed ${outcomes(failed)}`.trim(),
      `${allowed} were in flight at the three kills`,
      `${(views.length / seconds).toFixed(0)} a second`,
      `median ${percentile(times, 50).toFixed(0)}, 99th percentile ${percentile(times, 99).toFixed(0)} ms`,
      `starts ${starts.map((ms) => (ms / 1000).toFixed(1)).join(", ")} s`,
      `load ${loadavg()[0]?.toFixed(0)}`,
    ].join(", ");
    console.error(figure);
    return { holds: failed.length <= allowed, figure };
  } finally {
    rest();
  }
}
