import { existsSync } from "node:fs";
import { mkdir, readFile, rm } from "node:fs/promises";
import { delimiter, dirname, join, resolve } from "node:path";
import { z } from "zod";
import { quietly } from "../../../scripts/commands.mjs";
import { provideBrowser } from "../../../scripts/provide-browser.ts";
import { type Finding, median } from "../finding.ts";
import { PLAIN_ENVIRONMENT } from "../loads/plain-node.ts";
import type { MeasuredPage } from "./measured-pages.ts";

const RUNS = 3;
const VERSION = "13.5.0";

/** Installed only for measuring: its 115 packages weigh more than the rest of the shop. */
const FOLDER = "build/lab/lighthouse";
const REPORT = "build/lab/lighthouse-report.json";

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

type Page = z.output<typeof report>;
type Measure = [what: string, unit: Finding["unit"], of: (found: Page) => number];

const MEASURES: readonly Measure[] = [
  ["LCP", "ms", ({ audits }) => audits["largest-contentful-paint"].numericValue],
  ["FCP", "ms", ({ audits }) => audits["first-contentful-paint"].numericValue],
  ["TBT", "ms", ({ audits }) => audits["total-blocking-time"].numericValue],
  ["CLS", "", ({ audits }) => audits["cumulative-layout-shift"].numericValue],
  ["performance", "", ({ categories }) => Math.round(categories.performance.score * 100)],
];

/** Google's Lighthouse with its default mobile profile, medians of some runs; or the reason why it cannot be had. */
export async function openLighthouse() {
  const chromium = await provideBrowser();
  const command = await provideLighthouse();
  if (!command) return `Lighthouse ${VERSION} is not here and could not be installed.`;
  return async (shop: string, { name: of, path }: MeasuredPage): Promise<Finding[]> => {
    const found: Page[] = [];
    for (let attempt = 1; found.length < RUNS; attempt += 1) {
      const result = await visitOnce(shop + path, { chromium, command });
      if (typeof result !== "string") found.push(result);
      else if (attempt > 2 * RUNS) throw new Error(`Lighthouse failed:\n${result}`);
    }
    return MEASURES.map(([what, unit, measure]) => ({
      what: `Lighthouse: ${what}`,
      of,
      value: median(found.map(measure)),
      unit,
    }));
  };
}

async function provideLighthouse(): Promise<string | undefined> {
  const script = "node_modules/lighthouse/cli/index.js";
  const installed = join(FOLDER, script);
  const onPath = (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, "lighthouse"));
  const found = [script, installed, ...onPath].find((path) => existsSync(path));
  if (found) return found;
  const args = ["install", "--prefix", FOLDER, "--no-audit", "--no-fund", "--no-save", `lighthouse@${VERSION}`];
  const { code, output } = await quietly("npm", args, { env: process.env, timeout: 300_000 });
  if (code === 0) return installed;
  console.error(output);
  return undefined;
}

/** Lighthouse's error: on a busy machine it sometimes misses the start of its own trace. */
async function visitOnce(url: string, { chromium, command }: { chromium: string; command: string }) {
  await mkdir(dirname(REPORT), { recursive: true });
  await rm(REPORT, { force: true });
  const chrome = ["--headless=new", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])].join(" ");
  const args = ["--output=json", `--output-path=${resolve(REPORT)}`, "--quiet", `--chrome-flags=${chrome}`];
  const { code, output } = await quietly(process.execPath, [command, url, ...args], {
    env: { ...PLAIN_ENVIRONMENT, CHROME_PATH: chromium },
    timeout: 120_000,
  });
  if (code !== 0) return output;
  const { success, data, error } = report.safeParse(JSON.parse(await readFile(REPORT, "utf8")));
  return success ? data : z.prettifyError(error);
}
