import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { answerBytes, openDemoApp } from "../../tests/support/pages/demo-app.ts";
import { buildPages } from "../build-pages.ts";
import { Refusal } from "../commands.mjs";
import { add, nothingRun, type Outcome, slowestLines, totalsLine } from "./outcomes.ts";
import type { Check } from "./runners.ts";

/** Runs every check, also after one has failed. The totals are the last line, also after an interruption. */
export async function runChecks(prepare: () => Promise<Check[]>): Promise<void> {
  const startedAt = Date.now();
  let outcome: Outcome = nothingRun;
  let interrupted = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
    process.on(signal, () => {
      interrupted = true;
    });
  }
  try {
    for (const check of await prepare()) {
      if (interrupted) break;
      outcome = add(outcome, await timed(check).catch(failureOf));
    }
  } catch (error) {
    outcome = failureOf(error);
  }
  if (interrupted) {
    console.error("\nYarıda kesildi.");
    if (outcome.failed === 0) outcome = { ...outcome, failed: 1 };
  }
  process.exitCode = outcome.failed === 0 ? 0 : 1;
  console.log(["\nEn yavaş on test:", ...slowestLines(outcome)].join("\n"));
  const minutes = processorMinutes();
  if (minutes !== undefined) console.log(`\nİşlemci: ${minutes.toFixed(1)} dakika`);
  console.log(`Süre: ${((Date.now() - startedAt) / 60_000).toFixed(1)} dakika`);
  console.log(`\n${totalsLine(outcome)}`);
}

function failureOf(error: unknown): Outcome {
  console.error(error instanceof Refusal ? error.message : error);
  return { ...nothingRun, failed: 1 };
}

async function timed({ title, run }: Check): Promise<Outcome> {
  const startedAt = Date.now();
  console.log(`\n${title} başlıyor`);
  const outcome = await run();
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  console.log(`${title}: ${totalsLine(outcome)} (${seconds} sn)`);
  return outcome;
}

/** The numbers that a change should not make worse without saying why (CONTRIBUTING.md). */
export async function numbersLine(): Promise<string> {
  const firstFlight = await firstFlightBytes();
  const production = codeIn("app", "content", "domain", "scripts", "server", "storage").filter((file) => !isTest(file));
  const tests = codeIn(".").filter((file) => isTest(file));
  return [
    `${linesOf(production)} satır ürün`,
    `${linesOf(tests)} satır test`,
    `${production.length} dosya`,
    `ana sayfa ${firstFlight} bayt`,
    `işlemci ${processorMinutes()?.toFixed(1) ?? "?"} dakika`,
  ].join(" · ");
}

async function firstFlightBytes(): Promise<number> {
  await buildPages();
  const app = await openDemoApp();
  const bytes = await answerBytes(app, "/");
  await app.close();
  return bytes;
}

const isTest = (file: string): boolean => file.startsWith("tests/") || /\.test\.tsx?$/.test(file);

const codeIn = (...folders: string[]): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...folders], { encoding: "utf8" })
    .split("\n")
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && existsSync(file));

const linesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(file, "utf8").split("\n").length - 1, 0);

/** Linux counts in hundredths of a second, whatever the machine. */
const TICKS_A_SECOND = 100;

/** Minutes of processor that this process and every child that has ended took, user and system; undefined where nobody counts them. */
function processorMinutes(): number | undefined {
  const file = "/proc/self/stat";
  if (!existsSync(file)) return undefined;
  // The name of the program may hold spaces; it ends with the last parenthesis.
  const fields = readFileSync(file, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  const [own, ownSystem, children, childrenSystem] = fields.slice(11, 15).map(Number);
  return ((own ?? 0) + (ownSystem ?? 0) + (children ?? 0) + (childrenSystem ?? 0)) / TICKS_A_SECOND / 60;
}
