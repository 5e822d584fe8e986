import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { type RunningCluster, startCluster } from "../../../tests/support/databases/postgres-cluster.ts";
import { LABUBU } from "../../../tests/support/sample-products.ts";
import { startShop } from "../../../tests/support/shop-process.ts";
import { ask } from "../../bench/ask.ts";
import { signIn } from "../../bench/measured-shop.ts";
import type { Held, Tools } from "../row.ts";

const TIMES = 20;
const SAVERS = 4;
const LONGEST_SECONDS = 10;

/** F6: PostgreSQL is stopped at once while people save; a save without an answer is sent again. */
export async function stopServer({ signal }: Tools): Promise<Held> {
  const cluster = await startCluster({ isSafe: true });
  const shop = await startShop({ env: { DEMO: "0", DATABASE_URL: cluster.url } });
  try {
    const savers = await startSavers(shop.url);
    const visitor = startVisitor(shop.url);
    const waits: number[] = [];
    for (let time = 0; time < TIMES && !signal.aborted; time += 1) {
      waits.push(await stopOnce(cluster, savers, 1 + (time % LONGEST_SECONDS)));
    }
    await savers.end();
    const { views, failed } = await visitor.end();
    const { lost, doubled } = await savers.compare();
    const slowest = Math.max(...waits);
    const odd = savers.odd();
    return {
      holds: waits.length === TIMES && lost + doubled + failed === 0 && odd === "" && slowest < 2000,
      figure: [
        `${waits.length} immediate stops: ${savers.acknowledged.length} saves acknowledged, ${lost} lost, ${doubled} doubled`,
        `${savers.repeated()} sent again ${odd}`.trim(),
        `${failed} of ${views} views failed`,
        `saving again at most ${slowest} ms after its return`,
      ].join(", "),
    };
  } finally {
    await shop.stop();
    await cluster.stop();
  }
}

type Savers = Awaited<ReturnType<typeof startSavers>>;

/** Milliseconds until a save succeeded again. */
async function stopOnce(cluster: RunningCluster, { acknowledged }: Savers, seconds: number): Promise<number> {
  await pause(500 + Math.random() * 1000);
  await cluster.stopAtOnce();
  await pause(seconds * 1000);
  const before = acknowledged.length;
  await cluster.startAgain();
  const returnedAt = performance.now();
  while (acknowledged.length === before) {
    if (performance.now() - returnedAt > 30_000) return Number.POSITIVE_INFINITY;
    await pause(5);
  }
  return Math.round(performance.now() - returnedAt);
}

const listed = z.object({ products: z.array(z.object({ name: z.string() })) });

async function startSavers(url: string) {
  const authorization = `Bearer ${await signIn(url)}`;
  const acknowledged: string[] = [];
  const statuses = new Map<number, number>();
  let isOver = false;

  async function saver() {
    while (!isOver) {
      const name = `Kolye ${randomUUID()}`;
      const headers = { Authorization: authorization, "Idempotency-Key": randomUUID() };
      const body = { ...LABUBU, images: [], name };
      for (let status = 0; status !== 201; ) {
        ({ status } = await ask(`${url}/api/products`, { method: "POST", headers, body }));
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        await pause(100);
      }
      acknowledged.push(name);
    }
  }
  const saving = Promise.all(Array.from({ length: SAVERS }, saver));

  return {
    acknowledged,
    repeated: () => statuses.get(503) ?? 0,
    odd: () =>
      [...statuses]
        .flatMap(([status, count]) => ([201, 503].includes(status) ? [] : `${count} × ${status}`))
        .join(", "),
    async end() {
      isOver = true;
      await saving;
    },
    async compare() {
      const { products } = listed.parse(JSON.parse((await ask(`${url}/api/products`)).body.toString()));
      const counts = Map.groupBy(products, ({ name }) => name);
      const lost = acknowledged.filter((name) => !counts.has(name)).length;
      return { lost, doubled: [...counts.values()].filter(({ length }) => length > 1).length };
    },
  };
}

function startVisitor(url: string) {
  let isOver = false;
  let [views, failed] = [0, 0];
  async function visit() {
    while (!isOver) {
      for (const path of ["/", "/ara?q=kolye", "/healthz"]) {
        views += 1;
        if ((await ask(`${url}${path}`)).status !== 200) failed += 1;
      }
      await pause(50);
    }
  }
  const visiting = visit();
  return {
    async end() {
      isOver = true;
      await visiting;
      return { views, failed };
    },
  };
}
