import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { answerBytes, openDemoApp } from "../../tests/support/pages/demo-app.ts";
import { buildPages } from "../build-pages.ts";
import { processorMinutes } from "./processor-time.ts";

/** What a change should not make worse without saying why (CONTRIBUTING.md). */
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
