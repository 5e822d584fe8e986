import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPages } from "../../scripts/build-pages.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { ask } from "../bench/ask.ts";
import type { Finding } from "../bench/finding.ts";
import { machine, machineLine } from "../bench/machine.ts";
import { foremostProducts, type MeasuredShop, startMeasuredShop } from "../bench/measured-shop.ts";
import { openSeeds } from "../bench/seed.ts";
import { markdownReport } from "../bench/table.ts";
import { openGuard } from "../cluster/programs/guard.ts";
import { lacksPackages } from "../cluster/programs/packages.ts";
import type { Program } from "../cluster/programs/program.ts";
import { type Ports, startCachingNginx, startVarnish } from "./fronts.ts";
import { type Hour, type Replayed, replayHour } from "./viral-hour.ts";
import { type Places, viralVisits } from "./viral-visits.ts";

const SEED = 30;
const PRODUCTS = 1000;
const VISITORS = 1500;
const FILES = 8;

/** An hour in 90 seconds: the owner saves every minute of it, and the shop is restarted in its 40th. */
const HOUR: Hour = { lengthMs: 90_000, saveEveryMs: 1500, restartAtMs: 60_000 };

/** An answer that is being made while its page is saved or cleared may be older by this much. */
const MOMENT_MS = 2000;

type Front = {
  start?: (place: { folder: string; owner: undefined }, ports: Ports) => Promise<Program>;
  seconds?: number;
  clears?: boolean;
  oldestMs: number;
};

const ALONE = "the shop alone";
const NONE = { atMost: 0 };

const FRONTS: Record<string, Front> = {
  [ALONE]: { oldestMs: 0 },
  nginx: { start: startCachingNginx, seconds: 5, oldestMs: 5000 + MOMENT_MS },
  Varnish: { start: startVarnish, seconds: 600, clears: true, oldestMs: MOMENT_MS },
};

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => process.exit(1));

const lacking = await lacksPackages({
  "nginx-light": "nginx",
  varnish: "varnishd",
  "varnish-modules": "/usr/share/doc/varnish-modules",
});
if (lacking) {
  console.error(`The viral hour cannot run: ${lacking}.`);
  process.exit(1);
}
await buildPages();
const seeds = await openSeeds();
const findings: Finding[] = [];
for (const [of, front] of Object.entries(FRONTS)) {
  console.error(`The hour with ${of}…`);
  findings.push(...findingsOf(of, front, await hourBehind(front)));
}
console.log(`\nCommit ${machine.commit}, ${machine.date}: ${machineLine}.\n`);
console.log(
  markdownReport(new Map([[`${VISITORS.toLocaleString("en")} visitors in an hour of 90 seconds`, findings]])),
);
process.exit(process.exitCode ?? 0);

async function hourBehind(front: Front): Promise<Replayed> {
  const folder = await mkdtemp(join(tmpdir(), "fiyonk-viral-"));
  await mkdir(join(folder, "running"));
  const endAll = openGuard(folder);
  const [shopPort, metricsPort, port] = [await freePort(), await freePort(), await freePort()];
  const data = await seeds.shopOf(PRODUCTS);
  const env = {
    PORT: `${shopPort}`,
    METRICS_PORT: `${metricsPort}`,
    TRUST_PROXY: front.start ? "2" : "1",
    ...(front.seconds && { SHARED_CACHE_SECONDS: `${front.seconds}` }),
    ...(front.clears && { CACHE_PURGE_URL: `http://127.0.0.1:${port}/` }),
  };
  let shop = await startMeasuredShop(data, env);
  await front.start?.({ folder, owner: undefined }, { port, shopPort });
  try {
    const url = front.start ? `http://127.0.0.1:${port}` : shop.url;
    const [product] = await foremostProducts(shop.url, 1);
    if (!product) throw new Error("The shop is empty");
    const steps = viralVisits(await placesOf(shop, product.id), { seed: SEED, visitors: VISITORS, ...HOUR });
    return await replayHour(
      {
        url,
        token: await shop.token(),
        product,
        async restart() {
          await shop.kill();
          shop = await startMeasuredShop(data, env);
        },
        reached: () => reachedOf(metricsPort),
      },
      steps,
      HOUR,
    );
  } finally {
    await shop.stop();
    await endAll();
  }
}

/** The foremost product, its category, and what a browser loads first for its page. */
async function placesOf({ url }: MeasuredShop, id: string): Promise<Places> {
  const { body } = await ask(`${url}/api/products?ids=${id}`);
  const slug = /"slug":"([^"]+)"/.exec(body.toString())?.[1] ?? "";
  const path = `/urun/${slug}`;
  const html = (await ask(url + path)).body.toString();
  const found = [...html.matchAll(/"(\/(?:media|assets)\/[^"?\s]+)/g)].map(([, address = ""]) => address);
  const categories = [...html.matchAll(/\/kategori\/([a-z0-9-]+)/g)].map(([, category = ""]) => category);
  return { product: { id, path }, categories: [...new Set(categories)], files: [...new Set(found)].slice(0, FILES) };
}

/** Answers of the shop, those about its health excepted. */
async function reachedOf(metricsPort: number): Promise<number> {
  const { body } = await ask(`http://127.0.0.1:${metricsPort}/metrics`);
  const lines = body.toString().matchAll(/^fiyonk_requests_total\{([^}]*)\} (\d+)$/gm);
  return [...lines].reduce((sum, [, labels = "", count]) => sum + (labels.includes("health") ? 0 : Number(count)), 0);
}

function findingsOf(of: string, { oldestMs }: Front, hour: Replayed): Finding[] {
  const { product, page, file, search, api, cart } = hour.failed;
  return [
    { of, what: "requests", value: hour.requests, unit: "" },
    { of, what: "of them reached the shop", value: (hour.reached / hour.requests) * 100, unit: "%" },
    { of, what: "pages: median of the first byte", value: hour.medianMs, unit: "ms" },
    { of, what: "pages: 99th percentile", value: hour.slowMs, unit: "ms" },
    {
      of,
      what: "failed views of the product, home and categories",
      value: product + page,
      unit: "",
      ...(of !== ALONE && { target: NONE }),
    },
    { of, what: "failed files", value: file, unit: "" },
    { of, what: "failed searches, lists and carts", value: search + api + cart, unit: "" },
    { of, what: "oldest answer after a save", value: hour.oldestMs, unit: "ms", target: { atMost: oldestMs } },
    { of, what: "oldest answer while the shop was away", value: hour.oldestWhileAwayMs, unit: "ms" },
  ];
}
