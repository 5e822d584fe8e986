import { setTimeout as pause } from "node:timers/promises";
import { type Answer, ask } from "../ask.ts";
import { type Finding, median } from "../finding.ts";
import { startMeasuredShop } from "../measured-shop.ts";
import type { Seeds } from "../seed.ts";
import { PAGES } from "../visits/measured-pages.ts";
import type { LoadReport } from "./load.ts";
import { startRival } from "./rival.ts";
import { putUnderLoad } from "./under-load.ts";

const PRODUCTS = 200;
const P99 = { atMost: 3 };
const ADDRESSES: Address[] = [
  { ...PAGES.home, targets: { share: { atLeast: 0.7 }, p99: P99 } },
  { ...PAGES.productList, targets: { share: { atLeast: 0.6 }, p99: P99 } },
  { ...PAGES.product, targets: {} },
  { ...PAGES.category, targets: {} },
];

const ROUNDS = 9;
const LOAD = { connections: 50, seconds: 2 };

type Address = { name: string; path: string; targets: { share?: Finding["target"]; p99?: Finding["target"] } };
type Round = { shop: LoadReport; rival: LoadReport };

/** The shop and a bare server take turns, so that both meet the machine equally busy. */
export async function throughput(seeds: Seeds): Promise<Finding[]> {
  const shop = await startMeasuredShop(await seeds.shopOf(PRODUCTS));
  try {
    const findings: Finding[] = [];
    for (const address of ADDRESSES) findings.push(...findingsOf(address, await compare(address.path, shop)));
    return findings;
  } finally {
    await shop.stop();
  }
}

/** One warm-up each, then rounds in turns. */
export async function compare(path: string, shop: { url: string; port: number }, count = ROUNDS): Promise<Round[]> {
  const answer = await settledAnswer(`${shop.url}${path}`);
  const rival = await startRival(answer);
  try {
    requireSame(answer, await ask(`${rival.url}${path}`, BROTLI));
    const load = (port: number) => putUnderLoad({ ...LOAD, port, path });
    await load(shop.port);
    await load(rival.port);
    const rounds: Round[] = [];
    for (let round = 0; round < count; round += 1) {
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

function findingsOf({ name: of, targets }: Address, rounds: readonly Round[]): Finding[] {
  const typical = (side: keyof Round, key: keyof LoadReport) => median(rounds.map((round) => round[side][key]));
  const [share, p99] = [ratio(rounds, "requestsPerSecond"), ratio(rounds, "p99")];
  return [
    { what: "requests as a share of the rival's", of, value: share, unit: "", target: targets.share },
    { what: "99th percentile, times the rival's", of, value: p99, unit: "", target: targets.p99 },
    { what: "requests", of, value: typical("shop", "requestsPerSecond"), unit: "a second" },
    { what: "requests to the rival", of, value: typical("rival", "requestsPerSecond"), unit: "a second" },
    { what: "50th percentile", of, value: typical("shop", "p50"), unit: "ms" },
    { what: "99th percentile", of, value: typical("shop", "p99"), unit: "ms" },
    { what: "99th percentile of the rival", of, value: typical("rival", "p99"), unit: "ms" },
  ];
}

export const ratio = (rounds: readonly Round[], key: keyof LoadReport): number =>
  median(rounds.map(({ shop, rival }) => shop[key] / rival[key]));

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
