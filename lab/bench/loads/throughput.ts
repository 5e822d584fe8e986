import { setTimeout as pause } from "node:timers/promises";
import { type Answer, ask } from "../ask.ts";
import { type Finding, median } from "../finding.ts";
import { startMeasuredShop } from "../measured-shop.ts";
import { openSeeds } from "../seed.ts";
import { type Report, reportOf } from "../table.ts";
import { PAGES } from "../visits/measured-pages.ts";
import type { LoadReport } from "./load.ts";
import { startRival } from "./rival.ts";
import { memoryUnderLoad, putUnderLoad } from "./under-load.ts";

const PRODUCTS = 1000;
const ADDRESSES = [PAGES.home, PAGES.list, PAGES.listApi, PAGES.product];
const ROUNDS = 7;
const LOAD = { connections: 50, seconds: 2 };

type Round = { shop: LoadReport; rival: LoadReport };

/** The shop and a bare server that answers the same bytes take turns, so that both meet the machine equally busy. */
export async function throughput(): Promise<Report> {
  const shop = await startMeasuredShop(await (await openSeeds()).shopOf(PRODUCTS));
  try {
    const findings: Finding[] = [];
    for (const { name, path } of ADDRESSES) {
      findings.push(...findingsOf(name, await compare(path, shop)));
      findings.push({ what: "memory", of: name, value: await memoryUnderLoad(shop, path), unit: "MB" });
    }
    return reportOf(findings);
  } finally {
    await shop.stop();
  }
}

/** One warm-up each, then rounds in turns. */
async function compare(path: string, shop: { url: string; port: number }): Promise<Round[]> {
  const answer = await settledAnswer(`${shop.url}${path}`);
  const rival = await startRival(answer);
  try {
    requireSame(answer, await ask(`${rival.url}${path}`, BROTLI));
    const load = (port: number) => putUnderLoad({ ...LOAD, port, path });
    await load(shop.port);
    await load(rival.port);
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const isShopFirst = round % 2 === 0;
      const first = await load(isShopFirst ? shop.port : rival.port);
      const second = await load(isShopFirst ? rival.port : shop.port);
      rounds.push(isShopFirst ? { shop: first, rival: second } : { shop: second, rival: first });
    }
    return rounds;
  } finally {
    rival.stop();
  }
}

function findingsOf(of: string, rounds: readonly Round[]): Finding[] {
  const typical = (side: keyof Round, key: keyof LoadReport) => median(rounds.map((round) => round[side][key]));
  const ratio = (key: keyof LoadReport) => median(rounds.map(({ shop, rival }) => shop[key] / rival[key]));
  return [
    { what: "requests as a share of the bare server's", of, value: ratio("requestsPerSecond"), unit: "" },
    { what: "99th percentile, times the bare server's", of, value: ratio("p99"), unit: "" },
    { what: "requests", of, value: typical("shop", "requestsPerSecond"), unit: "a second" },
    { what: "requests to the bare server", of, value: typical("rival", "requestsPerSecond"), unit: "a second" },
    { what: "50th percentile", of, value: typical("shop", "p50"), unit: "ms" },
    { what: "99th percentile", of, value: typical("shop", "p99"), unit: "ms" },
  ];
}

const BROTLI = { headers: { "Accept-Encoding": "br" } };

/** The page is compressed better in the background after its first answer. */
async function settledAnswer(url: string): Promise<Answer> {
  let answer = await ask(url, BROTLI);
  for (let unchanged = 0; unchanged < 10; ) {
    await pause(100);
    const next = await ask(url, BROTLI);
    unchanged = next.body.length === answer.body.length ? unchanged + 1 : 0;
    answer = next;
  }
  return answer;
}

function requireSame(shops: Answer, rivals: Answer): void {
  const isSame =
    shops.status === rivals.status &&
    shops.body.equals(rivals.body) &&
    withoutDate(shops.rawHeaders) === withoutDate(rivals.rawHeaders);
  if (!isSame) throw new Error("The bare server does not answer what the shop answers");
}

const withoutDate = (rawHeaders: readonly string[]): string =>
  rawHeaders.filter((_, index) => rawHeaders[index - (index % 2)] !== "Date").join("\n");
