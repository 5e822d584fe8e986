import { existsSync, readFileSync } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { z } from "zod";
import { quietly, Refusal } from "../scripts/commands.mjs";
import { provideBrowser } from "../scripts/provide-browser.ts";
import { type Finding, median } from "./finding.ts";
import { startMeasuredShop } from "./measured-shop.ts";
import type { Seeds } from "./seed.ts";

const RUNS = 3;
const VERSION = "13.5.0";

/** With its 115 packages it weighs more than the rest of the shop, so only who measures gets it. */
const FOLDER = "build/bench/lighthouse";

const numeric = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.object({ performance: z.object({ score: z.number() }) }),
  audits: z.object({
    "largest-contentful-paint": numeric,
    "total-blocking-time": numeric,
    "cumulative-layout-shift": numeric,
    "first-contentful-paint": numeric,
  }),
});

type Scores = Record<"performance" | "lcp" | "tbt" | "cls" | "fcp", number>;

/** Google's Lighthouse with its default mobile profile. */
export async function lighthouse(seeds: Seeds): Promise<Finding[]> {
  const chromium = await provideBrowser();
  const command = await provideLighthouse();
  const shop = await startMeasuredShop(await seeds.demoShop());
  try {
    const runs: Scores[] = [];
    for (let attempt = 1; runs.length < RUNS; attempt += 1) {
      const scores = await scoresOf(shop.url, command, chromium);
      if (typeof scores !== "string") runs.push(scores);
      else if (attempt > 2 * RUNS) throw new Error(`Lighthouse failed:\n${scores}`);
    }
    const middle = (key: keyof Scores) => median(runs.map((run) => run[key]));
    return [
      { what: "Lighthouse mobile: performance", value: middle("performance"), unit: "", target: { atLeast: 100 } },
      { what: "Lighthouse mobile: LCP", value: middle("lcp"), unit: "ms", target: { atMost: 1100 } },
      { what: "Lighthouse mobile: TBT", value: middle("tbt"), unit: "ms", target: { atMost: 50 } },
      { what: "Lighthouse mobile: CLS", value: middle("cls"), unit: "", target: { atMost: 0 } },
      { what: "Lighthouse mobile: FCP", value: middle("fcp"), unit: "ms" },
    ];
  } finally {
    await shop.stop();
  }
}

async function provideLighthouse(): Promise<string> {
  const script = "node_modules/lighthouse/cli/index.js";
  const installed = join(FOLDER, script);
  const onPath = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "lighthouse"));
  const found = [script, installed, ...onPath].find((path) => existsSync(path));
  if (found) return found;
  console.error(`  Lighthouse ${VERSION} is fetched from npm into ${FOLDER} (180 MB)`);
  const args = ["install", "--prefix", FOLDER, "--no-audit", "--no-fund", "--no-save", `lighthouse@${VERSION}`];
  const { code, output } = await quietly("npm", args, { env: process.env, timeout: 300_000 });
  if (code !== 0) throw new Refusal(`${output}\n\nLighthouse could not be installed.`);
  return installed;
}

/** What it says instead, when it fails: on a busy machine it now and then misses the beginning of its own trace. */
async function scoresOf(url: string, command: string, chromium: string): Promise<Scores | string> {
  const path = resolve("build/bench/lighthouse-report.json");
  const flags = ["--headless=new", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])].join(" ");
  const output = ["--output=json", `--output-path=${path}`, "--quiet", "--only-categories=performance"];
  const { code, output: said } = await quietly(process.execPath, [command, url, ...output, `--chrome-flags=${flags}`], {
    env: { ...process.env, CHROME_PATH: chromium },
    timeout: 120_000,
  });
  if (code !== 0) return said;
  const { categories, audits } = report.parse(JSON.parse(readFileSync(path, "utf8")));
  return {
    performance: Math.round(categories.performance.score * 100),
    lcp: audits["largest-contentful-paint"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
    fcp: audits["first-contentful-paint"].numericValue,
  };
}
