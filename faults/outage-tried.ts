import { ask } from "../bench/ask.ts";
import { startCluster } from "../tests/support/databases/postgres-cluster.ts";
import { openLine, type ServerLine } from "../tests/support/databases/server-line.ts";
import { startShop } from "../tests/support/shop-process.ts";
import type { Held } from "./row.ts";

const KEPT = ["/", "/urunler", "/kategori/labubu"];
const ASKED = ["/ara?q=kolye", "/api/suggestions?q=kol", "/api/products?q=labubu"];
const VIEWS = 3000;
const AT_ONCE = 8;

/** A real shop whose database goes away while visitors come; who saves, who visits and a balancer notice as little as promised. */
export const tryOutage = (fault: "cut" | "hold", times: number) => async (): Promise<Held> => {
  const cluster = await startCluster();
  const line = await openLine(cluster.url);
  const shop = await startShop({ env: { DATABASE_URL: line.url } });
  try {
    const token = await signIn(shop);
    await view(shop.url, KEPT, VIEWS);
    const outages: Outage[] = [];
    for (let time = 0; time < times; time += 1) {
      outages.push(await goThrough({ fault, line, url: shop.url, token, fresh: `/ara?q=kolye+${time}` }));
    }
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
      holds: failed === 0 && kept <= 2 * quiet && refused < 3000 && ready < 1000 && healed < 1000,
      figure: [
        `${times} × ${fault}: ${failed} views failed`,
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
type Circumstances = { fault: "cut" | "hold"; line: ServerLine; url: string; token: string; fresh: string };

async function goThrough({ fault, line, url, token, fresh }: Circumstances): Promise<Outage> {
  const before = await view(url, KEPT, VIEWS);
  await line[fault]();
  const [kept, readyMs, refusedMs] = await Promise.all([
    view(url, KEPT, VIEWS),
    timed(async () => (await ask(`${url}/readyz`)).status === 200),
    timed(async () => (await save(url, token)) === 503),
  ]);
  const asked = await view(url, [...ASKED, fresh], 100);
  await line.mend();
  const healedMs = await timed(async () => {
    while ((await save(url, token)) !== 201);
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

/** Infinite where it did not come out as promised. */
async function timed(task: () => Promise<boolean>): Promise<number> {
  const startedAt = performance.now();
  return (await task()) ? Math.round(performance.now() - startedAt) : Number.POSITIVE_INFINITY;
}

async function signIn({ url, adminEmail, adminPassword }: { url: string; adminEmail: string; adminPassword: string }) {
  const body = { email: adminEmail, password: adminPassword };
  const answer = await ask(`${url}/api/auth/login`, { method: "POST", body });
  return String(JSON.parse(answer.body.toString()).token);
}

async function save(url: string, token: string): Promise<number> {
  const body = {
    ...{ name: "Kolye", price: 100, originalPrice: null, category: "takilar", description: "", inStock: true },
    ...{ image: "https://resim.example/kolye.jpg", images: [], colors: [], colorImages: {}, featured: false },
  };
  return (await ask(`${url}/api/products`, { method: "POST", headers: { Authorization: `Bearer ${token}` }, body }))
    .status;
}
