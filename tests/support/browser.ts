import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { homedir } from "node:os";
import { basename, delimiter, join } from "node:path";

/** Headless browsers come first: with them the journeys take two thirds of the time. */
const COMMANDS = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "headless_shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

const USUAL_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/usr/lib/chromium/chromium",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The browser for journeys and screenshots: the one that CHROMIUM names, an installed one, or one that Playwright downloaded. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env.CHROMIUM ? [env.CHROMIUM] : [];
  return [...named, ...onPath(env), ...USUAL_PATHS, ...downloadedByPlaywright(env)].find(canRun);
}

export const isWindowless = (browser: string): boolean => /headless/.test(basename(browser));

function onPath({ PATH = "" }: NodeJS.ProcessEnv): string[] {
  return COMMANDS.flatMap((command) => PATH.split(delimiter).map((folder) => join(folder, command)));
}

function downloadedByPlaywright({ PLAYWRIGHT_BROWSERS_PATH }: NodeJS.ProcessEnv): string[] {
  const caches = [
    PLAYWRIGHT_BROWSERS_PATH ?? "",
    join(homedir(), ".cache/ms-playwright"),
    join(homedir(), "Library/Caches/ms-playwright"),
  ];
  const executables =
    "chromium*/{chrome-*,chrome}/{chrome,headless_shell,chrome-headless-shell,*.app/Contents/MacOS/*}";
  return caches
    .filter((cache) => cache !== "")
    .flatMap((cache) => globSync(executables, { cwd: cache }).map((path) => join(cache, path)))
    .sort()
    .reverse();
}

/** Ubuntu's `chromium-browser` may only be a script that asks for a snap, and a browser may lack its libraries. */
function canRun(path: string): boolean {
  const { status, stdout } = spawnSync(path, ["--version"], { encoding: "utf8", timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}
