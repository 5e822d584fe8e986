import { startCluster } from "../../tests/support/databases/postgres-cluster.ts";
import { ask } from "./ask.ts";
import { type Finding, median } from "./finding.ts";
import { signIn, startMeasuredShop } from "./measured-shop.ts";
import { addOrders } from "./order-seed.ts";
import { openSeeds } from "./seed.ts";
import { type Report, reportOf } from "./table.ts";

const ORDERS = 10_000;
const TIMES = 9;

type Question = { what: string; method: "GET" | "POST"; path: string; body?: object };

const search = (what: string, body: object): Question => ({
  what,
  method: "POST",
  path: "search",
  body: { query: "", page: 1, ...body },
});

const QUESTIONS: readonly Question[] = [
  search("The list", {}),
  search("The list of one state", { state: "delivered" }),
  search("Search by number", { query: "4711" }),
  search("Search by phone", { query: "0532 100 47" }),
  search("Search by product", { query: "kupa mavi" }),
  { what: "Sums of the whole year", method: "GET", path: "sums?from=2026-01-01&until=2026-12-31" },
  { what: "Picking list of the 300 new orders", method: "GET", path: "picking?states=new" },
  { what: "CSV of all orders", method: "GET", path: "csv" },
];

/** Waiting times of an owner with a full book of orders, on both engines. */
export async function orderBook(): Promise<Report> {
  const [seeds, cluster] = [await openSeeds(), await startCluster()];
  try {
    return reportOf([
      ...(await timesOn("SQLite", { dataDir: await seeds.shopOf(100) })),
      ...(await timesOn("PostgreSQL", { dataDir: await seeds.shopOf(100), databaseUrl: cluster.url })),
    ]);
  } finally {
    await cluster.stop();
  }
}

async function timesOn(engine: string, location: { dataDir: string; databaseUrl?: string }): Promise<Finding[]> {
  await addOrders(location, ORDERS);
  const shop = await startMeasuredShop(
    location.dataDir,
    location.databaseUrl === undefined ? {} : { DATABASE_URL: location.databaseUrl },
  );
  try {
    const headers = { Authorization: `Bearer ${await signIn(shop.url)}` };
    const findings: Finding[] = [];
    for (const { what, method, path, body } of QUESTIONS) {
      const times: number[] = [];
      for (let time = 0; time < TIMES; time += 1) {
        const startedAt = performance.now();
        const answer = await ask(`${shop.url}/api/admin/orders/${path}`, { method, headers, body });
        if (answer.status !== 200) throw new Error(`${what} was refused: ${answer.status} ${answer.body}`);
        times.push(performance.now() - startedAt);
      }
      findings.push({ what, of: engine, value: median(times), unit: "ms" });
    }
    return findings;
  } finally {
    await shop.stop();
  }
}
