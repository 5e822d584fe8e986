import { randomUUID } from "node:crypto";
import { type DatabaseProxy, openDatabaseProxy } from "../../tests/support/databases/database-proxy.ts";
import { startCluster } from "../../tests/support/databases/postgres-cluster.ts";
import { type Shop, startShop } from "../../tests/support/shop-process.ts";
import { ask } from "../bench/ask.ts";
import type { Held } from "./row.ts";

const KEPT = ["/", "/urunler", "/kategori/labubu"];
const ASKED = ["/ara?q=kolye", "/api/suggestions?q=kol", "/api/products?q=labubu"];
const VIEWS = 3000;
const AT_ONCE = 8;
const SAVES = 10;

/** A shop whose database goes away during visits and saves: visitors and balancer are served as promised, and nothing is lost. */
export const tryOutage = (fault: "cut" | "hold", times: number) => async (): Promise<Held> => {
  const cluster = await startCluster();
  const line = await openDatabaseProxy(cluster.url);
  const shop = await startShop({ env: { DATABASE_URL: line.url } });
  try {
    const owner = await signIn(shop);
    await view(shop.url, KEPT, VIEWS);
    const outages: Outage[] = [];
    for (let time = 0; time < times; time += 1) {
      outages.push(await goThrough({ fault, line, url: shop.url, owner, fresh: `/ara?q=kolye+${time}` }));
    }
    const lost = await owner.countLost();
    const worst = (of: (outage: Outage) => number) => Math.max(...outages.map(of));
    const failed = worst(({ failed }) => failed);
    const [kept, quiet, refused, ready, healed] = [
      worst(({ kept }) => kept),
      worst(({ quiet }) => quiet),
      worst(({ refusedMs }) => refusedMs),
      worst(({ readyMs }) => readyMs),
      worst(({ healedMs }) => healedMs),
    ];
    return {
      holds: lost === 0 && failed === 0 && kept <= 2 * quiet && refused < 10_500 && ready < 1000 && healed < 1000,
      figure: [
        `${times} × ${fault}: ${owner.acknowledged.length} saves acknowledged, ${lost} lost, ${failed} views failed`,
        `kept pages' p99 ${kept} ms (quiet ${quiet})`,
        `a save refused within ${refused} ms`,
        `/readyz within ${ready} ms`,
        `saving again ${healed} ms after its return`,
      ].join(", "),
    };
  } finally {
    await shop.stop();
    await line.close();
    await cluster.stop();
  }
};

type Outage = { failed: number; quiet: number; kept: number; refusedMs: number; readyMs: number; healedMs: number };
type Circumstances = { fault: "cut" | "hold"; line: DatabaseProxy; url: string; owner: Owner; fresh: string };

async function goThrough({ fault, line, url, owner, fresh }: Circumstances): Promise<Outage> {
  const before = await view(url, KEPT, VIEWS);
  // The database goes away during a save.
  const saves = Array.from({ length: SAVES }, () => owner.save());
  await Promise.race(saves);
  await line[fault]();
  const [kept, readyMs, refusedMs] = await Promise.all([
    view(url, KEPT, VIEWS),
    timed(async () => (await ask(`${url}/readyz`)).status === 200),
    timed(async () => (await owner.save()) === 503),
  ]);
  await Promise.all(saves);
  const asked = await view(url, [...ASKED, fresh], 100);
  await line.restore();
  const healedMs = await timed(async () => {
    while ((await owner.save()) !== 201);
    return true;
  });
  const after = await view(url, KEPT, VIEWS);
  const quiet = Math.max(before.p99, after.p99);
  return { failed: kept.failed + asked.failed, quiet, kept: kept.p99, readyMs, refusedMs, healedMs };
}

async function view(url: string, paths: readonly string[], count: number) {
  const waits: number[] = [];
  let [begun, failed] = [0, 0];
  const visitor = async () => {
    while (begun < count) {
      const path = paths[begun % paths.length];
      begun += 1;
      const startedAt = performance.now();
      if ((await ask(`${url}${path}`)).status !== 200) failed += 1;
      waits.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  const p99 = waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.99)] ?? 0;
  return { p99: Math.round(p99), failed };
}

/** Infinity if the promise was broken. */
async function timed(task: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  return (await task()) ? Math.round(performance.now() - startedAt) : Number.POSITIVE_INFINITY;
}

type Owner = Awaited<ReturnType<typeof signIn>>;

async function signIn({ url, adminEmail, adminPassword }: Shop) {
  const login = { email: adminEmail, password: adminPassword };
  const { body } = await ask(`${url}/api/auth/login`, { method: "POST", body: login });
  const headers = { Authorization: `Bearer ${JSON.parse(body.toString()).token}` };
  /** Names of acknowledged products. */
  const acknowledged: string[] = [];

  return {
    acknowledged,
    async save(): Promise<number> {
      const product = {
        name: `Kolye ${randomUUID()}`,
        price: 100,
        category: "takilar",
        image: "https://resim.example/kolye.jpg",
      };
      const { status } = await ask(`${url}/api/products`, { method: "POST", headers, body: product });
      if (status === 201) acknowledged.push(product.name);
      return status;
    },
    async countLost(): Promise<number> {
      const kept = (await ask(`${url}/api/products`)).body.toString();
      return acknowledged.filter((name) => !kept.includes(name)).length;
    },
  };
}
