import { setTimeout as pause } from "node:timers/promises";
import { MAX_UNPAGED } from "../../domain/listing/matching-products.ts";
import { ask } from "./ask.ts";
import { type Finding, median } from "./finding.ts";
import { memoryUnderLoad } from "./loads/under-load.ts";
import { foremostProducts, type MeasuredShop, startMeasuredShop } from "./measured-shop.ts";
import type { Seeds } from "./seed.ts";

const SIZES = [100, 1_000, 10_000, 100_000];
const STARTS = 5;
const SAVES = 15;

const START_TARGET = new Map([[1_000, 1_000]]);
const MEMORY_TARGET = new Map([[1_000, 300]]);

/** Start time, time from a save to the fresh page, and memory of a shop of each size. */
export async function growth(seeds: Seeds): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const products of SIZES) {
    console.error(`  with ${products.toLocaleString("en")} products`);
    findings.push(...(await costsOf(await seeds.shopOf(products), products)));
  }
  return findings;
}

async function costsOf(dataDir: string, products: number): Promise<Finding[]> {
  const finding = (
    what: string,
    value: number,
    unit: Finding["unit"],
    targets = new Map<number, number>(),
  ): Finding => {
    const atMost = targets.get(products);
    return {
      what,
      of: products.toLocaleString("en"),
      value,
      unit,
      target: atMost === undefined ? undefined : { atMost },
    };
  };

  const starts: number[] = [];
  for (let start = 1; start < STARTS; start += 1) {
    const shop = await startMeasuredShop(dataDir);
    starts.push(shop.startMs);
    await shop.stop();
  }
  const shop = await startMeasuredShop(dataDir);
  try {
    starts.push(shop.startMs);
    const readyMs = await untilReady(shop);
    await pause(2000);
    const idle = shop.memoryMb();
    const savedMs = await savedToFresh(shop);
    const underLoad = await memoryUnderLoad(shop, "/");
    const list = products > MAX_UNPAGED ? undefined : await memoryUnderLoad(shop, "/api/products");
    return [
      finding("From process start to the first answer", median(starts), "ms", START_TARGET),
      finding("From process start to ready, the search included", readyMs, "ms"),
      finding("From acknowledged save to the fresh home page", savedMs, "ms"),
      finding("Memory idle", idle, "MB"),
      finding("Memory under load on the home page", underLoad, "MB", MEMORY_TARGET),
      ...(list ? [finding("Memory under load on the whole product list", list, "MB", MEMORY_TARGET)] : []),
    ];
  } finally {
    await shop.stop();
  }
}

/** Called right after the first answer. */
async function untilReady({ url, startMs }: MeasuredShop): Promise<number> {
  const answeredAt = performance.now();
  while ((await ask(`${url}/readyz`)).status !== 200) await pause(20);
  return startMs + performance.now() - answeredAt;
}

async function savedToFresh(shop: MeasuredShop): Promise<number> {
  const product = await firstProduct(shop);
  const times: number[] = [];
  for (let save = 1; save <= SAVES; save += 1) {
    const name = `Kaydedilen ${save}`;
    await shop.save({ ...product, name });
    const { body, firstByteMs } = await ask(`${shop.url}/`);
    if (!body.includes(name)) throw new Error("The page is older than the acknowledged save");
    times.push(firstByteMs);
    await pause(100);
  }
  return median(times);
}

async function firstProduct(shop: MeasuredShop) {
  const [product] = await foremostProducts(shop.url, 1);
  if (!product) throw new Error("The home page shows no product");
  return product;
}
