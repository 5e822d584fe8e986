import { setTimeout as pause } from "node:timers/promises";
import type { Held, Tools } from "../../faults/row.ts";
import { watchPrices } from "../loads/backward-steps.ts";
import { lostAt, startSaves } from "../loads/saves.ts";
import { outcomes, startViews } from "../loads/views.ts";
import { startWholeCluster, type WholeCluster } from "../whole-cluster.ts";

const KILLS = 10;
const WRITING_WITHIN_MS = 30_000;
const VIEWED = ["/", "/urunler", "/kategori/labubu"];

/** `kill -9` of the primary and its Patroni under saves and views, with a synchronous standby. */
export async function killPrimaries({ signal }: Tools): Promise<Held> {
  const cluster = await startWholeCluster();
  try {
    const stopViews = startViews({ url: cluster.url, perSecond: 20, addresses: 20, paths: VIEWED });
    const saves = await startSaves(cluster.url, { writers: 4, everyMs: 100 });
    const urls = cluster.shops.map(({ url }) => url);
    const stopWatching = watchPrices(
      urls,
      saves.saved.map(({ product }) => product.id),
    );
    const waits: number[] = [];
    while (waits.length < KILLS && !signal.aborted) waits.push(await killOnce(cluster, saves.next));
    await saves.stop();
    const [{ views, failed }, { reads, backward }] = [await stopViews(), await stopWatching()];
    const lost = (await Promise.all(urls.map((url) => lostAt(url, saves.saved)))).flat();
    const [count, refused] = [
      sum(saves.saved.map(({ count }) => count)),
      sum(saves.saved.map(({ refused }) => refused)),
    ];
    const longest = Math.max(...waits);
    return {
      holds:
        waits.length === KILLS &&
        reads > 0 &&
        lost.length + failed.length + backward === 0 &&
        longest <= WRITING_WITHIN_MS,
      figure: [
        `${waits.length} kills: ${count} saves acknowledged, ${refused} refused, ${lost.length} lost ${lost.slice(0, 2).join(", ")}`.trim(),
        `saving again after ${seconds(Math.min(...waits))} to ${seconds(longest)} s`,
        `${failed.length} of ${views.length} views failed ${outcomes(failed)}`.trim(),
        `${backward} of ${reads} reads went back`,
      ].join("; "),
    };
  } finally {
    await cluster.stop();
  }
}

/** Milliseconds without a save. */
async function killOnce({ settled }: WholeCluster, nextSave: () => Promise<void>): Promise<number> {
  const primary = await settled();
  await pause(1000 + Math.random() * 2000);
  const killedAt = performance.now();
  await primary.kill();
  await nextSave();
  const waited = performance.now() - killedAt;
  console.error(`${primary.name} killed: saving again after ${seconds(waited)} s`);
  await pause(2000);
  await primary.start();
  return waited;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const seconds = (ms: number) => (ms / 1000).toFixed(1);
