import { setTimeout as pause } from "node:timers/promises";
import { ask } from "./ask.ts";
import { type Finding, median } from "./finding.ts";
import { memoryUnderLoad } from "./loads/under-load.ts";
import { foremostProducts, type MeasuredShop, saveAt, signIn, startMeasuredShop } from "./measured-shop.ts";
import { openSeeds } from "./seed.ts";
import { type Report, reportOf } from "./table.ts";

const SIZES = ["100", "1000", "10000", "100000"];
const STARTS = 5;
const SAVES = 15;

/** Start time, time from a save to the fresh page, and memory of a shop of each size. */
export async function growth(sizes: readonly string[]): Promise<Report> {
  const seeds = await openSeeds();
  const findings: Finding[] = [];
  for (const size of sizes.length > 0 ? sizes : SIZES) {
    findings.push(...(await costsOf(await seeds.shopOf(Number(size)), `${size} products`)));
  }
  return reportOf(findings);
}

async function costsOf(dataDir: string, of: string): Promise<Finding[]> {
  const starts: number[] = [];
  for (let start = 1; start < STARTS; start += 1) {
    const shop = await startMeasuredShop(dataDir);
    starts.push(shop.startMs);
    await shop.stop();
  }
  const shop = await startMeasuredShop(dataDir);
  try {
    starts.push(shop.startMs);
    const answeredAt = performance.now();
    await shop.ready();
    const readyMs = shop.startMs + performance.now() - answeredAt;
    await pause(2000);
    const idle = shop.memoryMb();
    const savedMs = await savedToFresh(shop);
    return [
      { what: "From process start to the first answer", of, value: median(starts), unit: "ms" },
      { what: "From process start to ready, the search included", of, value: readyMs, unit: "ms" },
      { what: "From acknowledged save to the fresh home page", of, value: savedMs, unit: "ms" },
      { what: "Memory idle", of, value: idle, unit: "MB" },
      { what: "Memory under load on the home page", of, value: await memoryUnderLoad(shop, "/"), unit: "MB" },
    ];
  } finally {
    await shop.stop();
  }
}

async function savedToFresh(shop: MeasuredShop): Promise<number> {
  const [product] = await foremostProducts(shop.url, 1);
  if (!product) throw new Error("The home page shows no product");
  const [token, times] = [await signIn(shop.url), [] as number[]];
  for (let save = 1; save <= SAVES; save += 1) {
    const name = `Kaydedilen ${save}`;
    await saveAt(shop.url, token, { ...product, name });
    const { body, firstByteMs } = await ask(`${shop.url}/`);
    if (!body.includes(name)) throw new Error("The page is older than the acknowledged save");
    times.push(firstByteMs);
    await pause(100);
  }
  return median(times);
}
