import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { MAX_ROWS } from "../../../domain/pulse/pulse-sums.ts";
import { addresses } from "../../../domain/web/addresses.ts";
import { ask } from "../ask.ts";
import { type Finding, median } from "../finding.ts";
import { type MeasuredShop, startMeasuredShop } from "../measured-shop.ts";
import { openSeeds } from "../seed.ts";
import { type Report, reportOf } from "../table.ts";
import { PAGES } from "../visits/measured-pages.ts";
import { forkPlain } from "./plain-node.ts";
import { viewsUntil } from "./views-until.ts";

const BEACONS_A_SECOND = 2000;
const ROUNDS = 9;
const ROUND_MS = 6000;
const VIEW_EVERY_MS = 5;

/** A process saves once a minute. */
const SAVED_WITHIN_MS = 70_000;

const toldReport = z.object({ told: z.number(), answered: z.number(), seconds: z.number() });

/** Pages while browsers tell 2,000 views a second, in turns with and without; what is in the database of it; and what a kill loses. */
export async function pulse(): Promise<Report> {
  const dataDir = await (await openSeeds()).shopOf(1000);
  const shop = await startMeasuredShop(dataDir);
  const paths = ["/", PAGES.list.path, ...(await productPaths(shop.url))];
  const { findings, told } = await inTurns(shop, paths);
  await pause(SAVED_WITHIN_MS);
  const saved = savedIn(dataDir);
  await tellFor(1000, shop, paths);
  await shop.kill();
  const kept = savedIn(dataDir);
  const again = await startMeasuredShop(dataDir);
  await again.stop();
  const report = reportOf([
    ...findings,
    { what: "rows of the day", value: saved.rows, unit: "" },
    { what: "told views", value: told, unit: "" },
    { what: "saved views", value: saved.views, unit: "" },
    { what: "beyond the most of a minute, told as one number", value: saved.over, unit: "" },
    { what: "saved views after a kill", value: kept.views, unit: "" },
  ]);
  const ratio = findings.find(({ what }) => what === RATIO)?.value ?? Number.POSITIVE_INFINITY;
  const isWhole = saved.views + saved.over === told && kept.views === saved.views;
  return { ...report, holds: ratio <= 1.2 && saved.rows <= MAX_ROWS && isWhole };
}

async function productPaths(url: string): Promise<string[]> {
  const { body } = await ask(`${url}/api/products?limit=50`);
  const listed = z.object({ products: z.array(z.object({ slug: z.string() })) });
  return listed.parse(JSON.parse(body.toString())).products.map(({ slug }) => addresses.product(slug));
}

const RATIO = "99th percentile with beacons, times without";

async function inTurns(shop: MeasuredShop, paths: readonly string[]) {
  const rounds: { without: number; with: number; told: number; aSecond: number; beaconMs: number }[] = [];
  await ask(`${shop.url}/`);
  const views = (end: Promise<unknown>) => viewsUntil(end, { url: `${shop.url}/`, everyMs: VIEW_EVERY_MS });
  await views(pause(2000));
  for (let round = 0; round < ROUNDS; round += 1) {
    const timed = async <Told>(telling: Promise<Told>) => {
      const before = shop.processorMs();
      const { p99, failed, count } = await views(telling);
      if (failed > 0) throw new Error(`${failed} views failed`);
      return { p99, count, busyMs: shop.processorMs() - before, ...(await telling) };
    };
    const first = round % 2 === 0 ? await timed(pause(ROUND_MS, {})) : undefined;
    const busy = await timed(tellFor(ROUND_MS, shop, paths));
    const calm = first ?? (await timed(pause(ROUND_MS, {})));
    const viewMs = calm.busyMs / calm.count;
    rounds.push({
      without: calm.p99,
      with: busy.p99,
      told: busy.told,
      aSecond: busy.answered / busy.seconds,
      beaconMs: (busy.busyMs - viewMs * busy.count) / busy.told,
    });
  }
  const findings: Finding[] = [
    { what: "beacons", value: median(rounds.map(({ aSecond }) => aSecond)), unit: "a second" },
    { what: "99th percentile of pages without", value: median(rounds.map(({ without }) => without)), unit: "ms" },
    { what: "99th percentile of pages with beacons", value: median(rounds.map((round) => round.with)), unit: "ms" },
    { what: RATIO, value: median(rounds.map((round) => round.with / round.without)), unit: "" },
    { what: "processor time of a beacon", value: median(rounds.map(({ beaconMs }) => beaconMs)), unit: "ms" },
  ];
  return { findings, told: rounds.reduce((all, { told }) => all + told, 0) };
}

async function tellFor(ms: number, { port }: MeasuredShop, paths: readonly string[]) {
  const other = forkPlain("./paced-beacons.ts");
  const reported = once(other, "message");
  const gone = once(other, "exit");
  other.send({ port, paths, aSecond: BEACONS_A_SECOND });
  await pause(ms);
  other.send("stop");
  const [message] = await Promise.race([reported, gone]);
  other.disconnect();
  const report = toldReport.parse(message);
  if (report.answered < report.told) throw new Error(`${report.told - report.answered} beacons had no answer`);
  return report;
}

function savedIn(dataDir: string) {
  const file = new DatabaseSync(join(dataDir, "fiyonk.sqlite"), { readOnly: true });
  const sum = z.object({ sum: z.number().nullable() });
  const one = (query: string) => sum.parse(file.prepare(query).get()).sum ?? 0;
  const saved = {
    rows: one("select max(rows) as sum from (select count(*) as rows from pulse group by day)"),
    views: one("select sum(times) as sum from pulse where event = 'view'"),
    over: one("select sum(times) as sum from pulse where event = 'over'"),
  };
  file.close();
  return saved;
}
