import { execFile } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { ask } from "../../bench/ask.ts";
import { foremostProducts, type MeasuredShop, startMeasuredShop } from "../../bench/measured-shop.ts";
import { openSeeds } from "../../bench/seed.ts";
import type { Held } from "../row.ts";
import { acknowledgedIn, lostIn, readyWriters } from "./acknowledged-writes.ts";
import { damageIn } from "./killed-shop.ts";

const SAVES = 40;
const READS = ["/", "/urunler", "/ara?q=kolye", "/api/products", "/favoriler"];
const HEALS_WITHIN_MS = 10_000;

/**
 * F3: no file can grow, as on a full disk; SQLite reports the same errors (`SQLITE_FULL`, `SQLITE_IOERR`). A process limit
 * does this without root.
 */
export async function bearFullDisk(): Promise<Held> {
  const dataDir = await (await openSeeds()).demoShop();
  const shop = await startMeasuredShop(dataDir);
  try {
    const write = await readyWriters(shop);
    const until = Date.now() + 1000;
    const written = await write(() => Date.now() > until);
    await limitFiles(shop, "0");
    const odd = [...(await oddRefusals(shop)), ...(await oddReads(shop))];
    await limitFiles(shop, "unlimited");
    const healedMs = await savedAgain(shop);
    const lost = await lostIn(shop, written);
    await shop.stop();
    const damage = damageIn(dataDir);
    const found = [...odd, ...lost, ...damage];
    return {
      holds: found.length === 0 && healedMs < HEALS_WITHIN_MS,
      figure:
        `${SAVES} saves refused with a sentence, ${READS.length} pages and lists served; saved again after ${Math.round(healedMs)} ms; ${acknowledgedIn(written)} acknowledged before, ${found.length} odd or lost ${found.slice(0, 3).join(", ")}`.trim(),
    };
  } finally {
    await limitFiles(shop, "unlimited").catch(() => {});
    await shop.stop();
  }
}

/** Only the soft limit, which can be raised again. */
const limitFiles = ({ pid }: MeasuredShop, most: string) =>
  promisify(execFile)("prlimit", ["--pid", `${pid}`, `--fsize=${most}:`]);

async function save(shop: MeasuredShop, name: string) {
  const [product] = await foremostProducts(shop.url, 1);
  if (!product) throw new Error("There is no product");
  const { id, ...fields } = product;
  const headers = { Authorization: `Bearer ${await shop.token()}` };
  return ask(`${shop.url}/api/products/${id}`, { method: "PUT", headers, body: { ...fields, name } });
}

async function oddRefusals(shop: MeasuredShop): Promise<string[]> {
  const odd: string[] = [];
  for (let number = 0; number < SAVES; number += 1) {
    const { status, body } = await save(shop, `Yer yok ${number}`);
    const isSaid = /"detail":"[^"]*birazdan|"detail":"[^"]*sonra/.test(body.toString());
    if (![503, 507].includes(status) || !isSaid) odd.push(`${status} ${body}`);
  }
  return odd;
}

async function oddReads({ url }: MeasuredShop): Promise<string[]> {
  const answers = await Promise.all(READS.map(async (path) => ({ path, status: (await ask(url + path)).status })));
  return answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${path} ${status}`);
}

async function savedAgain(shop: MeasuredShop): Promise<number> {
  const startedAt = performance.now();
  while ((await save(shop, "Yer açıldı")).status !== 200) {
    if (performance.now() - startedAt > HEALS_WITHIN_MS) return Number.POSITIVE_INFINITY;
    await pause(50);
  }
  return performance.now() - startedAt;
}
