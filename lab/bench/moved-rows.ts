import { setTimeout as pause } from "node:timers/promises";
import { workbookOf } from "../../app/admin/workbook.ts";
import { csvTable } from "../../domain/out-table.ts";
import { ownTable } from "../../domain/own-table/own-table.ts";
import { startCluster } from "../../tests/support/databases/postgres-cluster.ts";
import { ask } from "./ask.ts";
import { type Finding, percentile } from "./finding.ts";
import { signIn, startMeasuredShop } from "./measured-shop.ts";
import { openSeeds } from "./seed.ts";
import { type Report, reportOf } from "./table.ts";

const PRODUCTS = 10_000;
const PAGES_A_SECOND = 100;
const COLORS = ["mavi", "pembe", "mor"];
const SIZES = ["S", "M"];

/** Ten thousand products with variants brought in while visitors read pages, and taken back, on both engines. */
export async function movedRows(): Promise<Report> {
  const [seeds, cluster] = [await openSeeds(), await startCluster()];
  try {
    return reportOf([
      ...(await timesOn("SQLite", await seeds.shopOf(100))),
      ...(await timesOn("PostgreSQL", await seeds.shopOf(100), { DATABASE_URL: cluster.url })),
    ]);
  } finally {
    await cluster.stop();
  }
}

const products = Array.from({ length: PRODUCTS }, (_, at) => ({
  row: at + 2,
  origins: [`kod:K-${at}`],
  name: `Taşınan kolye ${at}`,
  price: 100 + (at % 400),
  category: "Taşınanlar",
  description: "Gümüş kaplama, el yapımı.",
  pictures: [`https://resim.example/${at}.jpg`],
  colors: COLORS,
  choices: [{ name: "Beden", values: SIZES.map((name) => ({ name })) }],
  pieces: COLORS.flatMap((color) =>
    SIZES.map((size) => ({
      of: [
        { choice: "Renk", value: color },
        { choice: "Beden", value: size },
      ],
      pieces: 3,
    })),
  ),
}));

async function timesOn(engine: string, dataDir: string, env: Record<string, string> = {}): Promise<Finding[]> {
  const shop = await startMeasuredShop(dataDir, env);
  try {
    const headers = { Authorization: `Bearer ${await signIn(shop.url)}` };
    const wanted = { products, changing: [], category: "" };
    const found: Finding[] = [];
    const timed = async (what: string, path: string, body: object) => {
      const visits = visitPages(shop.url);
      const startedAt = performance.now();
      const answer = await ask(`${shop.url}/api/admin/${path}`, { method: "POST", headers, body });
      found.push({ what, of: engine, value: performance.now() - startedAt, unit: "ms" });
      found.push({ what: `${what}: pages, 95 %`, of: engine, value: percentile(await visits.end(), 95), unit: "ms" });
      if (answer.status !== 200) throw new Error(`${what} was refused: ${answer.status} ${answer.body}`);
      return JSON.parse(String(answer.body));
    };
    const { fingerprint, counts } = await timed("Preview", "moving/preview", wanted);
    if (counts.new !== PRODUCTS) throw new Error(`Only ${counts.new} products are new`);
    const { step } = await timed("Applied", "moving", { ...wanted, expected: fingerprint });
    found.push(...(await takenAlong(shop.url, headers)).map((one) => ({ ...one, of: engine })));
    await timed("Taken back", `steps/${step}/undo`, {});
    return found;
  } finally {
    await shop.stop();
  }
}

/** The same products as files of the own table, made as the panel makes them: here in Node, whose engine is that of the browser. */
async function takenAlong(url: string, headers: Record<string, string>): Promise<Finding[]> {
  const found: Finding[] = [];
  const timed = async <Made>(what: string, make: () => Promise<Made>): Promise<Made> => {
    const peak = watchMemory();
    const startedAt = performance.now();
    const made = await make();
    found.push({ what, value: performance.now() - startedAt, unit: "ms" });
    found.push({ what: `${what}: memory`, value: await peak.end(), unit: "MB" });
    return made;
  };
  const told = await timed("Out: told", async () => JSON.parse(String((await ask(`${url}${OUT}`, { headers })).body)));
  const table = await timed("Out: table", async () => ownTable(told.products));
  const csv = await timed("Out: CSV", async () => new Blob([csvTable(table)]));
  const workbook = await timed("Out: XLSX", () => workbookOf(table));
  for (const [what, { size }] of [["CSV", csv] as const, ["XLSX", workbook] as const])
    found.push({ what: `Out: ${what}, size`, value: size / 1024 ** 2, unit: "MB" });
  return found;
}

const OUT = "/api/admin/moving/products";

/** How much more memory than at the start the process has had, until `end`. */
function watchMemory() {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  return {
    async end() {
      clearInterval(watch);
      return (Math.max(most, process.memoryUsage().rss) - before) / 1024 ** 2;
    },
  };
}

/** Visitors who read a hundred pages a second, until `end` answers how long each waited. */
function visitPages(url: string) {
  const visits: Promise<number>[] = [];
  let isOver = false;
  const visiting = (async () => {
    while (!isOver) {
      visits.push(timeOf(`${url}/`));
      await pause(1000 / PAGES_A_SECOND);
    }
  })();
  return {
    async end() {
      isOver = true;
      await visiting;
      return Promise.all(visits);
    },
  };
}

async function timeOf(url: string): Promise<number> {
  const startedAt = performance.now();
  const { status } = await ask(url);
  if (status !== 200) throw new Error(`A page answered ${status}`);
  return performance.now() - startedAt;
}
