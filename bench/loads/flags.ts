import { THRIFT } from "../../scripts/shop-node.mjs";
import type { Finding } from "../finding.ts";
import { startMeasuredShop } from "../measured-shop.ts";
import type { Seeds } from "../seed.ts";
import { PAGES } from "../visits/measured-pages.ts";
import { compare, ratio } from "./throughput.ts";
import { memoryUnderLoad } from "./under-load.ts";

const PRODUCTS = 1000;
const ROUNDS = 7;
const MEASURED = [PAGES.home, PAGES.productList];

const { env } = THRIFT;

/** What the shop could be started with instead (docs/decisions/0026-what-the-flags-cost.md). */
const SETS = {
  chosen: THRIFT,
  "nursery 8 MB": { args: ["--max-semi-space-size=8"], env },
  "nursery 4 MB": { args: ["--max-semi-space-size=4"], env },
  "nursery 2 MB": { args: ["--max-semi-space-size=2"], env },
  "for size": { args: ["--optimize-for-size"], env },
  "chosen, memory as Node asks for it": { args: THRIFT.args, env: {} },
  "Node's defaults": { args: [], env: {} },
};

/** Every set has a shop of its own that meets the rival in turns, then shows its memory. */
export async function flags(seeds: Seeds): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [of, set] of Object.entries(SETS)) {
    console.error(`  ${of}`);
    findings.push(...(await costsOf(of, set, await seeds.shopOf(PRODUCTS))));
  }
  return findings;
}

async function costsOf(of: string, set: typeof THRIFT, dataDir: string): Promise<Finding[]> {
  const shop = await startMeasuredShop(dataDir, {}, set);
  try {
    const findings: Finding[] = [];
    for (const { name, path } of MEASURED) {
      const value = await memoryUnderLoad(shop, path);
      findings.push({ what: `${name}: memory under load`, of, value, unit: "MB" });
    }
    for (const { name, path } of MEASURED) {
      const rounds = await compare(path, shop, ROUNDS);
      const [share, p99] = [ratio(rounds, "requestsPerSecond"), ratio(rounds, "p99")];
      findings.push({ what: `${name}: requests as a share of the rival's`, of, value: share, unit: "" });
      findings.push({ what: `${name}: 99th percentile, times the rival's`, of, value: p99, unit: "" });
    }
    return findings;
  } finally {
    await shop.stop();
  }
}
