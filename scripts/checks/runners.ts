import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Totals, totalsOfExit, totalsOfPlaywright, totalsOfVitest, withCrash } from "./totals.ts";

/** Runs a program of a package and answers its exit code; what it says is shown at once or later. */
export type Tool = (path: string, args: string[], env?: NodeJS.ProcessEnv) => Promise<number>;

export type Runner = { title: string; run: (tool: Tool) => Promise<Totals> };

export const formatAndLint: Runner = {
  title: "Biçim ve kurallar",
  run: async (tool) => totalsOfExit(await tool("@biomejs/biome/bin/biome", ["check", "."])),
};

export const types: Runner = {
  title: "Türler",
  run: async (tool) => {
    const generated = await tool("@react-router/dev/bin.cjs", ["typegen"]);
    return totalsOfExit(generated || (await tool("typescript/bin/tsc", ["--noEmit", "-p", "."])));
  },
};

export function vitest(title: string, args: readonly string[] = []): Runner {
  return {
    title,
    run: (tool) =>
      reported(totalsOfVitest, (report) => {
        const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
        return tool("vitest/vitest.mjs", ["run", ...reporters, ...args]);
      }),
  };
}

export function journeys(title: string, browser: string, args: readonly string[] = []): Runner {
  return {
    title,
    run: (tool) =>
      reported(totalsOfPlaywright, (report) =>
        tool("@playwright/test/cli.js", ["test", ...args], { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      ),
  };
}

/** The numbers come from the report a runner writes; one that leaves none has crashed. */
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
