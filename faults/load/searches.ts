import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../../bench/ask.ts";
import { percentile } from "../../bench/finding.ts";
import { viewsUntil } from "../../bench/loads/views-until.ts";
import { startMeasuredShop } from "../../bench/measured-shop.ts";
import { openSeeds } from "../../bench/seed.ts";
import type { Held } from "../row.ts";

const CONNECTIONS = 300;
const PART_MS = 12_000;
const TIMES_QUIET = 5;
/** 300 connections that come in one moment are read in one moment; what is weighed is what goes on. */
const COMING_MS = 2000;

/** L3: everybody searches for something else, as fast as it is answered, beside people who visit. */
export async function bearSearches(): Promise<Held> {
  const shop = await startMeasuredShop(await (await openSeeds()).shopOf(447));
  try {
    const quiet = percentile(await viewsUntil(shop, pause(PART_MS)), 99);
    const answers = new Map<number, number>();
    let [isOver, asked] = [false, 0];
    const search = async () => {
      while (!isOver) {
        asked += 1;
        const { status } = await ask(`${shop.url}/ara?q=kolye-${asked.toString(36)}`);
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    };
    const searches = Promise.all(Array.from({ length: CONNECTIONS }, search));
    await pause(COMING_MS);
    const busy = percentile(await viewsUntil(shop, pause(PART_MS)), 99);
    isOver = true;
    await searches;
    const told = [...answers].map(([status, count]) => `${count} × ${status}`).join(", ");
    return {
      holds: busy <= quiet * TIMES_QUIET && [...answers.keys()].every((status) => [200, 429, 503].includes(status)),
      figure: `home page's 99th percentile ${busy.toFixed(1)} ms, quiet ${quiet.toFixed(1)}; searches ${told}`,
    };
  } finally {
    await shop.stop();
  }
}
