import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { foreground } from "./commands.mjs";
import { type Totals, totalsOfExit, totalsOfPlaywright, totalsOfVitest, withCrash } from "./totals.ts";

export type Runner = { title: string; run: () => Promise<Totals> };

export const formatAndLint: Runner = {
  title: "Biçim ve kurallar",
  run: async () => totalsOfExit(await tool("@biomejs/biome/bin/biome", ["check", "."])),
};

export const types: Runner = {
  title: "Türler",
  run: async () => {
    const generated = await tool("@react-router/dev/bin.cjs", ["typegen"]);
    return totalsOfExit(generated || (await tool("typescript/bin/tsc", ["--noEmit", "-p", "."])));
  },
};

export function vitest(title: string, args: string[] = []): Runner {
  return {
    title,
    run: () =>
      reported(totalsOfVitest, (report) => {
        const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
        return tool("vitest/vitest.mjs", ["run", ...reporters, ...args]);
      }),
  };
}

export function journeys(title: string, browser: string): Runner {
  return {
    title,
    run: () =>
      reported(totalsOfPlaywright, (report) =>
        tool("@playwright/test/cli.js", ["test"], { CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
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

function tool(path: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  return foreground(process.execPath, [join("node_modules", path), ...args], { ...process.env, ...env }, "SIGINT");
}
