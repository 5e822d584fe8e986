import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { foreground } from "../commands.mjs";
import { type Outcome, outcomeOfExit, outcomeOfPlaywright, outcomeOfVitest, withCrash } from "./outcomes.ts";

export type Check = { title: string; run: () => Promise<Outcome> };

export const formatAndLint: Check = {
  title: "Biçim ve kurallar",
  run: async () => outcomeOfExit(await runTool("@biomejs/biome/bin/biome", ["check", "."])),
};

export const types: Check = {
  title: "Türler",
  run: async () => {
    const generated = outcomeOfExit(await runTool("@react-router/dev/bin.cjs", ["typegen"]));
    if (generated.failed > 0) return generated;
    return outcomeOfExit(await runTool("typescript/bin/tsc", ["--noEmit", "-p", "."]));
  },
};

export function vitest(title: string, args: readonly string[] = []): Check {
  return {
    title,
    run: () =>
      reported(outcomeOfVitest, (report) => {
        const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
        return runTool("vitest/vitest.mjs", ["run", "--passWithNoTests", ...reporters, ...args]);
      }),
  };
}

export function journeys(title: string, browser: string, args: readonly string[] = []): Check {
  return {
    title,
    run: () =>
      reported(outcomeOfPlaywright, (report) =>
        runTool("@playwright/test/cli.js", ["test", ...args], {
          CHROMIUM: browser,
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        }),
      ),
  };
}

/** Runs a program of a package and answers its exit code. Runners end tidily on SIGINT only. */
const runTool = (path: string, args: readonly string[], more: Record<string, string> = {}) =>
  foreground(process.execPath, [join("node_modules", path), ...args], { ...process.env, ...more }, "SIGINT");

/** The numbers come from the report that a runner writes; a runner without a report has crashed. */
async function reported(outcomeOf: (report: unknown) => Outcome, run: (reportPath: string) => Promise<number>) {
  const folder = mkdtempSync(join(tmpdir(), "fiyonk-report-"));
  const path = join(folder, "report.json");
  try {
    const code = await run(path);
    return withCrash(outcomeOf(JSON.parse(readFileSync(path, "utf8"))), code);
  } catch (error) {
    console.error(`Sonuçlar okunamadı: ${error instanceof Error ? error.message : error}`);
    return outcomeOfExit(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
