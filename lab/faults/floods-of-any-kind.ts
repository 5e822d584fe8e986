import { setTimeout as pause } from "node:timers/promises";
import { viewsUntil } from "../bench/loads/views-until.ts";
import { type MeasuredShop, startMeasuredShop } from "../bench/measured-shop.ts";
import { openSeeds } from "../bench/seed.ts";
import { type Flood, KINDS_OF_FLOOD } from "./kinds-of-flood.ts";
import type { Held } from "./try-faults.ts";

const CONNECTIONS = 300;
const PART_MS = 10_000;
const COMING_MS = 2000; // the burst of 300 new connections is not measured, the time after it is
const TIMES_QUIET = 10;
const UNNOTICED_MS = 300;
const PATIENCE_MS = 5000;
const VISITOR = "10.20.0.1";

/** L3: 300 connections of one address, for each kind of request, beside visitors of others. */
export async function bearFloods(): Promise<Held> {
  const shop = await startMeasuredShop(await (await openSeeds()).shopOf(447), { TRUST_PROXY: "1" });
  const kept = { url: `${shop.url}/`, everyMs: 10 };
  try {
    const quiet = await viewsUntil(pause(PART_MS), kept);
    const told: string[] = [];
    let holds = quiet.failed === 0;
    for (const [kind, flood] of Object.entries(KINDS_OF_FLOOD)) {
      const { views, searches } = await besideFlood(shop, flood, kept);
      holds &&= views.failed + searches.failed === 0 && searches.slowest <= PATIENCE_MS;
      holds &&= views.p99 <= Math.max(UNNOTICED_MS, quiet.p99 * TIMES_QUIET);
      told.push(`${kind} ${views.p99.toFixed()} and ${searches.slowest.toFixed()}`);
      if (views.failed + searches.failed > 0) told.push(`${views.failed} views and ${searches.failed} searches failed`);
    }
    return {
      holds,
      figure: `ms of the home page's 99th percentile (quiet ${quiet.p99.toFixed(1)}) and of a visitor's slowest search: ${told.join(", ")}`,
    };
  } finally {
    await shop.stop();
  }
}

async function besideFlood(shop: MeasuredShop, flood: Flood, kept: { url: string; everyMs: number }) {
  let [isOver, count] = [false, 0];
  const stream = async () => {
    while (!isOver) {
      count += 1;
      await flood(shop, count).catch(() => undefined);
    }
  };
  const streams = Promise.all(Array.from({ length: CONNECTIONS }, stream));
  await pause(COMING_MS);
  const end = pause(PART_MS);
  const search = { url: `${shop.url}/ara?q=kupa`, everyMs: 200, from: VISITOR };
  const [views, searches] = await Promise.all([viewsUntil(end, kept), viewsUntil(end, search)]);
  isOver = true;
  await streams;
  return { views, searches };
}
