import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { delimiter, dirname, join, resolve } from "node:path";
import { z } from "zod";
import { quietly, Refusal } from "../../../scripts/commands.mjs";
import { provideBrowser } from "../../../scripts/provide-browser.ts";
import { type Finding, median } from "../finding.ts";
import { PLAIN_ENVIRONMENT } from "../loads/plain-node.ts";
import { startMeasuredShop } from "../measured-shop.ts";
import type { Seeds } from "../seed.ts";
import { PAGES, SCRIPTS } from "./measured-pages.ts";

const RUNS = 5;
const VERSION = "13.5.0";

/** Installed only for measuring: its 115 packages weigh more than the rest of the shop. */
const FOLDER = "build/bench/lighthouse";
const REPORT = "build/bench/lighthouse-report.json";

const score = z.object({ score: z.number() });
const numeric = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.object({ performance: score, accessibility: score, "best-practices": score, seo: score }),
  audits: z.object({
    "largest-contentful-paint": numeric,
    "total-blocking-time": numeric,
    "cumulative-layout-shift": numeric,
    "first-contentful-paint": numeric,
  }),
});

type Report = z.output<typeof report>;
type Measure = { what: string; unit: Finding["unit"]; of(found: Report): number };

const MEASURES = {
  performance: { what: "performance", unit: "", of: ({ categories }) => hundreds(categories.performance) },
  accessibility: { what: "accessibility", unit: "", of: ({ categories }) => hundreds(categories.accessibility) },
  practices: { what: "best practices", unit: "", of: ({ categories }) => hundreds(categories["best-practices"]) },
  seo: { what: "SEO", unit: "", of: ({ categories }) => hundreds(categories.seo) },
  lcp: { what: "LCP", unit: "ms", of: ({ audits }) => audits["largest-contentful-paint"].numericValue },
  tbt: { what: "TBT", unit: "ms", of: ({ audits }) => audits["total-blocking-time"].numericValue },
  cls: { what: "CLS", unit: "", of: ({ audits }) => audits["cumulative-layout-shift"].numericValue },
  fcp: { what: "FCP", unit: "ms", of: ({ audits }) => audits["first-contentful-paint"].numericValue },
} satisfies Record<string, Measure>;

type Targets = Partial<Record<keyof typeof MEASURES, Finding["target"]>>;

const FLAWLESS = {
  accessibility: { atLeast: 100 },
  seo: { atLeast: 100 },
  practices: { atLeast: 95 },
} satisfies Targets;
const HOME: Targets = {
  ...FLAWLESS,
  performance: { atLeast: 100 },
  cls: { atMost: 0 },
};
const OTHERS: Targets = { ...FLAWLESS, performance: { atLeast: 95 } };

/** Blocking time without scripts shows how busy the machine is; the difference counts. */
const WITHOUT_SCRIPTS = [`--blocked-url-patterns=${SCRIPTS}`];
const SCRIPTS_BLOCK_AT_MOST = { atMost: 40 };

const MEASURED: { name: string; path: string; targets: Targets }[] = [
  { ...PAGES.home, targets: HOME },
  { ...PAGES.product, targets: OTHERS },
  { ...PAGES.category, targets: OTHERS },
];

/** Google's Lighthouse with its default mobile profile; the median of some runs. */
export async function lighthouse(seeds: Seeds): Promise<Finding[]> {
  const tools = { chromium: await provideBrowser(), command: await provideLighthouse() };
  const shop = await startMeasuredShop(await seeds.demoShop());
  try {
    const findings: Finding[] = [];
    for (const page of MEASURED) findings.push(...findingsOf(page, await turnsOf(shop.url + page.path, tools)));
    return findings;
  } finally {
    await shop.stop();
  }
}

type Turn = { whole: Report; scriptless: Report };

function findingsOf({ name: of, targets }: (typeof MEASURED)[number], turns: readonly Turn[]): Finding[] {
  const known = new Map(Object.entries(targets));
  const measures = Object.entries<Measure>(MEASURES).map(([key, { what, unit, of: measure }]): Finding => {
    const value = median(turns.map(({ whole }) => measure(whole)));
    return { what, of, value, unit, target: known.get(key) };
  });
  const tbt = MEASURES.tbt.of;
  const scriptless = median(turns.map((turn) => tbt(turn.scriptless)));
  const more = median(turns.map((turn) => tbt(turn.whole) - tbt(turn.scriptless)));
  return [
    ...measures,
    { what: "TBT with its scripts blocked", of, value: scriptless, unit: "ms" },
    { what: "TBT that its scripts add, in turns", of, value: more, unit: "ms", target: SCRIPTS_BLOCK_AT_MOST },
  ];
}

type Tools = { chromium: string; command: string };

/** The first visit makes the shop draw the picture sizes. */
async function turnsOf(url: string, tools: Tools): Promise<Turn[]> {
  await reportOf(url, tools);
  const turns: Turn[] = [];
  for (let attempt = 1; turns.length < RUNS; attempt += 1) {
    const whole = await reportOf(url, tools);
    const scriptless = await reportOf(url, tools, WITHOUT_SCRIPTS);
    if (typeof whole !== "string" && typeof scriptless !== "string") turns.push({ whole, scriptless });
    else if (attempt > 2 * RUNS) throw new Error(`Lighthouse failed:\n${whole}\n${scriptless}`);
  }
  return turns;
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

/** Lighthouse's error: on a busy machine it sometimes misses the start of its own trace. */
async function reportOf(
  url: string,
  { chromium, command }: Tools,
  flags: readonly string[] = [],
): Promise<Report | string> {
  await mkdir(dirname(REPORT), { recursive: true });
  await rm(REPORT, { force: true });
  const chrome = ["--headless=new", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])].join(" ");
  const args = ["--output=json", `--output-path=${resolve(REPORT)}`, "--quiet", `--chrome-flags=${chrome}`, ...flags];
  const { code, output: said } = await quietly(process.execPath, [command, url, ...args], {
    env: { ...PLAIN_ENVIRONMENT, CHROME_PATH: chromium },
    timeout: 120_000,
  });
  if (code !== 0) return said;
  const { success, data, error } = report.safeParse(JSON.parse(await readFile(REPORT, "utf8")));
  return success ? data : z.prettifyError(error);
}

const hundreds = ({ score }: { score: number }): number => Math.round(score * 100);
