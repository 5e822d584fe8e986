import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/support/browser.ts";
import type { JourneyOptions } from "./tests/support/journey.ts";

const executablePath = findBrowser();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

export default defineConfig<object, JourneyOptions>({
  testDir: "tests/journeys",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./tests/support/journey-data.ts",
  outputDir: "test-results",
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // One more than the cores of a small machine: while a page waits for its server or its clock, another one is drawn.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  // The journeys measure no time, so a generous timeout only delays failures on a busy machine.
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    // A button that is not there is told as soon as a sentence that is not.
    actionTimeout: 15_000,
    browserName: "chromium",
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    trace: "off",
    // Journeys catch requests in the page. Those of the panel's worker would pass them by.
    serviceWorkers: "block",
    // A fade is a race: colors and places are looked at as they are at rest.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath,
      args: ["--no-sandbox"],
    },
  },
  // A journey runs once, on a phone, unless a tag names another screen or database that matters to it.
  // The longest are on a desktop and come first, so that no worker waits for them at the end.
  projects: [
    { name: "desktop", use: desktop, grep: /@(?:desktop|both)/ },
    { name: "postgres", use: { ...desktop, database: "postgres" }, grep: /@postgres/ },
    { name: "phone", use: phone, grepInvert: /@desktop/ },
  ],
});
