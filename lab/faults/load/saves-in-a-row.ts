import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../../bench/ask.ts";
import { percentile } from "../../bench/finding.ts";
import { commitsUntil, viewsUntil } from "../../bench/loads/views-until.ts";
import { foremostProducts, startMeasuredShop } from "../../bench/measured-shop.ts";
import { openSeeds } from "../../bench/seed.ts";
import type { Held } from "../row.ts";

const QUIET_MS = 10_000;
const SAVES = 1200;
const BETWEEN_MS = 50;
const SLOWEST_SAVE_MS = 200;
/** On a slow disk, a save may take as long as this many plain writes. */
const TIMES_BARE = 2;
const TIMES_QUIET = 5;

/** L4: 20 saves a second for a minute; after each save the product's page shows it. */
export async function bearSaves(): Promise<Held> {
  const folder = await (await openSeeds()).shopOf(447);
  const shop = await startMeasuredShop(folder);
  try {
    const products = await foremostProducts(shop.url, 8);
    await shop.token();
    const quiet = percentile(await viewsUntil(shop, pause(QUIET_MS)), 99);
    const times: number[] = [];
    let older = 0;
    const save = async (number: number) => {
      const product = products[number % products.length];
      if (!product) throw new Error("There is no product");
      const name = `Kayıt ${number}`;
      const startedAt = performance.now();
      await shop.save({ ...product, name });
      times.push(performance.now() - startedAt);
      const { body } = await ask(`${shop.url}/api/products?ids=${product.id}`);
      const shown = /"name":"Kayıt (\d+)"/.exec(body.toString())?.[1] ?? -1;
      if (Number(shown) < number) older += 1;
    };
    const everySave = async () => {
      const saves: Promise<void>[] = [];
      for (let number = 0; number < SAVES; number++) {
        saves.push(save(number));
        await pause(BETWEEN_MS);
      }
      await Promise.all(saves);
    };
    const saved = everySave();
    const [views, commits] = await Promise.all([
      viewsUntil(shop, saved),
      commitsUntil(join(folder, "bare"), BETWEEN_MS, saved),
    ]);
    const [busy, slowest, bare] = [percentile(views, 99), percentile(times, 99), percentile(commits, 99)];
    return {
      holds: slowest <= Math.max(SLOWEST_SAVE_MS, bare * TIMES_BARE) && busy <= quiet * TIMES_QUIET && older === 0,
      figure: `saves' 99th percentile ${slowest.toFixed()} ms, a bare file's on the same disk ${bare.toFixed()} ms, home page's ${busy.toFixed(1)} ms, quiet ${quiet.toFixed(1)}; ${older} answers older than acknowledged`,
    };
  } finally {
    await shop.stop();
  }
}
