import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { ask } from "./ask.ts";
import { type Finding, percentile } from "./finding.ts";
import { type MeasuredShop, signIn, startMeasuredShop } from "./measured-shop.ts";
import type { Seeds } from "./seed.ts";

const PRODUCTS = 10_000;
const QUIET_PAGES = 200;
const BETWEEN_PAGES_MS = 10;
const RESTS_MS = 3000;

const QUESTIONS = ["kalpli kolye", "telefon kılıfı", "labubu", "500 tl altı", "gümüş yüzük"];

const PRICES = { change: { percent: 12 }, rounding: "90" };
const CHOSEN = { matching: {}, except: [] };

const previewed = z.object({ fingerprint: z.string() });
const done = z.object({ step: z.string(), count: z.literal(PRODUCTS) });

/** Waiting times of an owner with very many products, and of her visitors while she changes all prices. */
export async function many(seeds: Seeds): Promise<Finding[]> {
  const shop = await startMeasuredShop(await seeds.shopOf(PRODUCTS));
  try {
    const token = await signIn(shop.url);
    const quiet = await pagesWhile(shop, () => pause(QUIET_PAGES * BETWEEN_PAGES_MS));
    const firstView = await bytesOfFirstView(shop, token);
    const answers = await typedQuestions(shop, token);
    const changes = await changeAll(shop, token);
    return [
      finding("The panel's list when it opens", firstView, "KB", { atMost: 60 }),
      finding("The panel's list while typing: 99th percentile", percentile(answers, 99), "ms"),
      finding("12 % on every price: seen before it is made", changes.previewMs, "ms", { atMost: 2000 }),
      finding("12 % on every price: made, in one transaction", changes.applyMs, "ms", { atMost: 5000 }),
      finding("12 % on every price: taken back", changes.undoMs, "ms"),
      finding("Home page, 99th percentile of the first byte", percentile(quiet, 99), "ms"),
      finding("Home page while prices change, 99th percentile", percentile(changes.pages, 99), "ms"),
      finding("Home page while prices change, slowest", Math.max(...changes.pages), "ms"),
    ];
  } finally {
    await shop.stop();
  }
}

const finding = (what: string, value: number, unit: Finding["unit"], target?: Finding["target"]): Finding => ({
  what,
  value,
  unit,
  target,
  of: PRODUCTS.toLocaleString("en"),
});

async function bytesOfFirstView(shop: MeasuredShop, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}`, "Accept-Encoding": "gzip, br" };
  const { body } = await ask(`${shop.url}/api/admin/products?`, { headers });
  return body.length / 1000;
}

/** One request after each typed letter, sorted by name: the slowest kind of list request. */
async function typedQuestions(shop: MeasuredShop, token: string): Promise<number[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const times: number[] = [];
  for (const question of QUESTIONS) {
    for (const [at] of [...question].entries()) {
      const typed = encodeURIComponent(question.slice(0, at + 1));
      const { status, firstByteMs } = await ask(`${shop.url}/api/admin/products?q=${typed}&sort=name-up`, { headers });
      if (status !== 200) throw new Error(`No list for ${question}: ${status}`);
      times.push(firstByteMs);
    }
  }
  return times;
}

async function changeAll(shop: MeasuredShop, token: string) {
  const post = async (path: string, body?: object) => {
    const headers = { Authorization: `Bearer ${token}` };
    const startedAt = performance.now();
    const answer = await ask(`${shop.url}/api/admin/${path}`, { method: "POST", headers, body });
    if (answer.status !== 200) throw new Error(`${path} was refused: ${answer.status} ${answer.body}`);
    return { ms: performance.now() - startedAt, json: JSON.parse(answer.body.toString()) };
  };
  const preview = await post("products/price-preview", { chosen: CHOSEN, prices: PRICES });
  const expected = previewed.parse(preview.json).fingerprint;
  const change = { prices: PRICES };
  let [applyMs, step] = [0, ""];
  const pages = await pagesWhile(shop, async () => {
    const apply = await post("products/change", { chosen: CHOSEN, change, expected });
    [applyMs, step] = [apply.ms, done.parse(apply.json).step];
  });
  await pause(RESTS_MS);
  const undo = await post(`steps/${step}/undo`);
  return { previewMs: preview.ms, applyMs, undoMs: undo.ms, pages };
}

/** First-byte times of home pages requested every few milliseconds until `work` has ended. */
async function pagesWhile(shop: MeasuredShop, work: () => Promise<unknown>): Promise<number[]> {
  const firstBytes: Promise<number>[] = [];
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  while (!isOver) {
    firstBytes.push(ask(`${shop.url}/`).then(({ firstByteMs }) => firstByteMs));
    await pause(BETWEEN_PAGES_MS);
  }
  await working;
  return Promise.all(firstBytes);
}
