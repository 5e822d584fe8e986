import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tests/support/browser.ts";
import type { JourneyOptions } from "./tests/support/journey.ts";

const executablePath = findBrowser();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };

/** What Playwright 1.65.1 turns off in Chromium, which heeds only the last such list. */
const WITHOUT_AS_PLAYWRIGHT = [
  "AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsUpgrades,HttpsFirstBalancedModeAutoEnable",
  "LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,AvoidCorsURLLoaderRestartOnRedirect",
  "TcpPortRandomizationWin,OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,PreconnectToSearch",
  "msForceBrowserSignIn,msEdgeUpdateLaunchServicesPreferredVersion",
];

/** The browser's own pages behind its address bar: a fifth of the journeys' time. */
const WITHOUT = [...WITHOUT_AS_PLAYWRIGHT, "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup"];

export default defineConfig<object, JourneyOptions>({
  testDir: "tests/journeys",
  testMatch: "**/*.e2e.ts",
  globalSetup: "./tests/support/journey-data.ts",
  outputDir: "test-results",
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  retries: 0,
  timeout: 90_000,
  // Nothing in the journeys is timed: a busy machine may take its time, what never comes still fails.
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/journeys.json" }]],
  use: {
    browserName: "chromium",
    locale: "tr-TR",
    timezoneId: "Europe/Istanbul",
    trace: "off",
    launchOptions: {
      executablePath,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        `--disable-features=${WITHOUT.join(",")}`,
      ],
    },
  },
  // A journey runs once, on a phone, unless a tag says that another screen or database could tell it apart.
  projects: [
    { name: "phone", use: phone, grepInvert: /@desktop/ },
    { name: "desktop", use: desktop, grep: /@(?:desktop|both)/ },
    { name: "postgres", use: { ...desktop, database: "postgres" }, grep: /@postgres/ },
  ],
});
