import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../../bench/ask.ts";
import { foremostProducts, type MeasuredShop, startMeasuredShop } from "../../bench/measured-shop.ts";
import { openSeeds } from "../../bench/seed.ts";
import type { WireProduct } from "../../bench/wire-product.ts";
import type { Held } from "../row.ts";
import { lostIn } from "./acknowledged-writes.ts";
import { type FailingCalls, openFailingCalls } from "./failing-calls.ts";
import { damageIn } from "./killed-shop.ts";

const ROUNDS = 20;
const FAILING_MS = 1000;
const WELL_MS = 300;
const REFUSED = [503, 507];

/** F5: one writing call in ten fails while eight people save; every acknowledged save is there. */
export async function bearFailingDisk(): Promise<Held> {
  const calls = await openFailingCalls();
  const dataDir = await (await openSeeds()).demoShop();
  const shop = await startMeasuredShop(dataDir, calls.env);
  try {
    const writers = (await foremostProducts(shop.url, 8)).map(stubbornWriter);
    await shop.token();
    let isOver = false;
    const writing = Promise.all(writers.map(({ saveUntil }) => saveUntil(shop, () => isOver)));
    const odd = await failNowAndThen(shop, calls);
    isOver = true;
    await writing;
    const lost = await lostIn(shop, new Map(writers.map(({ id, prices }) => [id, prices])));
    await shop.stop();
    const found = [...odd, ...writers.flatMap((writer) => writer.odd), ...lost, ...damageIn(dataDir)];
    const sum = (of: "saved" | "refused") => writers.reduce((all, { counts }) => all + counts[of], 0);
    return {
      holds: found.length === 0 && sum("refused") > 0,
      figure:
        `${ROUNDS} times a second of failures: ${sum("saved")} saves acknowledged, ${sum("refused")} refused with a sentence, ${found.length} odd or lost ${found.slice(0, 3).join(", ")}`.trim(),
    };
  } finally {
    await shop.stop();
    await calls.close();
  }
}

/** Number of failed home page views. */
async function failNowAndThen(shop: MeasuredShop, calls: FailingCalls): Promise<string[]> {
  const odd: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await calls.fail(shop.pid);
    await pause(FAILING_MS);
    const { status } = await ask(shop.url);
    if (status !== 200) odd.push(`the home page ${status}`);
    await calls.mend(shop.pid);
    await pause(WELL_MS);
  }
  return odd;
}

/** Raises a price by one kuruş again and again, also after errors. */
function stubbornWriter({ id, ...product }: WireProduct) {
  const begun = Math.round(product.price * 100);
  const prices = { begun, acknowledged: begun, sent: begun };
  const counts = { saved: 0, refused: 0 };
  const odd: string[] = [];

  async function saveUntil(shop: MeasuredShop, isOver: () => boolean) {
    const headers = { Authorization: `Bearer ${await shop.token()}` };
    while (!isOver()) {
      prices.sent += 1;
      const changed = { ...product, price: prices.sent / 100, originalPrice: null };
      const { status, body } = await ask(`${shop.url}/api/products/${id}`, { method: "PUT", headers, body: changed });
      if (status === 200) {
        counts.saved += 1;
        prices.acknowledged = prices.sent;
      } else if (REFUSED.includes(status) && body.includes('"detail"')) counts.refused += 1;
      else odd.push(`${status} ${body}`);
    }
  }
  return { id, prices, counts, odd, saveUntil };
}
