import { startCluster } from "../../tests/support/databases/postgres-cluster.ts";
import { ask } from "./ask.ts";
import { type Finding, median, percentile } from "./finding.ts";
import { signIn, startMeasuredShop } from "./measured-shop.ts";
import { addOrders } from "./order-seed.ts";
import { openSeeds } from "./seed.ts";
import { type Report, reportOf } from "./table.ts";

const ORDERS = 10_000;
const TIMES = 40;

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
  search("The list of unpaid orders", { list: "unpaid" }),
  search("Search by number", { query: "4711" }),
  search("Search by phone", { query: "0532 100 47" }),
  search("Search by product", { query: "kupa mavi" }),
  { what: "A customer with her orders", method: "GET", path: ":newest/customer" },
  { what: "Bugün", method: "GET", path: "../today" },
  { what: "Sums of a month", method: "GET", path: "sums?from=2026-11-01&until=2026-11-30" },
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
    const listed = await ask(`${shop.url}/api/admin/orders/search`, { method: "POST", headers, body: { query: "" } });
    const newest: string = JSON.parse(String(listed.body)).orders[0].id;
    for (const { what, method, path, body } of QUESTIONS) {
      const times: number[] = [];
      const before = shop.processorMs();
      for (let time = 0; time < TIMES; time += 1) {
        const startedAt = performance.now();
        const answer = await ask(`${shop.url}/api/admin/orders/${path.replace(":newest", newest)}`, {
          method,
          headers,
          body,
        });
        if (answer.status !== 200) throw new Error(`${what} was refused: ${answer.status} ${answer.body}`);
        times.push(performance.now() - startedAt);
      }
      const processor = (shop.processorMs() - before) / TIMES;
      findings.push({ what, of: engine, value: median(times), unit: "ms" });
      findings.push({ what, of: `${engine}, 95 %`, value: percentile(times, 95), unit: "ms" });
      findings.push({ what, of: `${engine}, processor`, value: processor, unit: "ms" });
    }
    return findings;
  } finally {
    await shop.stop();
  }
}
