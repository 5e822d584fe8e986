import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type Answer, ask } from "./ask.ts";
import type { BareAnswer } from "./bare-server.ts";
import { type Finding, median } from "./finding.ts";
import type { LoadReport } from "./load.ts";
import { PAGES } from "./measured-pages.ts";
import { startMeasuredShop } from "./measured-shop.ts";
import type { Seeds } from "./seed.ts";
import { putUnderLoad } from "./under-load.ts";

const PRODUCTS = 200;
const ADDRESSES = [PAGES.home, { name: "Product list API", path: "/api/products" }, PAGES.product, PAGES.category];

const ROUNDS = 9;
const LOAD = { connections: 50, seconds: 2 };

/** The shop and a bare server take turns, so that what else the machine is doing slows both alike. */
export async function throughput(seeds: Seeds): Promise<Finding[]> {
  const shop = await startMeasuredShop(await seeds.shopOf(PRODUCTS));
  try {
    const findings: Finding[] = [];
    for (const address of ADDRESSES) findings.push(...(await compare(address, shop)));
    return findings;
  } finally {
    await shop.stop();
  }
}

async function compare({ name, path }: (typeof ADDRESSES)[number], shop: { url: string; port: number }) {
  const answer = await settledAnswer(`${shop.url}${path}`);
  const bare = await startBareServer(answer);
  try {
    requireSame(answer, await ask(`http://localhost:${bare.port}${path}`, BROTLI));
    const rounds: { ours: LoadReport; bares: LoadReport }[] = [];
    const load = (port: number) => putUnderLoad({ ...LOAD, port, path });
    await load(shop.port);
    await load(bare.port);
    for (let round = 0; round < ROUNDS; round += 1) {
      const isShopFirst = round % 2 === 0;
      const first = await load(isShopFirst ? shop.port : bare.port);
      const second = await load(isShopFirst ? bare.port : shop.port);
      rounds.push(isShopFirst ? { ours: first, bares: second } : { ours: second, bares: first });
    }
    return findingsOf(name, rounds);
  } finally {
    bare.stop();
  }
}

function findingsOf(name: string, rounds: { ours: LoadReport; bares: LoadReport }[]): Finding[] {
  const all = (key: keyof LoadReport, side: "ours" | "bares") => median(rounds.map((round) => round[side][key]));
  const ratio = (key: keyof LoadReport) => median(rounds.map(({ ours, bares }) => ours[key] / bares[key]));
  return [
    {
      what: `${name}: throughput as a share of bare node:http`,
      value: ratio("requestsPerSecond"),
      unit: "",
      target: { atLeast: 0.9 },
    },
    {
      what: `${name}: 99th percentile, times that of bare node:http`,
      value: ratio("p99"),
      unit: "",
      target: { atMost: 1.5 },
    },
    { what: `${name}: requests`, value: all("requestsPerSecond", "ours"), unit: "a second" },
    { what: `${name}: requests to bare node:http`, value: all("requestsPerSecond", "bares"), unit: "a second" },
    { what: `${name}: 50th percentile`, value: all("p50", "ours"), unit: "ms" },
    { what: `${name}: 99th percentile`, value: all("p99", "ours"), unit: "ms" },
  ];
}

const BROTLI = { headers: { "Accept-Encoding": "br" } };

/** The best compression comes a moment after the first. */
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

async function startBareServer({ rawHeaders, body }: Answer) {
  const server = fork(fileURLToPath(new URL("./bare-server.ts", import.meta.url)));
  const listening = once(server, "message");
  server.send({ headers: sentByHandler(rawHeaders), body: body.toString("base64") } satisfies BareAnswer);
  const [address] = await listening;
  const { port } = z.object({ port: z.number() }).parse(address);
  return { port, stop: () => server.disconnect() };
}

/** Node adds these by itself. */
const NODES_OWN = new Set(["date", "connection", "keep-alive"]);

function sentByHandler(rawHeaders: readonly string[]): string[] {
  const pairs = rawHeaders.flatMap((name, index) => (index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? ""]] : []));
  return pairs.filter(([name = ""]) => !NODES_OWN.has(name.toLowerCase())).flat();
}

function requireSame(shops: Answer, bares: Answer): void {
  const isSame =
    shops.status === bares.status &&
    shops.body.equals(bares.body) &&
    withoutDate(shops.rawHeaders) === withoutDate(bares.rawHeaders);
  if (!isSame) throw new Error("The bare server does not answer what the shop answers");
}

const withoutDate = (rawHeaders: readonly string[]): string =>
  rawHeaders.filter((_, index) => rawHeaders[index - (index % 2)] !== "Date").join("\n");
