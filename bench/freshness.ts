import { interleave } from "../tests/support/interleaving/interleaving.ts";
import { kindsOfWrite } from "../tests/support/interleaving/kinds-of-write.ts";
import { ask } from "./ask.ts";
import type { Finding } from "./finding.ts";
import { openInProcessShop } from "./in-process-shop.ts";
import type { Seeds } from "./seed.ts";

const OPERATIONS = 10_000;

/** BENCH_SEED repeats an order that was bad. */
export async function freshness(seeds: Seeds): Promise<Finding[]> {
  const seed = Number(process.env.BENCH_SEED ?? Date.now() % 1_000_000);
  const shop = await openInProcessShop({ dataDir: await seeds.shopOf(200) });
  try {
    await shop.prepare();
    const get = async (path: string) => (await ask(`${shop.url}${path}`)).body.toString();
    const violations = await interleave(await kindsOfWrite(shop, get), { operations: OPERATIONS, atOnce: 8, seed });
    for (const violation of violations.slice(0, 10)) console.error(`  ${violation} (BENCH_SEED=${seed})`);
    const what = `Answers older than an acknowledged write in ${OPERATIONS.toLocaleString("en")} writes of every kind and readings`;
    return [{ what, value: violations.length, unit: "", target: { atMost: 0 } }];
  } finally {
    await shop.close();
  }
}
