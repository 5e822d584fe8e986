import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { foreground } from "../commands.mjs";

export type Check = { title: string; run: () => Promise<Totals> };

export const formatAndLint: Check = {
  title: "Biçim ve kurallar",
  run: async () => totalsOfExit(await runTool("@biomejs/biome/bin/biome", ["check", "."])),
};

export const types: Check = {
  title: "Türler",
  run: async () => {
    const generated = totalsOfExit(await runTool("@react-router/dev/bin.cjs", ["typegen"]));
    if (generated.failed > 0) return generated;
    return totalsOfExit(await runTool("typescript/bin/tsc", ["--noEmit", "-p", "."]));
  },
};

export function vitest(title: string, args: readonly string[] = []): Check {
  return {
    title,
    run: () =>
      reported(totalsOfVitest, (report) => {
        const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
        return runTool("vitest/vitest.mjs", ["run", "--passWithNoTests", ...reporters, ...args]);
      }),
  };
}

export function journeys(title: string, browser: string, args: readonly string[] = []): Check {
  return {
    title,
    run: () =>
      reported(totalsOfPlaywright, (report) =>
        runTool("@playwright/test/cli.js", ["test", ...args], {
          CHROMIUM: browser,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        }),
      ),
  };
}

/** Runs a program of a package and answers its exit code. Runners end tidily on SIGINT only. */
const runTool = (path: string, args: readonly string[], env: Record<string, string> = {}): Promise<number> =>
  foreground(process.execPath, [join("node_modules", path), ...args], { ...process.env, ...env }, "SIGINT");

/** The numbers come from the report that a runner writes; a runner without a report has crashed. */
async function reported(count: (report: unknown) => Totals, run: (reportPath: string) => Promise<number>) {
  const folder = mkdtempSync(join(tmpdir(), "fiyonk-report-"));
  const path = join(folder, "report.json");
  try {
    const code = await run(path);
    return withCrash(count(JSON.parse(readFileSync(path, "utf8"))), code);
  } catch (error) {
    console.error(`Sonuçlar okunamadı: ${error instanceof Error ? error.message : error}`);
    return totalsOfExit(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export type Totals = { passed: number; failed: number; skipped: number };

export const noTotals: Totals = { passed: 0, failed: 0, skipped: 0 };

/** A check that only says yes or no counts as one. */
export function totalsOfExit(code: number): Totals {
  return code === 0 ? { ...noTotals, passed: 1 } : { ...noTotals, failed: 1 };
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/** A file that could not even be loaded holds no tests and counts as one failure. */
export function totalsOfVitest(report: unknown): Totals {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = vitestReport.parse(report);
  const unloadable = testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
  return {
    passed: numPassedTests,
    failed: numFailedTests + unloadable.length,
    skipped: numPendingTests + numTodoTests,
  };
}

const playwrightReport = z.object({
  errors: z.array(z.unknown()),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

export function totalsOfPlaywright(report: unknown): Totals {
  const { errors, stats } = playwrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

/** A runner that ends badly without naming a failed test has crashed, which is a failure too. */
export function withCrash(totals: Totals, code: number): Totals {
  return code !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}

export function add(one: Totals, other: Totals): Totals {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  };
}

export function totalsLine({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
