import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LABUBU_SENT } from "../../tests/support/admin-api.ts";
import { startCluster } from "../../tests/support/databases/postgres-cluster.ts";
import { ask } from "./ask.ts";
import { type Finding, percentile } from "./finding.ts";
import { type MeasuredShop, startMeasuredShop } from "./measured-shop.ts";
import { productOnTheWire, type WireProduct } from "./wire-product.ts";

const SHOPS = 3;
const WRITERS = [1, 4, 12];
const LASTS_MS = 10_000;

/** Saves of writers who wait for each answer, at one shop and spread over three, on one PostgreSQL that loses nothing. */
export async function saves(): Promise<Finding[]> {
  const cluster = await startCluster({ isSafe: true });
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-saves-"));
  const shops: MeasuredShop[] = [];
  try {
    for (let number = 0; number < SHOPS; number += 1) {
      shops.push(await startMeasuredShop(join(folder, `${number}`), { DATABASE_URL: cluster.url }));
    }
    const products = await addProducts(shops[0], Math.max(...WRITERS));
    const findings: Finding[] = [];
    for (const asked of [shops.slice(0, 1), shops]) {
      for (const writers of WRITERS) findings.push(...(await savesOf(asked, products.slice(0, writers))));
    }
    return findings;
  } finally {
    await Promise.all(shops.map((shop) => shop.stop()));
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function addProducts(shop: MeasuredShop | undefined, count: number): Promise<WireProduct[]> {
  const headers = { Authorization: `Bearer ${await shop?.token()}` };
  const products: WireProduct[] = [];
  while (products.length < count) {
    const { body } = await ask(`${shop?.url}/api/products`, { method: "POST", headers, body: LABUBU_SENT });
    products.push(productOnTheWire.parse(JSON.parse(body.toString()).product));
  }
  return products;
}

async function savesOf(shops: readonly MeasuredShop[], products: readonly WireProduct[]): Promise<Finding[]> {
  await Promise.all(shops.map((shop) => shop.token()));
  const times: number[] = [];
  const startedAt = performance.now();
  const write = async (product: WireProduct, shop: MeasuredShop | undefined) => {
    for (let price = 1; performance.now() < startedAt + LASTS_MS; price += 1) {
      const begunAt = performance.now();
      await shop?.save({ ...product, price, originalPrice: null });
      times.push(performance.now() - begunAt);
    }
  };
  await Promise.all(products.map((product, at) => write(product, shops[at % shops.length])));
  const seconds = (performance.now() - startedAt) / 1000;
  const of = `${shops.length === 1 ? "one shop" : `${shops.length} shops`}, ${products.length} writers`;
  return [
    { what: "Saves", of, value: times.length / seconds, unit: "a second" },
    { what: "A save, 99th percentile", of, value: percentile(times, 99), unit: "ms" },
  ];
}
