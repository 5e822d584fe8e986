import { setTimeout as pause } from "node:timers/promises";
import { percentile } from "../../bench/finding.ts";
import { searchesUntil, viewsUntil } from "../../bench/loads/views-until.ts";
import { type MeasuredShop, startMeasuredShop } from "../../bench/measured-shop.ts";
import { openSeeds } from "../../bench/seed.ts";
import type { Held } from "../row.ts";
import { type Flood, KINDS_OF_FLOOD } from "./kinds-of-flood.ts";

const CONNECTIONS = 300;
const PART_MS = 10_000;
/** The burst of 300 new connections is not measured; the time after it is. */
const COMING_MS = 2000;
const TIMES_QUIET = 10;
const UNNOTICED_MS = 300;
const PATIENCE_MS = 5000;
const VISITOR = "10.20.0.1";

/** L3: 300 connections of one network, for each kind of request, beside visitors of other networks. */
export async function bearFloods(): Promise<Held> {
  const shop = await startMeasuredShop(await (await openSeeds()).shopOf(447), { TRUST_PROXY: "1" });
  try {
    const quiet = percentile(await viewsUntil(shop, pause(PART_MS)), 99);
    const told: string[] = [];
    let holds = true;
    for (const [kind, flood] of Object.entries(KINDS_OF_FLOOD)) {
      const { busy, slowest } = await besideFlood(shop, flood);
      holds &&= busy <= Math.max(UNNOTICED_MS, quiet * TIMES_QUIET) && slowest <= PATIENCE_MS;
      told.push(`${kind} ${busy.toFixed()} and ${slowest.toFixed()}`);
    }
    return {
      holds,
      figure: `ms of the home page's 99th percentile (quiet ${quiet.toFixed(1)}) and of a visitor's slowest search: ${told.join(", ")}`,
    };
  } finally {
    await shop.stop();
  }
}

async function besideFlood(shop: MeasuredShop, flood: Flood): Promise<{ busy: number; slowest: number }> {
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
  const [views, searches] = await Promise.all([viewsUntil(shop, end), searchesUntil(shop, VISITOR, end)]);
  isOver = true;
  await streams;
  return { busy: percentile(views, 99), slowest: Math.max(...searches) };
}
